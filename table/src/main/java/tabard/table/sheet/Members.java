package tabard.table.sheet;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;

/**
 * A set of things, 32 to a cell, for each combination of the entries of up to two axes. A set is seen by all: what some may not
 * know is a {@link Flag} for each thing, which can be blank.
 */
public record Members<T extends Named>(
        Cells cells, List<T> all, int words, @Nullable Rule<T> rule) implements Handle<Members<T>> {
    /** Whether a thing belongs to the set of an entry, read off the rest of the position. */
    @FunctionalInterface
    interface Rule<T> {
        boolean holds(int[] s, Named of, T thing);
    }

    public Members {
        all = Axis.inOrder(all);
    }

    public boolean has(int[] s, T thing) {
        return Bits.has(s, cells.from(), thing.ordinal());
    }

    public boolean has(int[] s, Named a, T thing) {
        return Bits.has(s, cells.index(a), thing.ordinal());
    }

    public boolean has(int[] s, Named a, Named b, T thing) {
        return Bits.has(s, cells.index(a, b), thing.ordinal());
    }

    public void set(int[] s, T thing, boolean there) {
        set(s, cells.from(), thing, there);
    }

    public void set(int[] s, Named a, T thing, boolean there) {
        set(s, cells.index(a), thing, there);
    }

    public void set(int[] s, Named a, Named b, T thing, boolean there) {
        set(s, cells.index(a, b), thing, there);
    }

    private void set(int[] s, int from, T thing, boolean there) {
        if (there) {
            Bits.add(s, from, thing.ordinal());
        } else {
            Bits.remove(s, from, thing.ordinal());
        }
    }

    /** Of a derived set: asks its rule anew about one thing. */
    public void renew(int[] s, T thing) {
        set(s, thing, rule().holds(s, thing, thing));
    }

    public void renew(int[] s, Named a, T thing) {
        set(s, a, thing, rule().holds(s, a, thing));
    }

    /** What a derived set follows from. */
    @Override
    public Rule<T> rule() {
        if (rule == null) {
            throw new IllegalStateException("not derived: " + cells.field().name());
        }
        return rule;
    }

    /** As bits of a long, for up to 64 things. */
    public long bits(int[] s) {
        return Bits.bits(s, cells.from(), words);
    }

    public long bits(int[] s, Named a) {
        return Bits.bits(s, cells.index(a), words);
    }

    public long bits(int[] s, Named a, Named b) {
        return Bits.bits(s, cells.index(a, b), words);
    }

    /** Replaces a set of up to 64 things. */
    public void bits(int[] s, long bits) {
        write(s, cells.from(), bits);
    }

    public void bits(int[] s, Named a, long bits) {
        write(s, cells.index(a), bits);
    }

    private void write(int[] s, int from, long bits) {
        s[from] = (int) bits;
        if (words > 1) {
            s[from + 1] = (int) (bits >>> Integer.SIZE);
        }
    }

    public int size(int[] s) {
        return Bits.size(s, cells.from(), words);
    }

    public int size(int[] s, Named a) {
        return Bits.size(s, cells.index(a), words);
    }

    public int size(int[] s, Named a, Named b) {
        return Bits.size(s, cells.index(a, b), words);
    }

    /** What is in the set, in the order of ordinals; what is walked may leave the set meanwhile. */
    public Iterable<T> each(int[] s) {
        return Bits.each(all, s, cells.from(), words);
    }

    public Iterable<T> each(int[] s, Named a) {
        return Bits.each(all, s, cells.index(a), words);
    }

    public Iterable<T> each(int[] s, Named a, Named b) {
        return Bits.each(all, s, cells.index(a, b), words);
    }
}
