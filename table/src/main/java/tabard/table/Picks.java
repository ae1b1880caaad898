package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Choices put together one after the other, the usual one first: {@code new Picks<OnTurn>(2).add(PASS).each(Place.EACH, free)}. Those that
 * are given as sets are counted and drawn from as sets; they are listed only when somebody reads the list, and none may come after that.
 */
public final class Picks<A> implements Choices<A> {
    /** The moves whose entries are in the set; so many others stand before them. */
    private record Some<A>(@Nullable Some<A> before, List<? extends A> moves, long set, int from) {
        A get(int index) {
            return moves.get(Long.numberOfTrailingZeros(Long.expand(1L << index - from, set)));
        }

        void addTo(List<A> all) {
            if (before != null) {
                before.addTo(all);
            }
            Moves.add(all, moves, set);
        }
    }

    private final ArrayList<A> named;
    private @Nullable Some<A> last; // what was given as sets after those named one by one
    private int size;
    private @Nullable List<A> all;

    /** With room for so many named one by one; more may come. */
    public Picks(int room) {
        this.named = new ArrayList<>(room);
    }

    public Picks<A> add(A move) {
        if (last != null) {
            last.addTo(named);
            last = null;
        }
        named.add(move);
        size++;
        return this;
    }

    public Picks<A> addIf(boolean possible, A move) {
        return possible ? add(move) : this;
    }

    /** Those of the moves, one for each entry of an axis, whose entry is in the set: the first for bit 0, and so on. */
    public Picks<A> each(List<? extends A> moves, long set) {
        if (set != 0) {
            last = new Some<>(last, moves, set, size);
            size += Long.bitCount(set);
        }
        return this;
    }

    /** The same, of an unordered pick: people may name these others first. */
    public Choices<A> orFirst(List<? extends A> moves, long others) {
        return others == 0 ? this : Choices.inAnyOrder(all(), new Picks<A>(0).each(moves, others).all());
    }

    @Override
    public boolean admits(Action move) {
        return all().contains(move);
    }

    @Override
    public A usual() {
        return get(0);
    }

    @Override
    public A any(RandomGenerator dice) {
        return get(dice.nextInt(size));
    }

    private A get(int index) {
        var some = last;
        while (some != null && index < some.from) {
            some = some.before;
        }
        return some == null ? named.get(index) : some.get(index);
    }

    @Override
    public List<A> all() {
        if (all == null) {
            var list = new ArrayList<A>(size);
            list.addAll(named);
            if (last != null) {
                last.addTo(list);
            }
            all = Collections.unmodifiableList(list);
        }
        return all;
    }

    @Override
    public int size() {
        return size;
    }
}
