package tabard.campaign.rules;

import java.util.List;
import tabard.table.Named;

/** What a side has met in a battle for objectives (CA-15.2). */
public enum Objectives implements Named {
    NEITHER,
    MAIN,
    SECONDARY,
    BOTH;

    public static final List<Objectives> ALL = List.of(values());

    public boolean main() {
        return this == MAIN || this == BOTH;
    }

    public boolean secondary() {
        return this == SECONDARY || this == BOTH;
    }
}
