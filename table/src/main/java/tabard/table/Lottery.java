package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import tabard.table.sheet.Subset;

/** A chance event named by the game and drawn by the table. Holds what it needs: it never reads a position that has moved on. */
public interface Lottery<A extends Action> {
    A draw(RandomGenerator dice);

    /** Whether this could have been drawn; anything may be asked, also what belongs to another time. */
    boolean admits(Action outcome);

    /** One thing that can be drawn, and how likely that is. */
    record Odds<A extends Action>(A outcome, double probability) {}

    /** Everything that can be drawn, with probabilities that add up to 1; empty where it is too much to count. */
    default List<Odds<A>> outcomes() {
        return List.of();
    }

    /** A reveal: a lottery with one ticket, so that news reaches the seats by a step that happens. */
    record Certain<A extends Action>(A only) implements Lottery<A> {
        @Override
        public A draw(RandomGenerator dice) {
            return only;
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome.equals(only);
        }

        @Override
        public List<Odds<A>> outcomes() {
            return List.of(new Odds<>(only, 1));
        }
    }

    /** One for each thing of a set, made when it is drawn. */
    static <A extends Action, T extends Named> Lottery<A> among(
            Subset<T> things, Function<? super T, ? extends A> maker) {
        return new Among<>(things, maker);
    }

    /** One for each of all things. */
    static <A extends Action, T extends Named> Lottery<A> each(List<T> things, Function<? super T, ? extends A> maker) {
        return among(Subset.all(things), maker);
    }

    /** One for each of all things, made when it is drawn; the i-th has weights[i] tickets. Takes ownership of the weights. */
    static <A extends Action, T extends Named> Lottery<A> urn(
            List<T> things, int[] weights, Function<? super T, ? extends A> maker) {
        return new Urn<>(i -> maker.apply(things.get(i)), weights);
    }

    /** Each as likely as the others; nothing is listed to draw one. */
    record Among<A extends Action, T extends Named>(Subset<T> things, Function<? super T, ? extends A> maker)
            implements Lottery<A> {
        public Among {
            if (things.isEmpty()) {
                throw new IllegalArgumentException("nothing to draw");
            }
        }

        @Override
        public A draw(RandomGenerator dice) {
            long drawn = Long.expand(1L << dice.nextInt(things.size()), things.bits());
            return maker.apply(things.all().get(Long.numberOfTrailingZeros(drawn)));
        }

        @Override
        public boolean admits(Action outcome) {
            return listed().admits(outcome);
        }

        @Override
        public List<Odds<A>> outcomes() {
            return listed().outcomes();
        }

        private Even<A> listed() {
            var all = new ArrayList<A>();
            things.forEach(thing -> all.add(maker.apply(thing)));
            return new Even<>(all);
        }
    }

    /** One of these, each as likely as the others; the list must not change afterwards. */
    record Even<A extends Action>(List<A> all) implements Lottery<A> {
        @Override
        public A draw(RandomGenerator dice) {
            return all.get(dice.nextInt(all.size()));
        }

        @Override
        public boolean admits(Action outcome) {
            return all.contains(outcome);
        }

        @Override
        public List<Odds<A>> outcomes() {
            return all.stream()
                    .map(outcome -> new Odds<>(outcome, 1.0 / all.size()))
                    .toList();
        }
    }

    /** Tickets of unequal number: the i-th of the outcomes has weights[i] of them. */
    final class Urn<A extends Action> implements Lottery<A> {
        private final IntFunction<? extends A> outcome;
        private final int[] weights;
        private final int total;

        /** Takes ownership of the weights; outcomes is only read. */
        public Urn(A[] outcomes, int[] weights) {
            this(i -> outcomes[i], weights);
        }

        private Urn(IntFunction<? extends A> outcome, int[] weights) {
            int sum = 0;
            for (int weight : weights) {
                sum += weight;
            }
            if (sum <= 0) {
                throw new IllegalArgumentException("an urn without tickets");
            }
            this.outcome = outcome;
            this.weights = weights;
            this.total = sum;
        }

        @Override
        public A draw(RandomGenerator dice) {
            int ticket = dice.nextInt(total);
            int i = 0;
            while (ticket >= weights[i]) {
                ticket -= weights[i++];
            }
            return outcome.apply(i);
        }

        @Override
        public boolean admits(Action outcome) {
            for (int i = 0; i < weights.length; i++) {
                if (weights[i] > 0 && this.outcome.apply(i).equals(outcome)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public List<Odds<A>> outcomes() {
            var odds = new ArrayList<Odds<A>>();
            for (int i = 0; i < weights.length; i++) {
                if (weights[i] > 0) {
                    odds.add(new Odds<>(outcome.apply(i), (double) weights[i] / total));
                }
            }
            return odds;
        }
    }
}
