package tabard.table.sheet;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import tabard.table.Named;

/** Some of at most 64 things, as bits of a long: does not change while it is walked, and costs nothing where it does not escape. */
public record Subset<T extends Named>(List<T> all, long bits) implements Iterable<T> {
    public static <T extends Named> Subset<T> of(List<T> all, long bits) {
        return new Subset<>(all, bits);
    }

    public static <T extends Named> Subset<T> all(List<T> all) {
        return new Subset<>(all, -1L >>> (Long.SIZE - all.size()));
    }

    public static long bit(Named thing) {
        return 1L << thing.ordinal();
    }

    public boolean has(T thing) {
        return (bits & bit(thing)) != 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /** The one with the lowest ordinal; the set must not be empty. */
    public T first() {
        return all.get(Long.numberOfTrailingZeros(bits));
    }

    /** The one with the highest ordinal; the set must not be empty. */
    public T last() {
        return all.get(Long.SIZE - 1 - Long.numberOfLeadingZeros(bits));
    }

    /** The one before which so many others stand. */
    public T get(int index) {
        long rest = bits;
        for (int i = index; i > 0; i--) {
            rest &= rest - 1;
        }
        return all.get(Long.numberOfTrailingZeros(rest));
    }

    public Subset<T> with(T thing) {
        return new Subset<>(all, bits | bit(thing));
    }

    public Subset<T> without(T thing) {
        return new Subset<>(all, bits & ~bit(thing));
    }

    public Subset<T> and(long others) {
        return new Subset<>(all, bits & others);
    }

    public Subset<T> or(long others) {
        return new Subset<>(all, bits | others);
    }

    public Subset<T> minus(long others) {
        return new Subset<>(all, bits & ~others);
    }

    /** Those of them for which it holds. */
    public Subset<T> where(Predicate<? super T> holds) {
        long found = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            found |= holds.test(all.get(next)) ? 1L << next : 0;
        }
        return new Subset<>(all, found);
    }

    public boolean any(Predicate<? super T> holds) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            if (holds.test(all.get(Long.numberOfTrailingZeros(rest)))) {
                return true;
            }
        }
        return false;
    }

    public int sum(ToIntFunction<? super T> count) {
        int sum = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            sum += count.applyAsInt(all.get(Long.numberOfTrailingZeros(rest)));
        }
        return sum;
    }

    /** What belongs to any of them, as bits. */
    public long union(ToLongFunction<? super T> each) {
        long union = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            union |= each.applyAsLong(all.get(Long.numberOfTrailingZeros(rest)));
        }
        return union;
    }

    @Override
    public Iterator<T> iterator() {
        return new Walk<>(all, bits);
    }

    private static final class Walk<T> implements Iterator<T> {
        private final List<T> all;
        private long rest;

        Walk(List<T> all, long rest) {
            this.all = all;
            this.rest = rest;
        }

        @Override
        public boolean hasNext() {
            return rest != 0;
        }

        @Override
        public T next() {
            if (rest == 0) {
                throw new NoSuchElementException();
            }
            int next = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return all.get(next);
        }
    }
}
