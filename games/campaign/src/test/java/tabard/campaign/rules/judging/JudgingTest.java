package tabard.campaign.rules.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.PositionCheck;
import tabard.campaign.rules.State;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-21.11, 21.22: whoever sits where and confirms first, the same orders come to the same; nothing is lost on the way. */
class JudgingTest {
    private static final List<String> SCENARIOS =
            List.of("standard-2p", "standard-3p", "standard-4p", "standard-5p", "standard-6p", "ruins-2p");

    /** Sets of orders for all maps together: -Dtabard.orders=120000 for a long night. */
    private static final int TRIES = Integer.getInteger("tabard.orders", 1500);

    private static final int ENTRIES = 9;

    @Test
    void whoeverSitsWhereComesToTheSame() {
        for (int i = 0; i < TRIES; i++) {
            var dice = new Random(i);
            var start = RandomOrders.on(SCENARIOS.get(i % SCENARIOS.size()), dice);
            var seats = new ArrayList<>(start.players());
            Collections.shuffle(seats, dice);
            var shuffled = seated(start, seats);

            var one = new State(start);
            var first = new Driver(one, i, banner -> banner);
            first.play(new Random(i), (_, _, _) -> {});
            var second = new Driver(shuffled, i, banner -> start.players().get(seats.indexOf(banner)));
            second.play(new Random(-i), (_, _, _) -> {});

            assertThat(picture(shuffled, banner -> start.players().get(seats.indexOf(banner))))
                    .as("seed %s", i)
                    .isEqualTo(picture(one, banner -> banner));
        }
    }

    @Test
    void whoeverConfirmsFirstComesToTheSame() {
        for (int i = 0; i < TRIES; i++) {
            var start = RandomOrders.on(SCENARIOS.get(i % SCENARIOS.size()), new Random(i));
            var one = new State(start);
            var other = new State(start);
            var first = new Driver(one, i, banner -> banner);
            var second = new Driver(other, i, banner -> banner);
            first.play(new Random(i), (_, _, _) -> {});
            second.play(new Random(i + 77), (_, _, _) -> {});
            assertThat(other).as("seed %s", i).isEqualTo(one);
            assertThat(second.told).isEqualTo(first.told);
        }
    }

    @Test
    void whoeverEntersOrdersFirstComesToTheSame() {
        for (int i = 0; i < TRIES; i++) {
            var scenario = Scenario.of(SCENARIOS.get(i % SCENARIOS.size()));
            var one = RandomMaps.opening(scenario, new Random(i));
            one.set(State.WINDOW, null);
            new Orders.Open().run(one);
            var other = new State(one);
            enter(one, i, new Random(i));
            enter(other, i, new Random(i + 77));
            var first = new Driver(one, i, banner -> banner);
            var second = new Driver(other, i, banner -> banner);
            first.play(new Random(i), (_, _, _) -> {});
            second.play(new Random(i + 77), (_, _, _) -> {});
            assertThat(other).as("seed %s", i).isEqualTo(one);
            assertThat(second.told).as("seed %s", i).isEqualTo(first.told);
        }
    }

    /** Everybody enters what dice of his own say, and confirms; whose turn it is, other dice say. */
    private static void enter(State s, long seed, Random order) {
        var dice = new ArrayList<Random>();
        var left = new ArrayList<Integer>();
        for (var banner : s.players()) {
            dice.add(new Random(seed * 31 + banner.ordinal()));
            left.add(dice.getLast().nextInt(ENTRIES));
        }
        while (s.agenda() instanceof Agenda.Together<Frame<State, Move>>) {
            var asks = RandomOrders.GAME.awaits(s).asks();
            var ask = asks.get(order.nextInt(asks.size()));
            int seat = ((Banner) ask.seat()).ordinal();
            boolean more = left.set(seat, left.get(seat) - 1) > 0;
            var move = more ? ask.choices().any(dice.get(seat)) : ask.choices().usual();
            RandomOrders.GAME.apply(s, new Step.Chosen<>(ask.seat(), move));
        }
    }

