package tabard.table.sheet;

/** A typed handle of a field: made once, kept in a constant, and used to read and write the array of any position. */
public sealed interface Handle<H extends Handle<H>> permits Cells, Count, Flag, Maybe, Members, One, Row, Where {
    Cells cells();

    /** Whoever sees the field change reads a line about it, whose key begins with "changed." (see {@link Consequences}). */
    @SuppressWarnings("unchecked") // every handle names itself
    default H told(String key) {
        cells().field().tell(key);
        return (H) this;
    }

    /** Its changes need no line: the move itself says enough, or nobody would miss it. */
    @SuppressWarnings("unchecked") // every handle names itself
    default H silent() {
        cells().field().hush();
        return (H) this;
    }
}
