package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The sides of a battle (CA-21.34): A attacks; on virgin land it is the lower seat. */
public enum Side implements Named {
    A,
    B;

    public static final List<Side> ALL = List.of(values());

    public Side other() {
        return this == A ? B : A;
    }
}
