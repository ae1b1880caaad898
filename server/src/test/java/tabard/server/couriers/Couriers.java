package tabard.server.couriers;

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

/** Everybody writes a letter in secret and seals it; sealed letters may be opened again until all are, and then all are read. */
public final class Couriers extends SheetGame<Couriers.State, Couriers.Move> {
    private static final int ROUNDS = 3;
    private static final Sheet SHEET = new Sheet();
    private static final Cells ROUND = SHEET.counts(9, "round");
    private static final Cells LETTER = SHEET.maybe(9, Axis.of(Post.ALL), "letter");
    private static final Cells POINTS = SHEET.counts(99, Axis.of(Post.ALL), "points");
    private static final Lines MOVES = new Lines(MethodHandles.lookup(), Move.class);

    private final Info info = new Info("couriers", "couriers-1", Post.ALL, 2, 3, List.of());

    public Couriers() {
        super(
                SHEET,
                new Lines(
                        MethodHandles.lookup(),
                        Dawning.class,
                        Writing.class,
                        Reading.class,
                        Reporting.class,
                        Comparing.class,
                        Round.class),
                MOVES);
    }

    enum Post implements Seat {
        NORTH,
        SOUTH,
        WEST;

        static final List<Post> ALL = List.of(values());
    }

    /** Whose letter says what. */
    public static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }

        List<Post> posts() {
            return Post.ALL.subList(0, options().seats());
        }
    }

    /** Whatever happens here. */
    public sealed interface Move extends Action {
        @Override
        default String text() {
            return MOVES.text((Record) this);
        }
    }

    @Rule("CO-1.0")
    record Dawned(int weather) implements Move {}

    sealed interface OnWriting extends Move {}

    @Rule("CO-1.1")
    record Write(int number) implements OnWriting {
        @Override
        public Audience audience() {
            return new Audience.Actor("");
        }
    }

    @Rule("CO-1.2")
    record Seal() implements OnWriting {}

    @Rule("CO-1.3")
    record Read(List<Integer> letters) implements Move {}

    /** The weather is all that is drawn here, and matters to nobody. */
    record Dawning() implements Frame.Draws<State, Move, Dawned> {
        @Override
        public Lottery<Dawned> lottery(State s) {
            return new Lottery.Urn<>(new Dawned[] {new Dawned(1), new Dawned(2)}, new int[] {1, 1});
        }

        @Override
        public void answer(State s, Dawned drawn) {}
    }

    @Rule("CO-2.1")
    record Lost(int letters) implements Move {
        @Override
        public boolean reported() {
            return true;
        }

        @Override
        public Audience audience() {
            return new Audience.Actor("reports");
        }
    }

    @Rule("CO-2.2")
    record Compared(boolean equal) implements Move {}

    /** How many letters the rain took is reported by those who stood in it, each for himself. */
    record Reporting(Post seat) implements Frame.Asks<State, Move, Lost> {
        @Override
        public Choices<Lost> choices(State s) {
            return Choices.of(List.of(new Lost(0), new Lost(1), new Lost(2)));
        }

        @Override
        public void answer(State s, Lost chosen) {
            s.set(LETTER, seat, chosen.letters + 1);
        }

        @Override
        public int patience() {
            return 7;
        }
    }

    /** Equal reports are final; others are given again, three times at most. */
    record Comparing(int time) implements Frame.Draws<State, Move, Compared> {
        @Override
        public Lottery<Compared> lottery(State s) {
            return new Lottery.Certain<>(new Compared(s.posts().stream()
                            .mapToInt(post -> s.count(LETTER, post))
                            .distinct()
                            .count()
                    == 1));
        }

        @Override
        public void answer(State s, Compared drawn) {
            s.posts().forEach(post -> s.set(LETTER, post, 0));
            if (!drawn.equal && time < 3) {
                s.push(new Comparing(time + 1));
                s.fork(s.posts().stream().map(Reporting::new).toList());
            }
        }
    }

    record Writing(Post seat) implements Frame.Asks<State, Move, OnWriting> {
        @Override
        public Choices<OnWriting> choices(State s) {
            var out = new ArrayList<OnWriting>();
            if (s.count(LETTER, seat) > 0) {
                out.add(new Seal());
            }
            for (int number = 0; number <= 3; number++) {
                if (number + 1 != s.count(LETTER, seat)) {
                    out.add(new Write(number));
                }
            }
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnWriting chosen) {
            if (chosen instanceof Write(int number)) {
                s.set(LETTER, seat, number + 1);
                s.push(this);
            }
        }

        /** From the west the post takes longer. */
        @Override
        public int patience() {
            return seat == Post.WEST ? 7 : 1;
        }

        @Override
        public boolean reopens() {
            return true;
        }

        @Override
        public void reopened(State s) {
            s.set(LETTER, seat, 0);
        }
    }

    record Reading() implements Frame.Draws<State, Move, Read> {
        @Override
        public Lottery<Read> lottery(State s) {
            return new Lottery.Certain<>(new Read(
                    s.posts().stream().map(post -> s.count(LETTER, post) - 1).toList()));
        }

        @Override
        public void answer(State s, Read drawn) {
            s.posts().forEach(post -> s.add(POINTS, post, s.count(LETTER, post) - 1));
            s.posts().forEach(post -> s.set(LETTER, post, 0));
        }
    }

    record Round() implements Frame.Runs<State, Move> {
        @Override
        public void run(State s) {
            s.add(ROUND, 1);
            if (s.count(ROUND) <= ROUNDS) {
                s.push(this);
                s.push(new Reading());
                s.fork(s.posts().stream().map(Writing::new).toList());
            } else {
                s.push(new Comparing(1));
                s.fork(s.posts().stream().map(Reporting::new).toList());
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
        s.push(new Round());
        s.push(new Dawning());
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        var points = s.posts().stream().map(post -> s.count(POINTS, post)).toList();
        return new Outcome(List.of(), points, Said.of("over.read"));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    @Override
    protected void check(State s) {}

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        for (var post : s.posts()) {
            if (!viewer.is(post)) {
                seen.set(LETTER, post, Sheet.BLANK);
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var post : s.posts()) {
            if (s.count(LETTER, post) == Sheet.BLANK) {
                s.set(LETTER, post, pending(s, post) ? 0 : 1 + dice.nextInt(4));
            }
        }
        return s;
    }

    /** Whether the letter is not sealed yet. */
    private static boolean pending(State s, Post post) {
        return s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)
                && branches.stream().anyMatch(branch -> branch.seat() == post && !branch.done());
    }

    @Override
    public Box box(Options options) {
        return new Box(info.rules(), "couriers", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, List.of());
    }

    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of());
    }

    @Override
    public int round(State s) {
        return s.count(ROUND);
    }
}
