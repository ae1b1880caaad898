package tabard.campaign.rules.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.RandomMaps;
import tabard.campaign.rules.orders.Orders.*;
import tabard.campaign.terms.*;
import tabard.table.Agenda;

/** What may be entered: what is offered is what is admitted, everything else has a reason, and every lawful order can be written. */
final class OrderEntryTest {
    private static final int POSITIONS = 60;
    private static final int SHEETS = 60_000;

    @Test
    void whatIsOfferedIsAdmittedAndEverythingElseHasAReason() {
        for (var scenario : Scenario.ALL) {
            var dice = new SplittableRandom(1);
            for (int i = 0; i < POSITIONS; i++) {
                var s = RandomMaps.opening(scenario, dice);
                var seat = s.players().getFirst();
                var asks = new Orders.Ordering(seat);
                for (int answers = dice.nextInt(6); answers > 0; answers--) {
                    var offered = asks.choices(s).offered();
                    asks.answer(s, any(offered, dice));
                }
                compare(s, asks);
            }
        }
    }

    /** Else a bot would divide a company for ever. */
    @Test
    void botsDivideACompanyOnce() {
        var game = new Campaign();
        var s = game.standard(game.info().options(2, Map.of()));
        s.agenda(new Agenda.Done<>());
        s.set(State.WINDOW, Window.MOVES);
        var asks = new Orders.Ordering(Banner.BLUE);
        asks.answer(s, new Send(Place.of(8), Place.of(11)));
        assertThat(asks.choices(s).all())
                .contains(new Part(Group.FIRST, 1000), new Part(Group.FIRST, 3000))
                .doesNotContain(new Part(Group.FIRST, 4000));
        asks.answer(s, new Part(Group.FIRST, 3000));
        assertThat(asks.choices(s).all()).noneMatch(Part.class::isInstance).contains(new Settle(Group.FIRST, 0));
        assertThat(asks.choices(s).offered()).contains(new Part(Group.FIRST, 1000));
    }

    /** CA-1.7: people may have second thoughts about any number, the largest too. */
    @Test
    void allOfTheLargestCompanyMayGoAfterAll() {
        var game = new Campaign();
        var s = game.standard(game.info().options(2, Map.of()));
        s.agenda(new Agenda.Done<>());
        s.set(State.WINDOW, Window.MOVES);
        s.company(Place.of(8), State.COMPANY_MOST);
        var asks = new Orders.Ordering(Banner.BLUE);
        asks.answer(s, new Send(Place.of(8), Place.of(11)));
        asks.answer(s, new Part(Group.FIRST, 3000));
        assertThat(asks.choices(s).offered()).contains(new Part(Group.FIRST, 7000), new Part(Group.FIRST, 8000));
    }

    private static void compare(State s, Orders.Ordering asks) {
        var choices = asks.choices(s);
        var offered = new HashSet<>(choices.offered());
        assertThat(choices.offered()).hasSize(offered.size()).containsAll(choices.all());
        assertThat(choices.all()).hasSize(choices.size()).first().isEqualTo(choices.usual());
        for (var move : everything(s.map().size())) {
            assertThat(choices.admits(move)).as(move.text()).isEqualTo(offered.contains(move));
            if (!offered.contains(move)) {
                assertThat(asks.refusal(s, move).why().key()).as(move.text()).isNotEqualTo("refused.not-offered");
            }
        }
    }

    private static <T> T any(List<T> list, RandomGenerator dice) {
        return list.get(dice.nextInt(list.size()));
    }

    /** Every order that a line could name on such a map, and some beyond it. */
    private static List<OnOrders> everything(int size) {
        var all = new ArrayList<OnOrders>();
        all.add(Confirm.IT);
        var places = Place.ALL.subList(0, Math.min(Place.MOST, size + 1));
        for (var from : places) {
            all.add(new Take(from));
            for (int pa = -1000; pa <= 9000; pa += 500) {
                all.add(new Reserve(from, pa));
            }
            for (var to : places) {
                all.addAll(List.of(new Send(from, to), new Jump(from, to), new Cross(from, to), new Spread(from, to)));
            }
        }
        for (var group : Group.ALL) {
            all.addAll(List.of(new Prefer(group), new TakeMine(group), new LeaveMine(group), new Withdraw(group)));
            for (int pa = -1000; pa <= 17_000; pa += 500) {
                all.addAll(List.of(new Part(group, pa), new Join(group, pa), new Settle(group, pa)));
            }
            for (int pc = -1; pc <= 4; pc++) {
                all.add(new PayAtMost(group, pc));
            }
            for (var place : places) {
                all.addAll(List.of(
                        new On(group, place),
                        new JumpOn(group, place),
                        new CrossOn(group, place),
                        new Plant(group, place),
                        new PassBy(group, place),
                        new Raze(group, place),
                        new Spare(group, place)));
            }
        }
        return all;
    }

