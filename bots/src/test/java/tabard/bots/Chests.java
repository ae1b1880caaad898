package tabard.bots;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Action;
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
 * A tiny game for tests. Each pirate in turn opens a chest and grabs a coin from it: 9 or 1 from the left one, 5 or 5 from the right
 * one, and nothing if the other forbids it. While one opens a chest, the other may step in: who has 1 coin may beg for another, and
 * who has 1 or 9 may boast, which costs a coin. Then both secretly hide up to 2 coins, and whoever hid more takes 3 from the sea.
 */
final class Chests extends SheetGame<Chests.Hold, Chests.Move> {
    enum Pirate implements Seat {
        RED,
        BLUE;

        Pirate other() {
            return this == RED ? BLUE : RED;
        }
    }

    enum Chest implements Named {
        LEFT,
        RIGHT
    }

    enum Coin implements Named {
        FRONT,
        BACK
    }

    private static final Sheet SHEET = new Sheet();
    private static final Axis PIRATES = Axis.of(List.of(Pirate.values()));
    private static final Cells GOLD = SHEET.counts(99, PIRATES, "gold");
    private static final Cells HIDDEN = SHEET.maybe(2, PIRATES, "hidden");

    /** The position. */
    static final class Hold extends Position<Hold, Move> {
        Hold(Options options) {
            super(SHEET, options);
        }

        Hold(Hold source) {
            super(source);
        }

        int gold(Pirate pirate) {
            return GOLD.at(cells, pirate);
        }

        void gain(Pirate pirate, int gold) {
            GOLD.add(cells, pirate, gold);
        }

        int hidden(Pirate pirate) {
            return HIDDEN.at(cells, pirate);
        }

        void hide(Pirate pirate, int cell) {
            HIDDEN.set(cells, pirate, cell);
        }
    }

    sealed interface Move extends Action {
        Lines LINES = new Lines(MethodHandles.lookup(), Move.class);

        @Override
        default String text() {
            return LINES.text((Record) this);
        }
    }

    @Rule("CH-1")
    record Open(Chest chest) implements Move {}

    @Rule("CH-2")
    record Grab(Coin coin) implements Move {}

    @Rule("CH-3")
    record Veto(boolean yes) implements Move {}

    @Rule("CH-5")
    record Shout(boolean beg) implements Move {}

