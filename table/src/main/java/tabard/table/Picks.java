package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Choices put together one after the other, the usual one first: {@code new Picks<OnTurn>(24).add(PASS).each(Place.EACH, free)}. */
public final class Picks<A> implements Choices<A> {
    private final ArrayList<A> all;

    /** With room for so many; more may come. */
    public Picks(int room) {
        this.all = new ArrayList<>(room);
    }

    public Picks<A> add(A move) {
        all.add(move);
        return this;
    }

    public Picks<A> addIf(boolean possible, A move) {
        if (possible) {
            all.add(move);
        }
        return this;
    }

    /** Those of the moves, one for each entry of an axis, whose entry is in the set: the first for bit 0, and so on. */
    public Picks<A> each(List<? extends A> moves, long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            all.add(moves.get(Long.numberOfTrailingZeros(rest)));
        }
        return this;
    }

    /** The same, of an unordered pick: people may name these others first. */
    public Choices<A> orFirst(List<? extends A> moves, long others) {
        return others == 0 ? this : Choices.inAnyOrder(all, new Picks<A>(8).each(moves, others).all);
    }

    @Override
    public boolean admits(Action move) {
        return all.contains(move);
    }

    @Override
    public A usual() {
        return all.getFirst();
    }

    @Override
    public A any(RandomGenerator dice) {
        return all.get(dice.nextInt(all.size()));
    }

    @Override
    public List<A> all() {
        return Collections.unmodifiableList(all);
    }

    @Override
    public int size() {
        return all.size();
    }
}
