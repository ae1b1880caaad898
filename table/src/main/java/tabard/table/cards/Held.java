package tabard.table.cards;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tabard.table.sheet.Where;

/**
 * The cards that one sees in one place or in either of two, such as a hand of which some lie open: counted and walked without a copy, in
 * the order of ordinals; what is walked may be moved away meanwhile. The field keeps sets.
 */
public record Held<T extends Named, P extends Named>(
        Where<T, P> cards,
        int[] s,
        @Nullable P one,
        @Nullable P other) {
    /** 32 of them, as {@link Where#word} gives what lies in a place. */
    public int word(int word) {
        return cards.word(s, one, word) | cards.word(s, other, word);
    }

    public int count(Kind<T> kind) {
        int count = 0;
        for (int word = 0; word < cards.words(); word++) {
            count += Integer.bitCount(word(word) & kind.word(word));
        }
        return count;
    }

    public boolean any(Kind<T> kind) {
        return count(kind) > 0;
    }

    public Iterable<T> each(Kind<T> kind) {
        return () -> new Walk<>(this, kind);
    }

    private static final class Walk<T extends Named> implements Iterator<T> {
        private final Held<T, ?> held;
        private final Kind<T> kind;
        private int word;
        private int rest;

        Walk(Held<T, ?> held, Kind<T> kind) {
            this.held = held;
            this.kind = kind;
            this.rest = held.word(0) & kind.word(0);
        }

        @Override
        public boolean hasNext() {
            while (rest == 0 && word < held.cards.words() - 1) {
                word++;
                rest = held.word(word) & kind.word(word);
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
            return held.cards.things().get(next);
        }
    }
}
