package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.immortals.Immortals;
import tabard.immortals.content.Colour;
import tabard.immortals.content.Land;
import tabard.immortals.content.Realm;
import tabard.immortals.content.Region;
import tabard.table.Agenda;
import tabard.table.Frame;

/** The digital cube tower, by its numbers (IM-15). */
final class TowerTest {
    private static final Immortals GAME = new Immortals();
    private static final int GREEN = Colour.ALL.size();

    /** Always gives the same number, and keeps what it was asked for. */
    private static final class Fixed implements RandomGenerator {
        private final int answer;
        private final List<Integer> bounds = new ArrayList<>();

        Fixed(int answer) {
            this.answer = answer;
        }

        @Override
        public int nextInt(int bound) {
            bounds.add(bound);
            return Math.min(answer, bound - 1);
        }

        @Override
        public long nextLong() {
            throw new AssertionError("a tower asks for numbers below a bound only");
        }
    }

    /** Mean and deviation of a series. */
    private static final class Series {
        private double sum;
        private double squares;
        private long count;

        void add(double value) {
            sum += value;
            squares += value * value;
            count++;
        }

        double mean() {
            return sum / count;
        }

        double deviation() {
            return Math.sqrt(squares / count - mean() * mean());
        }
    }

    private static int[] cubes(int red, int green) {
        int[] cubes = new int[GREEN + 1];
        cubes[Colour.RED.ordinal()] = red;
        cubes[GREEN] = green;
        return cubes;
    }

    @Test
    void aThrowDrawsLooseCubesFirstAndThenThoseThatStick() {
        var dice = new Fixed(0);
        var fell = new CubeTower.Throw(3, cubes(2, 1), cubes(1, 2)).draw(dice);
        assertThat(dice.bounds).containsExactly(31, 5, 5, 31, 31, 5);
        assertThat(fell).isEqualTo(new CubeTower.Fell(1, 0, 0, 0, 0, 2)); // all loose, and all thrown ones stick
        assertThat(new CubeTower.Throw(3, cubes(2, 1), cubes(1, 2))
                        .draw(new Fixed(1))
                        .red())
                .isEqualTo(1);
        assertThat(new CubeTower.Throw(3, cubes(2, 1), cubes(1, 2))
                        .draw(new Fixed(2))
                        .red())
                .isEqualTo(3);
        assertThat(new CubeTower.Throw(3, cubes(2, 1), cubes(1, 2))
                        .draw(new Fixed(3))
                        .red())
                .isEqualTo(2);
    }

    @Test
    void theLargestThrowLeavesEachCubeAChanceToStay() {
        assertThat(new CubeTower.Throw(5, cubes(0, 60), cubes(9, 0))
                        .draw(new Fixed(41))
                        .red())
                .isEqualTo(9);
        assertThat(new CubeTower.Throw(5, cubes(0, 60), cubes(9, 0))
                        .draw(new Fixed(42))
                        .red())
                .isZero();
    }

    @Test
    void theFirstThrowLeavesTwoInFiveInside() {
        double[] means = {12.4, 15.2, 18.0};
        double[] deviations = {2.73, 3.02, 3.29};
        for (int seats = 3; seats <= 5; seats++) {
            var inside = new Series();
            var dice = new SplittableRandom(seats);
            int[] thrown = cubes(0, 10);
            for (var colour : Colour.ALL.subList(0, seats)) {
                thrown[colour.ordinal()] = 7;
            }
            for (int i = 0; i < 20_000; i++) {
                inside.add(CubeTower.size(seats) - total(new CubeTower.Throw(seats, thrown, cubes(0, 0)).draw(dice)));
            }
            assertThat(inside.mean()).isCloseTo(means[seats - 3], within(0.1));
            assertThat(inside.deviation()).isCloseTo(deviations[seats - 3], within(0.1));
        }
    }

    private static int total(CubeTower.Fell fell) {
        int sum = fell.green();
        for (var colour : Colour.ALL) {
            sum += fell.of(colour);
        }
        return sum;
    }

    @Test
    void atConstantThrowsTheTowerKeepsItsLevel() {
        double[] deviations = {3.05, 3.40, 3.72};
        for (int seats = 3; seats <= 5; seats++) {
            var series = new Series();
            var dice = new SplittableRandom(seats);
            int inside = 30;
            for (int i = 0; i < 60_000; i++) {
                inside += 12 - total(new CubeTower.Throw(seats, cubes(0, 12), cubes(0, inside)).draw(dice));
                series.add(inside);
            }
            assertThat(series.mean()).isCloseTo(0.4 * CubeTower.size(seats), within(0.15));
            assertThat(series.deviation()).isCloseTo(deviations[seats - 3], within(0.15));
        }
    }

