package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.sheet.Subset;

/**
 * Choices put together one after the other, the usual one first: {@code new Picks<OnTurn>(1).add(PASS).each(free, Place::new)}. Those that
 * are given as sets are counted and drawn from as sets; they are made and listed only when somebody reads the list, and none may come after
 * that.
 */
public final class Picks<A> implements Choices<A> {
    /** A set of ready moves that is no larger is listed at once: a draw that walks fewer parts gains more than listing costs. */
    private static final int SMALL = 8;

    private final int room;
    private @Nullable Part<A> last;
    private @Nullable List<A> named; // of the last part, if its moves were named one by one
    private int size;
    private @Nullable List<A> all;

    /** With room for so many named one by one; more may come. */
    public Picks(int room) {
        this.room = room;
    }

    /** Some of the moves, behind so many others. A class, because a draw walks them: fields are read faster than methods of five kinds. */
    private abstract static sealed class Part<A> {
        final @Nullable Part<A> before;
        final int from;

        Part(@Nullable Part<A> before, int from) {
            this.before = before;
            this.from = from;
        }

        abstract A get(int index);

        abstract void addTo(List<A> all);
    }

    /** One by itself: a list is made when another one follows. */
    private static final class Only<A> extends Part<A> {
        final A move;

        Only(@Nullable Part<A> before, int from, A move) {
            super(before, from);
            this.move = move;
        }

        @Override
        A get(int index) {
            return move;
        }

        @Override
        void addTo(List<A> all) {
            all.add(move);
        }
    }

    private static final class OneByOne<A> extends Part<A> {
        final List<A> moves;

        OneByOne(@Nullable Part<A> before, int from, List<A> moves) {
            super(before, from);
            this.moves = moves;
        }

        @Override
        A get(int index) {
            return moves.get(index);
        }

        @Override
        void addTo(List<A> all) {
            all.addAll(moves);
        }
    }

    private static final class Some<A> extends Part<A> {
        final List<? extends A> moves;
        final long set;

        Some(@Nullable Part<A> before, int from, List<? extends A> moves, long set) {
            super(before, from);
            this.moves = moves;
            this.set = set;
        }

        @Override
        A get(int index) {
            return moves.get(nth(set, index));
        }

        @Override
        void addTo(List<A> all) {
            Moves.add(all, moves, set);
        }
    }

    private static final class Made<A, T extends Named> extends Part<A> {
        final List<T> things;
        final long set;
        final Function<? super T, ? extends A> maker;

        Made(@Nullable Part<A> before, int from, List<T> things, long set, Function<? super T, ? extends A> maker) {
            super(before, from);
            this.things = things;
            this.set = set;
            this.maker = maker;
        }

        @Override
        A get(int index) {
            return maker.apply(things.get(nth(set, index)));
        }

        @Override
        void addTo(List<A> all) {
            for (long rest = set; rest != 0; rest &= rest - 1) {
                all.add(maker.apply(things.get(Long.numberOfTrailingZeros(rest))));
            }
        }
    }

    private static final class Pairs<A> extends Part<A> {
        final List<? extends List<? extends A>> moves;
        final long set;
        final long others;

        Pairs(@Nullable Part<A> before, int from, List<? extends List<? extends A>> moves, long set, long others) {
            super(before, from);
            this.moves = moves;
            this.set = set;
            this.others = others;
        }

        @Override
        A get(int index) {
            int each = Long.bitCount(others);
            return moves.get(nth(set, index / each)).get(nth(others, index % each));
        }

        @Override
        void addTo(List<A> all) {
            for (long rest = set; rest != 0; rest &= rest - 1) {
                Moves.add(all, moves.get(Long.numberOfTrailingZeros(rest)), others);
            }
        }
    }

    /** The entry of a set before which so many others stand. */
    private static int nth(long set, int index) {
        return Long.numberOfTrailingZeros(Long.expand(1L << index, set));
    }

    public Picks<A> add(A move) {
        if (named != null) {
            named.add(move);
        } else if (last instanceof Only<A> first) {
            named = new ArrayList<>(Math.max(room, SMALL));
            named.add(first.move);
            named.add(move);
            last = new OneByOne<>(first.before, first.from, named);
        } else {
            last = new Only<>(last, size, move);
        }
        size++;
        return this;
    }

    public Picks<A> addIf(boolean possible, A move) {
        return possible ? add(move) : this;
    }

    /** Those of the moves, one for each entry of an axis, whose entry is in the set: the first for bit 0, and so on. */
    public Picks<A> each(List<? extends A> moves, long set) {
        if (Long.bitCount(set) > SMALL) {
            follow(new Some<>(last, size, moves, set), Long.bitCount(set));
        } else {
            for (long rest = set; rest != 0; rest &= rest - 1) {
                add(moves.get(Long.numberOfTrailingZeros(rest)));
            }
        }
        return this;
    }

    /** One for each thing of a set, made when it is drawn or listed. */
    public <T extends Named> Picks<A> each(Subset<T> things, Function<? super T, ? extends A> maker) {
        return each(things.all(), things.bits(), maker);
    }

    /** The same of a set given as bits. */
    public <T extends Named> Picks<A> each(List<T> things, long set, Function<? super T, ? extends A> maker) {
        if (set != 0) {
            follow(new Made<>(last, size, things, set, maker), Long.bitCount(set));
        }
        return this;
    }

    /** The same for two axes: whatever is in the set with whatever is in the other. */
    public Picks<A> each(List<? extends List<? extends A>> moves, long set, long others) {
        if (set != 0 && others != 0) {
            follow(new Pairs<>(last, size, moves, set, others), Long.bitCount(set) * Long.bitCount(others));
        }
        return this;
    }

    private void follow(Part<A> part, int moves) {
        last = part;
        named = null;
        size += moves;
    }

    /** As with {@link #each}, of an unordered pick: people may name these others first. */
    public Choices<A> orFirst(List<? extends A> moves, long others) {
        return others == 0
                ? this
                : Choices.inAnyOrder(all(), Choices.<A>among(moves, others).all());
    }

    /** The same, made when they are listed. */
    public <T extends Named> Choices<A> orFirst(List<T> things, long others, Function<? super T, ? extends A> maker) {
        return others == 0
                ? this
                : Choices.inAnyOrder(
                        all(), Choices.<A, T>among(things, others, maker).all());
    }

    @Override
    public boolean admits(Action move) {
        int end = size;
        for (var part = last; part != null; part = part.before) {
            for (int i = 0; i < end - part.from; i++) {
                if (part.get(i).equals(move)) {
                    return true;
                }
            }
            end = part.from;
        }
        return false;
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
        var part = last;
        while (part != null && index < part.from) {
            part = part.before;
        }
        if (part == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return part.get(index - part.from);
    }

    @Override
    public List<A> all() {
        if (all == null) {
            var list = new ArrayList<A>(size);
            list(last, list);
            all = Collections.unmodifiableList(list);
        }
        return all;
    }

    private void list(@Nullable Part<A> part, List<A> list) {
        if (part != null) {
            list(part.before, list);
            part.addTo(list);
        }
    }

    @Override
    public int size() {
        return size;
    }
}
