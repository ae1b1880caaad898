package tabard.campaign.terms;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/** The sides of a battle (CA-21.34): A attacks; on virgin land it is the lower seat. */
public enum Side implements Named {
    A,
    B;

    public static final List<Side> ALL = List.of(values());

    /** 1 and 2 as they are listed; 0 stands for neither. */
    public static int number(@Nullable Side side) {
        return side == null ? 0 : side == A ? 1 : 2;
    }

    public static @Nullable Side numbered(int number) {
        return switch (number) {
            case 1 -> A;
            case 2 -> B;
            default -> null;
        };
    }

    public Side other() {
        return this == A ? B : A;
    }
}