    @Test
    void manyBattlesKeepTheStatisticsOfTheRules() {
        double[] means = {12.4, 15.4, 18.2};
        double[] deviations = {3.0, 3.4, 3.8};
        for (int seats = 3; seats <= 5; seats++) {
            var inside = new Series();
            var sent = new Series();
            var seen = new Series();
            var dice = new SplittableRandom(seats);
            for (int game = 0; game < 600; game++) {
                var s = filled(seats, dice);
                for (int battle = 0; battle < 60; battle++) {
                    fight(s, dice, sent, seen);
                    GAME.conserved(s);
                    inside.add(inside(s));
                }
            }
            assertThat(inside.mean()).isCloseTo(means[seats - 3], within(0.5));
            assertThat(inside.deviation()).isCloseTo(deviations[seats - 3], within(0.4));
            assertThat(sent.mean()).isCloseTo(4.5, within(0.5));
            assertThat(seen.mean()).isCloseTo(4.4, within(0.5));
        }
    }

    /** A position after the first throw, all other cubes in the light limbo. */
    private static State filled(int seats, SplittableRandom dice) {
        var s = GAME.parse(Map.of("seats", seats, "agenda", List.of("counting")));
        for (var colour : s.seated()) {
            s.set(State.TOWER, colour, 0);
            s.set(State.SUPPLY, colour, 7);
            s.set(State.LIMBO, colour, Realm.LIGHT, State.CUBES - 7 - s.count(State.OUT, colour));
        }
        var first = new CubeTower.FirstThrow();
        first.answer(s, first.lottery(s).draw(dice));
        for (var colour : s.seated()) {
            s.add(State.LIMBO, colour, Realm.LIGHT, s.count(State.TRAY, colour));
            s.set(State.TRAY, colour, 0);
        }
        return s;
    }

    private static int inside(State s) {
        int sum = s.count(State.GREEN_TOWER);
        for (var colour : s.seated()) {
            sum += s.count(State.TOWER, colour);
        }
        return sum;
    }

    /** One to eight attack a region without armies, or one with one to eight; then all go home. */
    private static void fight(State s, SplittableRandom dice, Series sent, Series seen) {
        var origin = Region.ALL.get(0);
        var target = Region.ALL.get(1);
        var attacker = s.seated().get(dice.nextInt(s.seats()));
        int armies = 1 + dice.nextInt(8);
        send(s, attacker, origin, armies + 1);
        if (dice.nextBoolean()) {
            send(s, s.after(attacker), target, 1 + dice.nextInt(8));
        }
        var shown = List.of(origin, target, Region.ALL.get(2)).get(dice.nextInt(3));
        var battle = new Battle.Throwing(attacker, shown, origin, target, armies);
        var fell = battle.lottery(s).draw(dice);
        assertThat(battle.lottery(s).admits(fell)).isTrue();
        battle.answer(s, fell);
        sent.add(armies);
        seen.add(fell.of(attacker));
        for (var region : List.of(origin, target)) {
            if (!s.isEmpty(State.OWNER, region)) {
                var owner = s.require(State.OWNER, region);
                s.add(State.LIMBO, owner, Realm.LIGHT, s.count(State.ARMIES, region));
                s.put(owner, region, -s.count(State.ARMIES, region));
            }
        }
        for (var land : Land.ALL) {
            s.toRegionDeck(land);
        }
        s.agenda(new Agenda.Done<Frame<State, Move>>());
    }

    private static void send(State s, Colour colour, Region region, int armies) {
        s.add(State.LIMBO, colour, Realm.LIGHT, s.count(State.LIMBO, colour, Realm.DARK) - armies);
        s.set(State.LIMBO, colour, Realm.DARK, 0);
        s.put(colour, region, armies);
    }

    @Test
    void theOddsOfTheExamplesComeOutRight() {
        assertThat(new CubeTower.Throw(5, cubes(0, 9), cubes(9, 0))
                        .draw(new Fixed(8))
                        .red())
                .isEqualTo(9);
        assertThat(new CubeTower.Throw(5, cubes(0, 9), cubes(9, 0))
                        .draw(new Fixed(9))
                        .red())
                .isZero();
        var dice = new SplittableRandom(1);
        var from18 = new Series();
        var from30 = new Series();
        var won = new Series();
        for (int i = 0; i < 100_000; i++) {
            from18.add(18 + 9 - total(new CubeTower.Throw(5, cubes(0, 9), cubes(0, 18)).draw(dice)));
            from30.add(30 + 9 - total(new CubeTower.Throw(5, cubes(0, 9), cubes(0, 30)).draw(dice)));
            won.add(new CubeTower.Throw(5, cubes(1, 3), cubes(3, 0)).draw(dice).red() > 0 ? 1 : 0);
        }
        assertThat(from18.mean()).isCloseTo(18, within(0.05));
        assertThat(from30.mean()).isCloseTo(27.6, within(0.05));
        assertThat(won.mean()).isCloseTo(0.697, within(0.005));
    }
}
