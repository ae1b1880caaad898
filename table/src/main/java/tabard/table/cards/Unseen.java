package tabard.table.cards;

import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.FieldWrites;
import tabard.table.Named;
import tabard.table.sheet.Where;

/** The cards of which a viewer does not know where they are, shuffled: dealt to where they might be. */
public final class Unseen<T extends Named, P extends Named> {
    private final FieldWrites s;
    private final Where<T, P> where;
    private final int[] pool;
    private int left;

    Unseen(FieldWrites s, Where<T, P> where, RandomGenerator dice) {
        this.s = s;
        this.where = where;
        this.pool = new int[where.things().size()];
        for (int i = 0; i < pool.length; i++) {
            if (s.hidden(where, where.things().get(i))) {
                int at = dice.nextInt(left + 1);
                pool[left++] = pool[at];
                pool[at] = i;
            }
        }
    }

    public int left() {
        return left;
    }

    /** So many of them lie in that place, or as many as there are. */
    public void deal(@Nullable P place, int cards) {
        for (int i = 0; i < cards && left > 0; i++) {
            s.move(where, where.things().get(pool[--left]), place);
        }
    }

    /** So many that fit lie in that place, or as many as there are. */
    public void deal(@Nullable P place, int cards, Predicate<T> fits) {
        int dealt = 0;
        for (int i = left - 1; i >= 0 && dealt < cards; i--) {
            var card = where.things().get(pool[i]);
            if (fits.test(card)) {
                pool[i] = pool[--left];
                s.move(where, card, place);
                dealt++;
            }
        }
    }

    /** How many cards of a place the viewer has not seen. */
    public int missing(@Nullable P place) {
        return s.count(where, place) - s.seen(where, place);
    }

    /** Deals the rest so that every place has as many as all can count. */
    public void fill() {
        for (int i = 0; i < where.places().size() && left > 0; i++) {
            deal(where.places().get(i), missing(where.places().get(i)));
        }
        if (left > missing(null)) {
            throw new IllegalStateException("more unseen cards than the places miss: " + left);
        }
        deal(null, left);
    }
}