    /** Sheets are written at random, without asking what is offered; those that the referee finds lawful must be possible to enter. */
    @Test
    void everyLawfulSheetCanBeEntered() {
        int lawful = 0;
        for (var scenario : Scenario.ALL) {
            var dice = new SplittableRandom(2);
            for (int i = 0; i < SHEETS; i++) {
                var empty = RandomMaps.opening(scenario, dice);
                var seat = empty.players().getFirst();
                var sheet = sheet(empty, seat, dice);
                var written = new State(empty);
                if (sheet.isEmpty() || !write(written, seat, sheet) || new Referee(written, seat).fault() != null) {
                    continue;
                }
                lawful++;
                assertThat(possible(empty, seat, sheet) || possible(empty, seat, reordered(sheet)))
                        .as("%s %d %s: %s", scenario.id(), i, empty.event(seat), sheet)
                        .isTrue();
            }
        }
        assertThat(lawful).isGreaterThan(SHEETS / 10);
    }

    private static List<OnOrders> sheet(State s, Banner seat, RandomGenerator dice) {
        var sheet = new ArrayList<OnOrders>();
        var starts = new ArrayList<Place>();
        Place.in(s.companies(seat)).forEach(starts::add);
        if (starts.isEmpty()) {
            return sheet;
        }
        int groups = 1 + dice.nextInt(s.event(seat) == Event.FORCED_MARCH ? 3 : 2);
        for (int g = 0; g < groups; g++) {
            var group = Group.ALL.get(g);
            var from = any(starts, dice);
            var at = anywhere(s, from, dice);
            sheet.add(new Send(from, at));
            for (int more = groups == 1 ? dice.nextInt(3) : dice.nextInt(8) / 7; more > 0; more--) {
                at = anywhere(s, at, dice);
                sheet.add(new On(group, at));
            }
            if (sheet.getLast() instanceof On && dice.nextInt(2) == 0) {
                sheet.add(new Join(group, 1000 * (1 + dice.nextInt(4))));
            }
            if (dice.nextInt(2) == 0) {
                sheet.add(new Part(group, 1000 * (1 + dice.nextInt(6))));
            }
            if (dice.nextInt(3) == 0) {
                sheet.add(new Settle(group, 1000 * dice.nextInt(6)));
            }
        }
        return sheet;
    }

    private static Place anywhere(State s, Place from, RandomGenerator dice) {
        var next = new ArrayList<Place>();
        Place.in(s.map().open(from)).forEach(next::add);
        return any(next, dice);
    }

    /** Whether it says something at all: of groups that there are. */
    private static boolean write(State s, Banner seat, List<OnOrders> sheet) {
        var draft = new Draft(s, seat);
        for (var order : sheet) {
            boolean of = switch (order) {
                case Send _ -> draft.slot() != null;
                case On(var group, var _) -> draft.marches(group) && draft.legs(group) < Draft.LEGS;
                case Join(var group, int _) -> draft.marches(group);
                case Part(var group, int _) -> draft.marches(group);
                case Settle(var group, int _) -> draft.marches(group);
                default -> true;
            };
            if (!of) {
                return false;
            }
            new Entering(s, seat, draft).enter(order);
        }
        draft.enter(s, seat);
        return true;
    }

    /** The second group first. */
    private static List<OnOrders> reordered(List<OnOrders> sheet) {
        int second = 1;
        while (second < sheet.size() && !(sheet.get(second) instanceof Send)) {
            second++;
        }
        int third = second + 1;
        while (third < sheet.size() && !(sheet.get(third) instanceof Send)) {
            third++;
        }
        if (second >= sheet.size()) {
            return sheet;
        }
        var other = new ArrayList<OnOrders>();
        for (var order : sheet.subList(second, Math.min(third, sheet.size()))) {
            other.add(of(order, Group.FIRST));
        }
        for (var order : sheet.subList(0, second)) {
            other.add(of(order, Group.SECOND));
        }
        other.addAll(sheet.subList(Math.min(third, sheet.size()), sheet.size()));
        return other;
    }

    private static OnOrders of(OnOrders order, Group group) {
        return switch (order) {
            case On(var _, var to) -> new On(group, to);
            case Join(var _, int pa) -> new Join(group, pa);
            case Part(var _, int pa) -> new Part(group, pa);
            case Settle(var _, int pa) -> new Settle(group, pa);
            default -> order;
        };
    }

    /** Ways first, then numbers: only when all groups are there does one know what has room. */
    private static boolean possible(State empty, Banner seat, List<OnOrders> sheet) {
        var s = new State(empty);
        var asks = new Orders.Ordering(seat);
        var rest = new ArrayList<>(sheet);
        boolean progress = true;
        while (progress && !rest.isEmpty()) {
            progress = false;
            for (var order : List.copyOf(rest)) {
                boolean said = order instanceof Settle(var group, int pa)
                        && s.count(State.PA, seat, group) > 0
                        && s.count(State.SETTLES, seat, group) == pa;
                if (said || (asks.choices(s).admits(order) && inTurn(rest, order))) {
                    asks.answer(s, order);
                    rest.remove(order);
                    progress = true;
                    break;
                }
            }
        }
        return rest.isEmpty() && asks.choices(s).admits(Confirm.IT);
    }

    /** Groups begin in their order, and each goes its way in order. */
    private static boolean inTurn(List<OnOrders> rest, OnOrders order) {
        for (var earlier : rest.subList(0, rest.indexOf(order))) {
            boolean starts = order instanceof Send && earlier instanceof Send;
            boolean sameWay =
                    order instanceof On(var one, var _) && earlier instanceof On(var two, var _) && one == two;
            if (starts || sameWay) {
                return false;
            }
        }
        return true;
    }
}
