package tabard.bots;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Agenda;
import tabard.table.Choices;
import tabard.table.Frame;
import tabard.table.Info;
import tabard.table.Lottery;
import tabard.table.Named;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Position;
import tabard.table.Rule;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.SheetGame;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/**
 * A tiny game of secret orders: each lord sends up to 4 riders to towns, one order after another, first where to and then how many. The mill
 * takes exactly 3 riders and pays 9, the fair pays 1 a rider, and every other rider sent to the mill costs 2.
 */
final class Letters extends SheetGame<Letters.State, Letters.Move> {
    enum Lord implements Seat {
        EAST,
        WEST
    }

    enum Town implements Named {
        FAIR,
        MILL
    }

    private static final int RIDERS = 4;
    private static final Sheet SHEET = new Sheet();
    private static final Axis LORDS = Axis.of(List.of(Lord.values()));
    private static final Axis TOWNS = Axis.of(List.of(Town.values()));
    private static final Cells SENT = SHEET.counts(RIDERS, LORDS, "sent", TOWNS);
    private static final Cells GOLD = SHEET.counts(20, LORDS, "gold");

    /** Who has sent how many where. */
    static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }

        int free(Lord lord) {
            return RIDERS - count(SENT, lord, Town.FAIR) - count(SENT, lord, Town.MILL);
        }

        int gain(Lord lord) {
            int mill = count(SENT, lord, Town.MILL);
            return 8 + count(SENT, lord, Town.FAIR) + (mill == 3 ? 9 : -2 * mill);
        }
    }

    sealed interface Move extends Action {
        Lines LINES = new Lines(MethodHandles.lookup(), Move.class);

        @Override
        default String text() {
            return LINES.text((Record) this);
        }
    }

    sealed interface OnOrders extends Move {}

    @Rule("LE-1")
    record Confirm() implements OnOrders {}

    @Rule("LE-2")
    record Ride(Town town) implements OnOrders {
        @Override
        public Audience audience() {
            return new Audience.Actor("");
        }
    }

    @Rule("LE-3")
    record With(int riders) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("");
        }
    }

    @Rule("LE-4")
    record Paid(int east, int west) implements Move {}

    record Ordering(Lord seat) implements Frame.Asks<State, Move, OnOrders> {
        @Override
        public Choices<OnOrders> choices(State s) {
            return Choices.of(
                    s.free(seat) == 0
                            ? List.of(new Confirm())
                            : List.of(new Confirm(), new Ride(Town.FAIR), new Ride(Town.MILL)));
        }

        @Override
        public void answer(State s, OnOrders chosen) {
            if (chosen instanceof Ride(var town)) {
                s.push(new Manning(seat, town));
            }
        }
    }

    record Manning(Lord seat, Town town) implements Frame.Asks<State, Move, With> {
        @Override
        public Choices<With> choices(State s) {
            var out = new ArrayList<With>();
            for (int riders = 1; riders <= s.free(seat); riders++) {
                out.add(new With(riders));
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, With chosen) {
            s.add(SENT, seat, town, chosen.riders);
            s.push(new Ordering(seat));
        }
    }

    record Paying() implements Frame.Draws<State, Move, Paid> {
        @Override
        public Lottery<Paid> lottery(State s) {
            return new Lottery.Certain<>(new Paid(s.gain(Lord.EAST), s.gain(Lord.WEST)));
        }

        @Override
        public void answer(State s, Paid drawn) {
            s.set(GOLD, Lord.EAST, drawn.east);
            s.set(GOLD, Lord.WEST, drawn.west);
            s.clear(SENT);
        }
    }

    Letters() {
        super(SHEET, new Lines(MethodHandles.lookup(), Ordering.class, Manning.class, Paying.class), Move.LINES);
    }

    @Override
    public Info info() {
        return new Info("letters", "letters-1", List.of(Lord.values()), 2, 2, List.of());
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.push(new Paying());
        s.fork(List.of(new Ordering(Lord.EAST), new Ordering(Lord.WEST)));
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        int east = s.count(GOLD, Lord.EAST);
        int west = s.count(GOLD, Lord.WEST);
        var winners = east == west ? List.of(Lord.values()) : List.of(east > west ? Lord.EAST : Lord.WEST);
        return new Outcome(winners, List.of(east, west), Said.of("over"), List.of(east / 20.0, west / 20.0));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    @Override
    protected void check(State s) {}

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        for (var lord : Lord.values()) {
            if (!viewer.is(lord)) {
                for (var town : Town.values()) {
                    seen.set(SENT, lord, town, Sheet.BLANK);
                }
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var lord : Lord.values()) {
            if (s.count(SENT, lord, Town.FAIR) == Sheet.BLANK) {
                boolean done = s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)
                        && branches.get(lord.ordinal()).done();
                s.set(SENT, lord, Town.FAIR, done ? dice.nextInt(RIDERS + 1) : 0);
                s.set(SENT, lord, Town.MILL, 0);
            }
        }
        return s;
    }

    @Override
    public Box box(Options options) {
        return new Box("letters-1", "letters", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, List.of());
    }

    /** Of orders only how many riders are sent anywhere counts before they are paid: what is right shows when they are. */
    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of(
                new Worth.Feature<>("gold", 0.2, (s, seat) -> s.count(GOLD, seat)),
                new Worth.Feature<>("riders", 0.1, (s, seat) -> RIDERS - s.free((Lord) seat))));
    }

    @Override
    public int round(State s) {
        return s.count(GOLD, Lord.EAST) > 0 ? 2 : 1;
    }
}
