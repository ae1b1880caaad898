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
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Picks;
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
 * A tiny game of long turns: two masons are asked again and again in their own turn. Each has four stones for it: three planks and a rope across
 * the river pay 9, in whatever order, a stone that is sold pays 1, and one that is thrown pays 0 to 3 by lot. Then the other builds, once each.
 */
final class Bridges extends SheetGame<Bridges.State, Bridges.Move> {
    enum Mason implements Seat {
        ANN,
        BEN
    }

    private static final int STONES = 4;
    private static final Sheet SHEET = new Sheet();
    private static final Axis MASONS = Axis.of(List.of(Mason.values()));
    private static final Cells PLANKS = SHEET.counts(STONES, "planks");
    private static final Cells ROPES = SHEET.counts(STONES, "ropes");
    private static final Cells SPENT = SHEET.counts(STONES, "spent");
    private static final Cells GOLD = SHEET.counts(20, MASONS, "gold");
    private static final Cells TURN = SHEET.counts(2, "turn");

    static final class State extends Position<State, Move> {
        State(Options options) {
            super(SHEET, options);
        }

        State(State source) {
            super(source);
        }

        boolean bridge() {
            return count(PLANKS) == 3 && count(ROPES) == 1;
        }
    }

    sealed interface Move extends Action {
        Lines LINES = new Lines(MethodHandles.lookup(), Move.class);

        @Override
        default String text() {
            return LINES.text((Record) this);
        }
    }

    sealed interface OnBuilding extends Move {}

    @Rule("BR-1")
    record Stop() implements OnBuilding {}

    @Rule("BR-2")
    record Sell() implements OnBuilding {}

    @Rule("BR-3")
    record Plank() implements OnBuilding {}

    @Rule("BR-4")
    record Rope() implements OnBuilding {}

    @Rule("BR-5")
    record Throw() implements OnBuilding {}

    @Rule("BR-6")
    record Hit(int gold) implements Move {}

    record Building(Mason seat) implements Frame.Asks<State, Move, OnBuilding> {
        @Override
        public Choices<OnBuilding> choices(State s) {
            boolean stones = s.count(SPENT) < STONES;
            return new Picks<OnBuilding>(5)
                    .add(new Stop())
                    .addIf(stones, new Sell())
                    .addIf(stones, new Plank())
                    .addIf(stones, new Rope())
                    .addIf(stones, new Throw());
        }

        @Override
        public void answer(State s, OnBuilding chosen) {
            if (chosen instanceof Stop) {
                s.add(GOLD, seat, s.bridge() ? 9 : 0);
                s.set(PLANKS, 0);
                s.set(ROPES, 0);
                s.set(SPENT, 0);
                s.add(TURN, 1);
                return;
            }
            s.add(SPENT, 1);
            s.push(this);
            switch (chosen) {
                case Stop _ -> {}
                case Sell _ -> s.add(GOLD, seat, 1);
                case Plank _ -> s.add(PLANKS, 1);
                case Rope _ -> s.add(ROPES, 1);
                case Throw _ -> s.push(new Throwing(seat));
            }
        }
    }

    record Throwing(Mason by) implements Frame.Draws<State, Move, Hit> {
        @Override
        public Lottery<Hit> lottery(State s) {
            return new Lottery.Even<>(List.of(new Hit(0), new Hit(1), new Hit(2), new Hit(3)));
        }

        @Override
        public void answer(State s, Hit drawn) {
            s.add(GOLD, by, drawn.gold);
        }
    }

    Bridges() {
        super(SHEET, new Lines(MethodHandles.lookup(), Building.class, Throwing.class), Move.LINES);
    }

    @Override
    public Info info() {
        return new Info("bridges", "bridges-1", List.of(Mason.values()), 2, 2, List.of());
    }

    @Override
    public State setup(Options options) {
        var s = new State(options);
        s.push(new Building(Mason.BEN));
        s.push(new Building(Mason.ANN));
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    public boolean longTurns() {
        return true;
    }

    @Override
    protected Outcome outcome(State s) {
        int ann = s.count(GOLD, Mason.ANN);
        int ben = s.count(GOLD, Mason.BEN);
        var winners = ann == ben ? List.of(Mason.values()) : List.of(ann > ben ? Mason.ANN : Mason.BEN);
        return new Outcome(winners, List.of(ann, ben), Said.of("over"), List.of(ann / 20.0, ben / 20.0));
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
        return new Box("bridges-1", "bridges", List.of(), List.of(), Map.of());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, List.of());
    }

    /** Only gold: of a bridge that is not finished nothing is to be seen. */
    @Override
    public Worth<State> worth() {
        return new Worth<>(List.of(new Worth.Feature<>("gold", 0.2, (s, seat) -> s.count(GOLD, seat))));
    }

    @Override
    public int round(State s) {
        return s.count(TURN);
    }
}
