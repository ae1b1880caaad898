package tabard.table;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Cells;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/** The smallest game with a draw, a turn that others may break into, and a secret vote: for tests of what all games share. */
final class Toy extends SheetGame<Toy.State, Toy.Move> {
    private static final Sheet SHEET = new Sheet();
    private static final Cells ROUND = SHEET.counts(9, "round");
    private static final Cells DIE = SHEET.counts(6, "die");
    private static final Cells COINS = SHEET.counts(20, Axis.of(Colour.ALL), "coins");
    private static final Cells VOTE = SHEET.maybe(1, Axis.of(Colour.ALL), "vote");
    private static final Lines MOVES = new Lines(MethodHandles.lookup(), Move.class);

    Toy() {
        super(
                SHEET,
                new Lines(
                        MethodHandles.lookup(),
                        Rolling.class,
                        Turn.class,
                        Shout.class,
                        Voting.class,
                        Counting.class,
                        Round.class),
                MOVES);
    }

    enum Colour implements Seat {
        RED,
        BLUE,
        GREEN;

        static final List<Colour> ALL = List.of(values());
    }

    static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }

        int coins(Colour colour) {
            return COINS.at(cells, colour);
        }

        void round(int number) {
            ROUND.set(cells, number);
        }
    }

    sealed interface Move extends Action {
        @Override
        default String text() {
            return MOVES.text((Record) this);
        }
    }

    @Rule("TO-1.1")
    record Rolled(int pips) implements Move {}

    @Rule("TO-1.2")
    record Take(int coins) implements Move {}

    @Rule("TO-1.3")
    record Grab() implements Move {
        @Override
        public boolean reported() {
            return true; // whoever was quicker, those know who sat there
        }
    }

    @Rule("TO-1.4")
    record Vote(int yes) implements Move {
        @Override
        public Audience audience() {
            return new Audience.Actor("votes");
        }
    }

    @Rule("TO-1.5")
    record Counted(int yes) implements Move {}

    record Rolling() implements Frame.Draws<State, Move, Rolled> {
        @Override
        public Lottery<Rolled> lottery(State s) {
            return new Lottery.Urn<>(new Rolled[] {new Rolled(1), new Rolled(2)}, new int[] {1, 1});
        }

        @Override
        public void answer(State s, Rolled drawn) {
            DIE.set(s.cells, drawn.pips);
        }
    }

    /** One takes as many coins as were rolled, or fewer; another may grab one first. */
    record Turn(Colour seat) implements Frame.Asks<State, Move, Take> {
        @Override
        public Choices<Take> choices(State s) {
            var options = new ArrayList<Take>();
            for (int coins = 0; coins <= DIE.at(s.cells); coins++) {
                options.add(new Take(coins));
            }
            return Choices.of(options);
        }

        @Override
        public void answer(State s, Take chosen) {
            COINS.add(s.cells, seat, chosen.coins);
        }

        @Override
        public List<Shout> mayStepIn(State s) {
            return DIE.at(s.cells) == 0 ? List.of() : List.of(new Shout(Colour.ALL.get((seat.ordinal() + 1) % 3)));
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof Take(int coins)
                    ? new Refusal(Said.of("document.count", coins, DIE.at(s.cells)), "TO-1.2")
                    : Refusal.notOffered(move);
        }
    }

    record Shout(Colour seat) implements Frame.Asks<State, Move, Grab> {
        @Override
        public Choices<Grab> choices(State s) {
            return Choices.of(List.of(new Grab()));
        }

        @Override
        public void answer(State s, Grab chosen) {
            COINS.add(s.cells, seat, 1);
            DIE.add(s.cells, -1);
        }
    }

    record Voting(Colour seat) implements Frame.Asks<State, Move, Vote> {
        @Override
        public Choices<Vote> choices(State s) {
            return Choices.of(List.of(new Vote(0), new Vote(1)));
        }

        @Override
        public void answer(State s, Vote chosen) {
            VOTE.set(s.cells, seat, chosen.yes + 1);
        }

        @Override
        public boolean reopens() {
            return seat != Colour.GREEN; // whose word is final
        }

        @Override
        public void reopened(State s) {
            VOTE.set(s.cells, seat, 0);
        }
    }

    record Counting() implements Frame.Draws<State, Move, Counted> {
        @Override
        public Lottery<Counted> lottery(State s) {
            return new Lottery.Certain<>(new Counted(Colour.ALL.stream()
                    .mapToInt(colour -> VOTE.at(s.cells, colour) - 1)
                    .sum()));
        }

        @Override
        public void answer(State s, Counted drawn) {
            VOTE.clear(s.cells);
        }
    }

    record Round() implements Frame.Runs<State, Move> {
        @Override
        public void run(State s) {
            ROUND.add(s.cells, 1);
            if (ROUND.at(s.cells) <= 2) {
                s.push(this);
                s.push(new Counting());
                s.fork(Colour.ALL.stream().map(Voting::new).toList());
                s.push(new Turn(Colour.BLUE));
                s.push(new Turn(Colour.RED));
                s.push(new Rolling());
            }
        }
    }

    @Override
    public Info info() {
        return new Info("toy", "toy-1", Colour.ALL, 3, 3, List.of(new Setting("weather", List.of("fair", "foul"))));
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.push(new Round());
        settle(s);
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        return new Outcome(List.of(), Colour.ALL.stream().map(s::coins).toList(), Said.of("refused.over"));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        for (var colour : Colour.ALL) {
            if (!viewer.is(colour) && VOTE.at(s.cells, colour) != 0) {
                VOTE.set(seen.cells, colour, Sheet.BLANK);
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var colour : Colour.ALL) {
            if (VOTE.at(s.cells, colour) == Sheet.BLANK) {
                VOTE.set(s.cells, colour, 1 + dice.nextInt(2));
            }
        }
        return s;
    }

    @Override
    public Box box(Options options) {
        return new Box("toy-1", "toy", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return new Scene(List.of(), null, List.of(), List.of());
    }

    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of());
    }

    @Override
    public int round(State s) {
        return ROUND.at(s.cells);
    }

    @Override
    protected void check(State s) {
        if (Colour.ALL.stream().mapToInt(s::coins).sum() > 12) {
            throw new Refusal(Said.of("document.lost", "too many coins"));
        }
    }
}
