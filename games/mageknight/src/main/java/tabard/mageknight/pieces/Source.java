package tabard.mageknight.pieces;

import java.util.List;
import tabard.table.Named;

/** Whose effect is being carried out: bonuses go by it (MK-14.3, 24.20). */
public enum Source implements Named {
    CARD,
    UNIT,
    SKILL;

    public static final List<Source> ALL = List.of(values());

    @Override
    public String word() {
        return "by-" + Named.super.word();
    }
}
