package tabard.server.pebbles;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
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
import tabard.table.SheetGame;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/** A heap, two takers, and two versions of the rules: by the first one takes up to two pebbles, by the second up to three. */
public abstract class Pebbles extends SheetGame<Pebbles.State, Pebbles.Move> {
    private static final Sheet SHEET = new Sheet();
    private static final Cells HEAP = SHEET.counts(30, "heap");
    private static final Cells MOST = SHEET.counts(9, "most");
    private static final Cells LAST = SHEET.names(Side.ALL, "last");
    private static final Lines MOVES = new Lines(MethodHandles.lookup(), Move.class);

    /** What becomes lost besides, where somebody has changed a rule and left its version as it was. */
    public static volatile int lost;

    private final Info info;

    Pebbles(int version) {
        super(SHEET, new Lines(MethodHandles.lookup(), Heaping.class, Turn.class), MOVES);
        this.info = new Info("pebbles", "pebbles-" + version, Side.ALL, 2, 2, List.of());
    }

    /** With the first rules. */
    public static final class First extends Pebbles {
        public First() {
            super(1);
        }
    }

    /** With the second rules. */
    public static final class Second extends Pebbles {
        public Second() {
            super(2);
        }
    }

    enum Side implements Seat {
        LEFT,
        RIGHT;

        static final List<Side> ALL = List.of(values());
    }

    /** How many lie there, and who took last. */
    public static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }
    }

    /** Whatever happens here. */
    public sealed interface Move extends Action {
        @Override
        default String text() {
            return MOVES.text((Record) this);
        }
    }

    @Rule("PE-1.1")
    record Heaped(int pebbles) implements Move {}

    @Rule("PE-1.2")
    record Take(int pebbles) implements Move {}

    record Heaping() implements Frame.Draws<State, Move, Heaped> {
        @Override
        public Lottery<Heaped> lottery(State s) {
            return new Lottery.Urn<>(new Heaped[] {new Heaped(20), new Heaped(21)}, new int[] {1, 1});
        }

        @Override
        public void answer(State s, Heaped drawn) {
            s.set(HEAP, drawn.pebbles);
            s.push(new Turn(Side.LEFT));
        }
    }

    record Turn(Side seat) implements Frame.Asks<State, Move, Take> {
        @Override
        public Choices<Take> choices(State s) {
            return Choices.of(IntStream.rangeClosed(1, Math.min(s.count(MOST), s.count(HEAP)))
                    .mapToObj(Take::new)
                    .toList());
        }

        @Override
        public void answer(State s, Take chosen) {
            s.set(HEAP, Math.max(0, s.count(HEAP) - chosen.pebbles - lost));
            s.set(LAST, seat.ordinal() + 1);
            if (s.count(HEAP) > 0) {
                s.push(new Turn(Side.ALL.get(1 - seat.ordinal())));
            }
        }
    }

    @Override
    public Info info() {
        return info;
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.set(MOST, info.version() + 1);
        s.push(new Heaping());
        settle(s);
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        var last = Side.ALL.get(s.count(LAST) - 1);
        return new Outcome(List.of(last), List.of(0, 0), Said.of("over.last", "@" + last.word()));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    @Override
    protected void check(State s) {}

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return new Seen<>(viewer, new State(s));
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return new State(seen.masked());
    }

    @Override
    public Box box(Options options) {
        return new Box(info.rules(), "pebbles", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        var heap = Said.of("heap", seen.masked().count(HEAP));
        return scene(seen, out -> out.add(new Element.Note("heap", "table", heap, null, List.of())));
    }

    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of());
    }

    @Override
    public int round(State s) {
        return 0;
    }
}