    @Rule("CH-4")
    record Hide(int coins) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("hides");
        }
    }

    @Rule("CH-4")
    record Shown(int red, int blue) implements Move {}

    interface Asks<M extends Move> extends Frame.Asks<Hold, Move, M> {}

    record Opening(Pirate seat) implements Asks<Open> {
        @Override
        public Choices<Open> choices(Hold s) {
            return Choices.of(List.of(new Open(Chest.RIGHT), new Open(Chest.LEFT)));
        }

        @Override
        public void answer(Hold s, Open chosen) {
            s.push(new Grabbing(seat, chosen.chest));
        }

        @Override
        public List<Shouting> mayStepIn(Hold s) {
            int gold = s.gold(seat.other());
            return gold == 1 || gold == 9 ? List.of(new Shouting(seat.other())) : List.of();
        }
    }

    record Shouting(Pirate seat) implements Asks<Shout> {
        @Override
        public Choices<Shout> choices(Hold s) {
            return Choices.of(
                    s.gold(seat) == 9 ? List.of(new Shout(false)) : List.of(new Shout(false), new Shout(true)));
        }

        @Override
        public void answer(Hold s, Shout chosen) {
            s.gain(seat, chosen.beg ? 1 : -1);
        }
    }

    record Grabbing(Pirate seat, Chest chest) implements Asks<Grab> {
        @Override
        public Choices<Grab> choices(Hold s) {
            return Choices.of(List.of(new Grab(Coin.FRONT), new Grab(Coin.BACK)));
        }

        @Override
        public void answer(Hold s, Grab chosen) {
            s.push(new Vetoing(seat.other(), chest == Chest.RIGHT ? 5 : chosen.coin == Coin.FRONT ? 1 : 9));
        }
    }

    record Vetoing(Pirate seat, int gold) implements Asks<Veto> {
        @Override
        public Choices<Veto> choices(Hold s) {
            return Choices.of(List.of(new Veto(false), new Veto(true)));
        }

        @Override
        public void answer(Hold s, Veto chosen) {
            s.gain(seat.other(), chosen.yes ? 0 : gold);
        }
    }

    record Burying() implements Frame.Runs<Hold, Move> {
        @Override
        public void run(Hold s) {
            s.fork(List.of(new Hiding(Pirate.RED), new Hiding(Pirate.BLUE)));
        }
    }

    record Hiding(Pirate seat) implements Asks<Hide> {
        @Override
        public Choices<Hide> choices(Hold s) {
            return Choices.of(List.of(new Hide(0), new Hide(1), new Hide(2)));
        }

        @Override
        public void answer(Hold s, Hide chosen) {
            s.hide(seat, chosen.coins + 1);
        }
    }

    record Showing() implements Frame.Draws<Hold, Move, Shown> {
        @Override
        public Lottery<Shown> lottery(Hold s) {
            return new Lottery.Certain<>(new Shown(s.hidden(Pirate.RED) - 1, s.hidden(Pirate.BLUE) - 1));
        }

        @Override
        public void answer(Hold s, Shown drawn) {
            s.gain(Pirate.RED, drawn.red > drawn.blue ? 3 : 0);
            s.gain(Pirate.BLUE, drawn.blue > drawn.red ? 3 : 0);
        }
    }

    Chests() {
        super(
                SHEET,
                new Lines(
                        MethodHandles.lookup(),
                        Opening.class,
                        Shouting.class,
                        Grabbing.class,
                        Vetoing.class,
                        Hiding.class,
                        Showing.class),
                Move.LINES);
    }

    @Override
    public Info info() {
        return new Info("chests", "chests-1", List.of(Pirate.values()), 2, 2, List.of());
    }

    @Override
    public Hold setup(Options options) {
        var s = new Hold(options);
        s.push(new Showing());
        s.push(new Burying());
        s.push(new Opening(Pirate.BLUE));
        s.push(new Opening(Pirate.RED));
        return s;
    }

    @Override
    public Hold copy(Hold s) {
        return new Hold(s);
    }

    @Override
    public Seen<Hold> see(Hold s, Viewer viewer) {
        var seen = new Hold(s);
        for (var pirate : Pirate.values()) {
            if (!viewer.is(pirate) && s.hidden(pirate) != 0) {
                seen.hide(pirate, Sheet.BLANK);
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    @Override
    public Hold imagine(Seen<Hold> seen, RandomGenerator dice) {
        var s = new Hold(seen.masked());
        for (var pirate : Pirate.values()) {
            if (s.hidden(pirate) == Sheet.BLANK) {
                s.hide(pirate, 1 + dice.nextInt(3));
            }
        }
        return s;
    }

    @Override
    public Worth<Hold> worth() {
        return new Worth<>(List.of(new Worth.Feature<>(
                "gold", 0.1, (s, seat) -> s.gold((Pirate) seat) - s.gold(((Pirate) seat).other()))));
    }

    @Override
    protected Outcome outcome(Hold s) {
        int lead = s.gold(Pirate.RED) - s.gold(Pirate.BLUE);
        List<Pirate> winners = lead == 0 ? List.of() : List.of(lead > 0 ? Pirate.RED : Pirate.BLUE);
        return new Outcome(winners, List.of(s.gold(Pirate.RED), s.gold(Pirate.BLUE)), Said.of("over"));
    }

    @Override
    public int round(Hold s) {
        return 1;
    }

    @Override
    public Box box(Options options) {
        return new Box("chests-1", "", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<Hold> seen) {
        return new Scene(List.of(), null, List.of(), List.of());
    }

    @Override
    protected void fit(Hold s, Predicate<String> named) {}

    @Override
    protected void check(Hold s) {}
}
