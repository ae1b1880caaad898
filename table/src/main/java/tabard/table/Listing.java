package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** An entry of a game's content that is no enum constant: it knows its place in the list and its word. */
public abstract class Listing implements Named {
    private final int ordinal;
    private final String word;

    protected Listing(int ordinal, String word) {
        this.ordinal = ordinal;
        this.word = word;
    }

    /** One for each entry of a file, in its order: made of its place and the entry. */
    protected static <E, T extends Listing> List<T> each(List<E> entries, BiFunction<Integer, E, T> maker) {
        var all = new ArrayList<T>();
        entries.forEach(entry -> all.add(maker.apply(all.size(), entry)));
        return List.copyOf(all);
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
