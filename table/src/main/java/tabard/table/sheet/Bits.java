package tabard.table.sheet;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import tabard.table.Named;

/** The set of any size that begins at a cell, 32 things to a cell. What is walked may leave the set meanwhile; nothing may join it. */
record Bits<T extends Named>(List<T> all, int[] s, int from, int words) implements Iterable<T> {
    static int words(int things) {
        return (things + Integer.SIZE - 1) / Integer.SIZE;
    }

    static boolean has(int[] s, int from, int thing) {
        return (s[from + (thing >>> 5)] & 1 << thing) != 0;
    }

    static void add(int[] s, int from, int thing) {
        s[from + (thing >>> 5)] |= 1 << thing;
    }

    static void remove(int[] s, int from, int thing) {
        s[from + (thing >>> 5)] &= ~(1 << thing);
    }

    static long bits(int[] s, int from, int words) {
        return switch (words) {
            case 1 -> s[from] & 0xFFFF_FFFFL;
            case 2 -> (s[from] & 0xFFFF_FFFFL) | (long) s[from + 1] << Integer.SIZE;
            default -> throw new IllegalStateException("more than 64 things: walk them");
        };
    }

    static int size(int[] s, int from, int words) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Integer.bitCount(s[from + word]);
        }
        return size;
    }

    static <T extends Named> Iterable<T> each(List<T> all, int[] s, int from, int words) {
        return words <= 2 ? new Subset<>(all, bits(s, from, words)) : new Bits<>(all, s, from, words);
    }

    @Override
    public Iterator<T> iterator() {
        return new Walk<>(this);
    }

    private static final class Walk<T extends Named> implements Iterator<T> {
        private final Bits<T> set;
        private int word;
        private int rest;

        Walk(Bits<T> set) {
            this.set = set;
            this.rest = set.s[set.from];
        }

        @Override
        public boolean hasNext() {
            while (rest == 0 && word < set.words - 1) {
                rest = set.s[set.from + ++word];
            }
            return rest != 0;
        }

        @Override
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int next = word * Integer.SIZE + Integer.numberOfTrailingZeros(rest);
            rest &= rest - 1;
            return set.all.get(next);
        }
    }
}
