package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The steps of one order: two of a shape at most, and that of a Forced March (CA-7.2). */
public enum Leg implements Named {
    ONE,
    TWO,
    THREE;

    public static final List<Leg> ALL = List.of(values());
}
