package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import tabard.table.sheet.Subset;

/** The answers to a question. To admit one, none need be listed; a question with thousands brings its own kind of this. */
public interface Choices<A> {
    /** Whether this answer is taken; anything may be asked, also what belongs to another question. */
    boolean admits(Action move);

    /** What a clock takes. */
    A usual();

    /** One of them, each as likely as the others. */
    A any(RandomGenerator dice);

    /** Each of them once, the usual one first. Of an unordered pick one order only: this is what bots and records use. */
    List<A> all();

    int size();

    /** What people are offered: {@link #all()}, and the members of an unordered pick in any order. All of it is admitted. */
    default List<A> offered() {
        return all();
    }

    /** These, in this order; the list must not change afterwards. */
    static <A> Choices<A> of(List<A> all) {
        return new Listed<>(all);
    }

    /** Those, one for each entry of an axis, whose entry is in the set: the first for bit 0, and so on. */
    static <A> Choices<A> among(List<? extends A> each, long set) {
        return new Picks<A>(0).each(each, set);
    }

    /** One for each thing of a set, made when it is drawn or listed. */
    static <A, T extends Named> Choices<A> among(Subset<T> things, Function<? super T, ? extends A> maker) {
        return new Picks<A>(0).each(things, maker);
    }

    /** The same of a set given as bits. */
    static <A, T extends Named> Choices<A> among(List<T> things, long set, Function<? super T, ? extends A> maker) {
        return new Picks<A>(0).each(things, set, maker);
    }

    /** One for each of all things. */
    static <A, T extends Named> Choices<A> each(List<T> things, Function<? super T, ? extends A> maker) {
        return among(Subset.all(things), maker);
    }

    /** An unordered pick: bots take its members in one order, people may name the others first. */
    static <A> Choices<A> inAnyOrder(List<A> all, List<A> others) {
        return others.isEmpty() ? new Listed<>(all) : new AnyOrder<>(all, others);
    }

    record Listed<A>(List<A> all) implements Choices<A> {
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
        public int size() {
            return all.size();
        }
    }

    record AnyOrder<A>(List<A> all, List<A> others) implements Choices<A> {
        @Override
        public boolean admits(Action move) {
            return all.contains(move) || others.contains(move);
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
        public int size() {
            return all.size();
        }

        @Override
        public List<A> offered() {
            var offered = new ArrayList<>(all);
            offered.addAll(others);
            return Collections.unmodifiableList(offered);
        }
    }
}
