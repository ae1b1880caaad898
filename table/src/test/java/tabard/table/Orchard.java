package tabard.table;

import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.table.SheetGame.Verdict;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Count;
import tabard.table.sheet.Sheet;
import tabard.table.text.Lines;

/** Two pick fruit from three trees: a game for trying how questions, sentences and leaving come from shapes. */
class Orchard extends SheetGame<Orchard.State, Orchard.Move> {
    enum Picker implements Seat {
        ADA,
        BEN;

        static final List<Picker> ALL = List.of(values());
    }

    enum Tree implements Named {
        APPLE,
        PEAR,
        PLUM;

        static final List<Tree> ALL = List.of(values());
    }

    private static final Sheet SHEET = new Sheet();
    private static final Axis TREES = Axis.of(Tree.ALL);
    static final Count FRUIT = SHEET.count(9, "fruit", TREES).told("fruit");
    private static final Lines MOVES = new Lines(MethodHandles.lookup(), Move.class);
    private final boolean allies;

    Orchard(boolean allies) {
        super(SHEET, new Lines(MethodHandles.lookup(), Orchard.class), MOVES);
        this.allies = allies;
    }

    static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }
    }

    sealed interface Move extends Action {
        @Override
        default String text() {
            return MOVES.text((Record) this);
        }
    }

    sealed interface OnTurn extends Move {}

    @Rule("OR-1.1")
    record Rest() implements OnTurn {}

    @Rule("OR-1.2")
    record Climb(Tree tree) implements OnTurn {
        static final List<Climb> EACH = Moves.each(Tree.ALL, Climb::new);
    }

    /** At least one fruit, in two kinds of vessels. */
    @Rule("OR-1.3")
    record Fill(int baskets, int sacks) implements Move {}

    record Turn(Picker seat) implements Frame.Asks<State, Move, OnTurn> {
        @Override
        public Choices<OnTurn> choices(State s) {
            return new Picks<OnTurn>(4).add(new Rest()).each(Climb.EACH, bearing(s));
        }

        private static long bearing(State s) {
            long set = 0;
            for (var tree : Tree.ALL) {
                set |= s.count(FRUIT, tree) > 0 ? 1L << tree.ordinal() : 0;
            }
            return set;
        }

        @Override
        public void answer(State s, OnTurn chosen) {
            s.push(new Turn(Picker.ALL.get(1 - seat.ordinal())));
            if (chosen instanceof Climb(var tree)) {
                s.push(new Filling(seat, tree));
            } else {
                s.agenda(new Agenda.Done<>());
            }
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            return Climb.EACH.stream()
                    .filter(climb -> s.count(FRUIT, climb.tree) == 0)
                    .map(climb -> Barred.<Move>of(climb))
                    .toList();
        }

        /** A tree with much fruit is worth naming; the others share an option. */
        @Override
        public @Nullable Said label(State s, OnTurn move) {
            return move instanceof Climb(var tree) && s.count(FRUIT, tree) > 8 ? Said.of("do.climb-full", tree) : null;
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return new Refusal(Said.of("refused.bare"), move.rule());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    record Filling(Picker seat, Tree tree) implements Frame.Asks<State, Move, Fill> {
        @Override
        public Choices<Fill> choices(State s) {
            var picks = new Picks<Fill>(9);
            int most = Math.min(2, s.count(FRUIT, tree));
            for (int baskets = 0; baskets <= most; baskets++) {
                for (int sacks = 0; sacks + baskets <= most; sacks++) {
                    picks.addIf(baskets + sacks > 0, new Fill(baskets, sacks));
                }
            }
            return picks;
        }

        @Override
        public void answer(State s, Fill chosen) {
            s.add(FRUIT, tree, -chosen.baskets - chosen.sacks);
        }

        @Override
        public boolean passesOn(Fill move) {
            return true;
        }

        @Override
        public Verdict verdict(State s, Fill move) {
            return new Verdict(move.baskets + "+" + move.sacks, List.of());
        }

        @Override
        public Refusal refused(State s, Fill move) {
            return Refusal.of("OR-1.2", "refused.heavy", tree, move.baskets + move.sacks);
        }

        @Override
        public void possible(State s) {
            if (s.count(FRUIT, tree) == 0) {
                throw new Refusal(Said.of("document.lost", "bare"), "OR-1.2");
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return false;
        }
    }

    @Override
    public Info info() {
        return new Info("orchard", "orchard-1", Picker.ALL, 1, 2, List.of(new Setting("plot", List.of("field"), true)));
    }

    @Override
    public boolean cooperative(Options options) {
        return allies;
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.set(FRUIT, Tree.APPLE, 2);
        s.set(FRUIT, Tree.PEAR, 1);
        s.push(new Turn(Picker.ADA));
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        return new Outcome(List.of(), Collections.nCopies(s.options().seats(), 0), Said.of("over.rest"));
    }

    @Override
    protected void fit(State s, Predicate<String> named) {}

    @Override
    protected void check(State s) {}

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return move instanceof Climb(var tree) ? Grip.on("grove/" + tree.word()) : Grip.BUTTON;
    }

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
        return new Box("orchard-1", "orchard", List.of(), List.of(), Map.of());
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
        return 1;
    }
}
