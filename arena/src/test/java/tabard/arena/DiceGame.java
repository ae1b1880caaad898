package tabard.arena;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Choices;
import tabard.table.Frame;
import tabard.table.Info;
import tabard.table.Lottery;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Position;
import tabard.table.Rule;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Setting;
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
 * A tiny game for tests. Ann nods, Ann and Ben call a number from 1 to 3, a die is thrown, and whoever called nearer wins: 2 decisions
 * and 4 steps. Options: with a trap a six breaks the game; with shouts Ben may shout once before Ann calls; without end Ann nods for ever.
 */
public final class DiceGame extends SheetGame<DiceGame.Tray, DiceGame.Move> {
    enum Player implements Seat {
        ANN,
        BEN
    }

    private static final Sheet SHEET = new Sheet();
    private static final Cells CALLED = SHEET.counts(3, Axis.of(List.of(Player.values())), "called");
    private static final Cells POINTS = SHEET.counts(9, Axis.of(List.of(Player.values())), "points");
    private static final Cells SHOUTED = SHEET.flags("shouted");

    /** A bot needs only the points to find out what a call is worth; the calls are there for the tuner to find out. */
    private static final Worth<Tray> WORTH = new Worth<>(List.of(
            new Worth.Feature<>("points", 1, (s, seat) -> s.points((Player) seat)),
            new Worth.Feature<>("call", 0, (s, seat) -> s.called(seat))));

    private final boolean cooperative;

    /** How often anybody was shown a view. */
    final AtomicInteger views = new AtomicInteger();

    /** The position. */
    static final class Tray extends Position<Tray, Move> {
        Tray(Options options) {
            super(SHEET, options);
        }

        Tray(Tray source) {
            super(source);
        }

        boolean on(String setting) {
            return options().get(setting).equals("on");
        }

        int called(Seat player) {
            return CALLED.at(cells, player);
        }

        void call(Player player, int number) {
            CALLED.set(cells, player, number);
        }

        void shout() {
            SHOUTED.set(cells, 1);
        }

        boolean shouted() {
            return SHOUTED.at(cells) == 1;
        }

        int points(Player player) {
            return POINTS.at(cells, player);
        }

        void score(int die) {
            for (var player : Player.values()) {
                POINTS.set(cells, player, 6 - Math.abs(die - CALLED.at(cells, player)));
            }
        }
    }

    sealed interface Move extends Action {
        Lines LINES = new Lines(MethodHandles.lookup(), Move.class);

        @Override
        default String text() {
            return LINES.text((Record) this);
        }
    }

    @Rule("DI-1")
    record Nod() implements Move {}

    @Rule("DI-2")
    record Shout() implements Move {}

    @Rule("DI-2")
    record Call(int number) implements Move {}

    @Rule("DI-3")
    record Thrown(int eyes) implements Move {
        private static final Thrown[] EACH = {
            new Thrown(1), new Thrown(2), new Thrown(3), new Thrown(4), new Thrown(5), new Thrown(6)
        };
    }

    interface Asks<M extends Move> extends Frame.Asks<Tray, Move, M> {}

    record Nodding(Player seat) implements Asks<Nod> {
        @Override
        public Choices<Nod> choices(Tray s) {
            return Choices.of(List.of(new Nod()));
        }

        @Override
        public void answer(Tray s, Nod chosen) {
            if (s.on("endless")) {
                s.push(this);
            }
        }
    }

    record Calling(Player seat) implements Asks<Call> {
        @Override
        public Choices<Call> choices(Tray s) {
            return Choices.of(List.of(new Call(1), new Call(2), new Call(3)));
        }

        @Override
        public void answer(Tray s, Call chosen) {
            s.call(seat, chosen.number);
        }

        @Override
        public List<Shouting> mayStepIn(Tray s) {
            return s.on("shouts") && !s.shouted() && seat == Player.ANN ? List.of(new Shouting(Player.BEN)) : List.of();
        }
    }

    record Shouting(Player seat) implements Asks<Shout> {
        @Override
        public Choices<Shout> choices(Tray s) {
            return Choices.of(List.of(new Shout()));
        }

        @Override
        public void answer(Tray s, Shout chosen) {
            s.shout();
        }
    }

    record Throwing() implements Frame.Draws<Tray, Move, Thrown> {
        @Override
        public Lottery<Thrown> lottery(Tray s) {
            return new Lottery.Urn<>(Thrown.EACH, new int[] {1, 1, 1, 1, 1, 1});
        }

        @Override
        public void answer(Tray s, Thrown drawn) {
            if (s.on("trap") && drawn.eyes == 6) {
                throw new IllegalStateException("the die fell off the table");
            }
            s.score(drawn.eyes);
        }
    }

    /** As a co-operative game it is won by both when they called equally well, and lost otherwise. */
    public DiceGame(boolean cooperative) {
        super(
                SHEET,
                new Lines(MethodHandles.lookup(), Nodding.class, Calling.class, Shouting.class, Throwing.class),
                Move.LINES);
        this.cooperative = cooperative;
    }

    @Override
    public Info info() {
        var offOrOn = List.of("off", "on");
        return new Info(
                "dice",
                "dice-1",
                List.of(Player.values()),
                2,
                2,
                List.of(new Setting("trap", offOrOn), new Setting("shouts", offOrOn), new Setting("endless", offOrOn)));
    }

    @Override
    public boolean cooperative(Options options) {
        return cooperative;
    }

    @Override
    public Tray setup(Options options) {
        var s = new Tray(options);
        s.push(new Throwing());
        s.push(new Calling(Player.BEN));
        s.push(new Calling(Player.ANN));
        s.push(new Nodding(Player.ANN));
        return s;
    }

    @Override
    public Tray copy(Tray s) {
        return new Tray(s);
    }

    @Override
    public Seen<Tray> see(Tray s, Viewer viewer) {
        views.incrementAndGet();
        return new Seen<>(viewer, new Tray(s));
    }

    @Override
    public Tray imagine(Seen<Tray> seen, RandomGenerator dice) {
        return new Tray(seen.masked());
    }

    @Override
    public Worth<Tray> worth() {
        return WORTH;
    }

    @Override
    protected Outcome outcome(Tray s) {
        int lead = s.points(Player.ANN) - s.points(Player.BEN);
        List<Player> alone = cooperative ? List.of() : List.of(lead > 0 ? Player.ANN : Player.BEN);
        List<Player> winners = lead == 0 ? List.of(Player.values()) : alone;
        var points = List.of(s.points(Player.ANN), s.points(Player.BEN));
        return cooperative
                ? Outcome.together(winners, points, Said.of("over"))
                : new Outcome(winners, points, Said.of("over"));
    }

    @Override
    public int round(Tray s) {
        return 1;
    }

    @Override
    public Box box(Options options) {
        return new Box("dice-1", "", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<Tray> seen) {
        return new Scene(List.of(), null, List.of(), List.of());
    }

    @Override
    protected void fit(Tray s, Predicate<String> named) {}

    @Override
    protected void check(Tray s) {}
}
