package tabard.immortals.rules;

import java.util.ArrayList;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabard.immortals.content.*;
import tabard.immortals.rules.Timed.AtStart;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapters 5 and 15: the cube tower, and how it is filled at first. */
public final class CubeTower {
    /** IM-15.3: two of five cubes stick. */
    private static final int STICK = 2;

    private static final int OF = 5;

    /** IM-15.4: so many of N cubes inside are safe from the largest throw. */
    private static final int SAFE = 3;

    /** Where the inhabitants stand, behind all colours. */
    static final int GREEN = Colour.ALL.size();

    private CubeTower() {}

    /** What lies in the tray after a throw, by colour. */
    @Rule("IM-15.5")
    public record Fell(int red, int violet, int blue, int yellow, int white, int green) implements Move {
        int of(Colour colour) {
            return byColour()[colour.ordinal()];
        }

        private int[] byColour() {
            return new int[] {red, violet, blue, yellow, white, green};
        }
    }

    /** So many of the cubes in the tray go to the light limbo, the others to the dark one. */
    @Rule("IM-5.2")
    public record Spread(int light) implements Move {
        private static final Span<Spread> EACH = Span.of(0, State.CUBES, Spread::new);
    }

    /** IM-15.1: N of the rules. */
    static int size(int seats) {
        return Content.NUMBERS.tower().playerCubesEach() * seats
                + Content.NUMBERS.tower().inhabitants();
    }

    /** A throw into the tower: by colour, green last, what is thrown and what was inside. */
    static final class Throw implements Lottery<Fell> {
        private final int[] thrown;
        private final int[] inside;
        private final int loose;
        private final int of;

        Throw(int seats, int[] thrown, int[] inside) {
            this.thrown = thrown;
            this.inside = inside;
            this.of = size(seats);
            this.loose = Math.min(IntStream.of(thrown).sum(), of - SAFE);
        }

        /** IM-15.6: the order of the draws is part of the rules. */
        @Override
        public Fell draw(RandomGenerator dice) {
            int[] tray = new int[thrown.length];
            for (int c = 0; c < tray.length; c++) {
                for (int i = 0; i < inside[c]; i++) {
                    tray[c] += dice.nextInt(of) < loose ? 1 : 0;
                }
                for (int i = 0; i < thrown[c]; i++) {
                    tray[c] += dice.nextInt(OF) < STICK ? 0 : 1;
                }
            }
            return new Fell(tray[0], tray[1], tray[2], tray[3], tray[4], tray[GREEN]);
        }

        /** How likely each number of cubes of a colour is to lie in the tray. */
        double[] chances(int c) {
            double[] chances = {1};
            for (int i = 0; i < inside[c]; i++) {
                chances = withOneMore(chances, (double) loose / of);
            }
            for (int i = 0; i < thrown[c]; i++) {
                chances = withOneMore(chances, 1 - (double) STICK / OF);
            }
            return chances;
        }

        private static double[] withOneMore(double[] before, double falls) {
            double[] chances = new double[before.length + 1];
            for (int n = 0; n < before.length; n++) {
                chances[n] += before[n] * (1 - falls);
                chances[n + 1] += before[n] * falls;
            }
            return chances;
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Fell fell
                    && IntStream.rangeClosed(0, GREEN)
                            .allMatch(c -> fell.byColour()[c] >= 0
                                    && fell.byColour()[c] <= thrown[c] + (loose > 0 ? inside[c] : 0));
        }
    }

    /** How many cubes a throw needs at least. */
    static void checkSupply(State s, int besides) {
        for (var colour : s.seated()) {
            Refusal.when(
                    s.count(State.SUPPLY, colour) < Content.NUMBERS.tower().playerCubesEach() + besides,
                    "IM-5.1",
                    "refused.supply",
                    colour);
        }
    }

    /** IM-5.1: the tower is filled. */
    @Rule(value = "IM-5.1", moves = true)
    record FirstThrow() implements Draws<Fell>, AtStart {
        @Override
        public Lottery<Fell> lottery(State s) {
            int[] thrown = new int[GREEN + 1];
            for (var colour : s.seated()) {
                thrown[colour.ordinal()] = Content.NUMBERS.tower().playerCubesEach();
            }
            thrown[GREEN] = Content.NUMBERS.tower().inhabitants();
            return new Throw(s.seats(), thrown, new int[thrown.length]);
        }

        @Override
        public void answer(State s, Fell drawn) {
            var numbers = Content.NUMBERS.tower();
            for (var colour : s.seated()) {
                s.add(State.SUPPLY, colour, -numbers.playerCubesEach());
                s.set(State.TOWER, colour, numbers.playerCubesEach() - drawn.of(colour));
                s.set(State.TRAY, colour, drawn.of(colour));
            }
            int stay = Math.min(drawn.green, numbers.keepInhabitantsInTrayMax()); // IM-5.3
            s.set(State.GREEN_TOWER, numbers.inhabitants() - drawn.green);
            s.set(State.GREEN_TRAY, stay);
            s.add(State.GREEN_SUPPLY, drawn.green - stay - numbers.inhabitants());
            s.push(new Filled());
            Spreading.push(s, s.first());
        }

        @Override
        public Said told(State s, Fell drawn) {
            var all = new ArrayList<Object>();
            int total = drawn.green;
            for (var colour : s.seated()) {
                all.add(colour.said());
                all.add(drawn.of(colour));
                total += drawn.of(colour);
            }
            all.add("@inhabitant");
            all.add(drawn.green);
            all.addFirst(total);
            return new Said("log.fell", all);
        }

        @Override
        public void possible(State s) {
            checkSupply(s, 0);
            boolean used = Subset.all(s.seated())
                    .any(colour -> s.count(State.TOWER, colour) + s.count(State.TRAY, colour) > 0);
            Refusal.when(used || s.count(State.GREEN_SUPPLY) < State.INHABITANTS, "IM-5.1", "refused.tower-used");
        }
    }

    /** How many of one's cubes go to which limbo? */
    record Spreading(Colour seat) implements Asks<Spread>, AtStart {
        /** Asks this player, or the first one after him who has cubes in the tray. */
        static void push(State s, Colour colour) {
            if (s.count(State.TRAY, colour) > 0) {
                s.push(new Spreading(colour));
            } else if (!s.last(colour)) {
                push(s, s.after(colour));
            }
        }

        @Override
        public Choices<Spread> choices(State s) {
            return Spread.EACH.upTo(s.count(State.TRAY, seat));
        }

        @Override
        public void answer(State s, Spread chosen) {
            int cubes = s.count(State.TRAY, seat);
            s.set(State.TRAY, seat, 0);
            s.add(State.LIMBO, seat, Realm.LIGHT, chosen.light);
            s.add(State.LIMBO, seat, Realm.DARK, cubes - chosen.light);
            if (!s.last(seat)) {
                push(s, s.after(seat));
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.spreading", s.count(State.TRAY, seat));
        }
    }

    /** IM-5.4: what is left of the supplies goes to the box, and the first round begins. */
    record Filled() implements Runs, AtStart {
        @Override
        public void run(State s) {
            for (var colour : s.seated()) {
                s.add(State.OUT, colour, s.count(State.SUPPLY, colour));
                s.set(State.SUPPLY, colour, 0);
            }
            s.push(new Reinforcements.NewRound());
        }
    }
}
