package tabard.table;

/** An entry of a game's content that is no enum constant: it knows its place in the list and its word. */
public abstract class Listing implements Named {
    private final int ordinal;
    private final String word;

    protected Listing(int ordinal, String word) {
        this.ordinal = ordinal;
        this.word = word;
    }

    @Override
    public final String name() {
        return word;
    }

    @Override
    public final String word() {
        return word;
    }

    @Override
    public final int ordinal() {
        return ordinal;
    }

    /** Alone in a set. */
    public final long bit() {
        return 1L << ordinal;
    }

    @Override
    public final String toString() {
        return word;
    }
}
