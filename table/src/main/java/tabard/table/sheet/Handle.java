package tabard.table.sheet;

import java.util.EnumSet;

/** A typed handle of a field: made once, kept in a constant, and used to read and write the array of any position. */
public sealed interface Handle<H extends Handle<H>> permits Cells, Count, Flag, Maybe, Members, One, Row, Where {
    Cells cells();

    /** Whoever sees the field change reads a line about it, whose key begins with "changed." (see {@link Consequences}). */
    @SuppressWarnings("unchecked") // every handle names itself
    default H told(String key) {
        cells().field().tell(key);
        return (H) this;
    }

    /** The same, of some kinds of change only: others are said by the moves themselves. Not of rows and sets. */
    @SuppressWarnings("unchecked") // every handle names itself
    default H told(String key, Change first, Change... more) {
        cells().field().tell(key, EnumSet.of(first, more));
        return (H) this;
    }

    /** Its lines are made, and the game keeps those that its moves do not say themselves (it overrides {@code followed}). */
    @SuppressWarnings("unchecked") // every handle names itself
    default H sometimesTold(String key) {
        cells().field().tellSometimes(key);
        return (H) this;
    }

    /** Its changes need no line: the move itself says enough, or nobody would miss it. */
    @SuppressWarnings("unchecked") // every handle names itself
    default H silent() {
        cells().field().hush();
        return (H) this;
    }
}