    @Test
    void judgingTakesAtMostOneRoundMoreThanThereAreGroups() {
        for (int i = 0; i < TRIES; i++) {
            var s = RandomOrders.on(SCENARIOS.get(i % SCENARIOS.size()), new Random(i));
            new Judging.Open().run(s);
            int groups = 0;
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    groups += s.isEmpty(State.FATE, banner, group) ? 0 : 1;
                }
            }
            assertThat(Judgement.of(s, List.of()).rounds()).as("seed %s", i).isLessThanOrEqualTo(groups + 1);
        }
    }

    @Test
    void troopsAndPointsAreAccountedFor() {
        for (int i = 0; i < TRIES; i++) {
            var start = RandomOrders.on(SCENARIOS.get(i % SCENARIOS.size()), new Random(i));
            int seed = i;
            new Driver(start, i, banner -> banner).play(new Random(i), (before, after, move) -> {
                int lost = troops(before) - troops(after);
                int perished = move instanceof Retirement.Perishes(var _, int pa, var _) ? pa : 0;
                boolean full = Place.in(after.map().all()).iterator().hasNext() && anyFull(after);
                assertThat(lost).as("seed %s, %s", seed, move.text()).isGreaterThanOrEqualTo(perished);
                assertThat(lost == perished || full)
                        .as("seed %s, %s loses %s", seed, move.text(), lost)
                        .isTrue();
                for (var banner : after.players()) {
                    assertThat(after.pc(banner))
                            .as("seed %s, %s", seed, move.text())
                            .isGreaterThanOrEqualTo(0);
                }
                assertThat(spent(before) - spent(after))
                        .as("seed %s, %s", seed, move.text())
                        .isEqualTo(-paid(before, move));
                try {
                    PositionCheck.check(after);
                } catch (Refusal e) {
                    throw new AssertionError("seed " + seed + " " + move.text() + " " + e.getMessage(), e);
                }
            });
        }
    }

    private static boolean anyFull(State s) {
        for (var place : Place.in(s.guarded())) {
            if (s.company(place) == State.COMPANY_MOST) {
                return true;
            }
        }
        return false;
    }

    private static int spent(State s) {
        int pc = 0;
        for (var banner : s.players()) {
            pc -= s.pc(banner);
        }
        return pc;
    }

    private static int paid(State before, Move move) {
        return switch (move) {
            case CarryOut.Takes takes -> takes.pc();
            case CarryOut.Joins joins -> joins.pc();
            case Pincer.Pincers _, Countering.Counters _, Claims.Spreads _ -> 1;
            case Retirement.Retires(var banner, var _, var _, var to) ->
                before.owner(to) == null || before.owns(banner, to) ? 0 : spentOnRetreat(before, to);
            default -> 0;
        };
    }

    /** Over a closed border 2 (CA-11.5); which one it was, the frame knows. */
    private static int spentOnRetreat(State before, Place to) {
        var withdrawing = before.agenda() instanceof Agenda.First<Frame<State, Move>>(Retreats.Leading leading, var _)
                ? leading.first(before)
                : before.agenda() instanceof Agenda.First<Frame<State, Move>>(Retirement.Withdrawing later, var _)
                        ? later
                        : null;
        assertThat(withdrawing).isNotNull();
        return withdrawing.going().stream()
                .filter(going -> going.to() == to)
                .mapToInt(going -> WaysOut.price(before, going.company(), to))
                .findFirst()
                .orElseThrow();
    }

    /** On the map, on the way, and off the map on a retreat. */
    private static int troops(State s) {
        int pa = 0;
        for (var place : Place.in(s.map().all())) {
            pa += s.company(place) + s.reservists(place);
        }
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                pa += s.isEmpty(State.FATE, banner, group) ? 0 : s.count(State.PA, banner, group);
            }
        }
        int[] retiring = new int[1];
        Agenda.walk(
                s.agenda(),
                (_, frame, _) -> retiring[0] += switch (frame) {
                    case CarryOut.Telling telling -> sum(telling.retiring());
                    case Homecoming.Coming coming -> sum(coming.retiring());
                    case Claims.Spreading spreading -> sum(spreading.retiring());
                    case Retreats.Open open -> sum(open.retiring());
                    case Retreats.Leading leading -> sum(leading.retiring());
                    case Retirement.Withdrawing withdrawing ->
                        sum(withdrawing.lost())
                                + sum(withdrawing.again())
                                + withdrawing.going().stream()
                                        .mapToInt(going -> going.company().pa())
                                        .sum();
                    default -> 0;
                });
        return pa + retiring[0];
    }

    private static int sum(List<Retreats.Retiring> retiring) {
        return retiring.stream().mapToInt(Retreats.Retiring::pa).sum();
    }

    // seats changed

    private interface Seating {
        Banner of(Banner banner);
    }

    /** The same position with everybody in another seat: the first player in the first of these, and so on. */
    private static State seated(State s, List<Banner> seats) {
        var other = new State(s);
        for (var place : Place.in(s.map().all())) {
            other.owner(place, moved(s.owner(place), seats));
            other.guest(place, moved(s.guest(place), seats));
            other.mineOwner(place, moved(s.mineOwner(place), seats));
        }
        for (var banner : s.players()) {
            var to = seats.get(banner.ordinal());
            other.set(State.PC, to, s.pc(banner));
            other.set(State.GOLD, to, s.gold(banner));
            other.set(State.EVENT, to, s.event(banner));
            other.set(State.PEOPLE, to, s.people(banner));
            other.set(State.SHAPE, to, s.get(State.SHAPE, banner));
            for (var group : Group.ALL) {
                other.set(State.FROM, to, group, s.get(State.FROM, banner, group));
                other.set(State.AT, to, group, s.get(State.AT, banner, group));
                other.set(State.FATE, to, group, s.get(State.FATE, banner, group));
                other.set(State.PA, to, group, s.count(State.PA, banner, group));
                other.set(State.SETTLES, to, group, s.count(State.SETTLES, banner, group));
                other.set(State.PRIORITY, to, group, s.count(State.PRIORITY, banner, group));
                other.set(State.PAYS, to, group, s.count(State.PAYS, banner, group));
                other.set(State.TAKES_MINE, to, group, s.is(State.TAKES_MINE, banner, group));
                for (var leg : Leg.ALL) {
                    other.set(State.PATH, to, group, leg, s.get(State.PATH, banner, group, leg));
                    other.set(State.WAY, to, group, leg, s.get(State.WAY, banner, group, leg));
                    other.set(State.LEAVES, to, group, leg, s.is(State.LEAVES, banner, group, leg));
                }
            }
        }
        other.renew();
        return other;
    }

    private static @Nullable Banner moved(@Nullable Banner banner, List<Banner> seats) {
        return banner == null ? null : seats.get(banner.ordinal());
    }

    /** What lies on the board, with everybody under the name he had before seats were changed. */
    private static List<String> picture(State s, Seating known) {
        var lines = new TreeSet<String>();
        for (var place : Place.in(s.map().all())) {
            lines.add(place.word() + " " + name(s.owner(place), known) + " " + s.company(place) + " "
                    + name(s.guest(place), known) + " " + s.building(place) + " " + name(s.mineOwner(place), known)
                    + " " + s.reservists(place));
        }
        for (var banner : s.players()) {
            lines.add(known.of(banner) + " " + s.pc(banner) + " " + s.gold(banner));
            for (var group : Group.ALL) {
                lines.add(known.of(banner) + " " + group + " " + s.get(State.FATE, banner, group) + " "
                        + s.count(State.PA, banner, group) + " " + s.get(State.AT, banner, group));
            }
        }
        for (int i = 0; i < Engagements.count(s); i++) {
            var battle = BattleNumber.ALL.get(i);
            var sides = new TreeSet<>(List.of(
                    name(s.get(State.FIGHTER, battle, Side.A), known),
                    name(s.get(State.FIGHTER, battle, Side.B), known)));
            boolean meeting = s.is(State.CAUSE, battle, Cause.MEETING);
            lines.add("battle " + i + " " + s.get(State.FIELD, battle) + " " + s.get(State.CAUSE, battle) + " " + sides
                    + (meeting ? "" : name(s.get(State.FIGHTER, battle, Side.A), known))
                    + s.get(State.CHALLENGER, battle));
        }
        return List.copyOf(lines);
    }

    private static String name(@Nullable Banner banner, Seating known) {
        return banner == null ? "nobody" : known.of(banner).word();
    }
}
