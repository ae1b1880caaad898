package tabard.campaign.terms;

import java.util.List;
import tabard.table.Named;

/** The three shapes of a turn's moves (CA-7.3 to 7.5): two starts, two steps, or joining and going on together. */
public enum Shape implements Named {
    TWO_MOVES,
    TWO_STEPS,
    JOIN;

    public static final List<Shape> ALL = List.of(values());
}
