package tabard.immortals;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Info;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seen;
import tabard.table.Setting;
import tabard.table.SheetGame;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.Worth;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tabard.table.text.Lines;

/** Immortals for three to five: two realms, secret plans, and a cube tower. */
public final class Immortals extends SheetGame<State, Move> {
    private static final Info INFO = new Info(
            "immortals",
            "immortals-1",
            Colour.ALL,
            Content.NUMBERS.players().min(),
            Content.NUMBERS.players().max(),
            List.of(new Setting("rounds", Scoring.ROUNDS)));

    static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Hands.class,
                    Deployment.class,
                    CubeTower.class,
                    Reinforcements.class,
                    Planning.class,
                    Resolution.class,
                    Actions.class,
                    Attack.class,
                    Battle.class,
                    March.class,
                    Spells.class,
                    Scoring.class)
            .with(Land.class, Land.ALL)
            .with(Region.class, Region.ALL)
            .with(Card.class, Card.ALL);

    public Immortals() {
        super(State.SHEET, FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return INFO;
    }

    @Override
    public State setup(Options options) {
        return Setup.open(options);
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        var winners = Scoring.winners(s);
        var points =
                s.seated().stream().map(colour -> s.count(State.POINTS, colour)).toList();
        var first = winners.getFirst();
        var how = winners.size() == 1
                ? Said.of("over.won", "@" + first.word(), s.count(State.POINTS, first))
                : Said.of("over.shared", winners.size(), s.count(State.POINTS, first));
        return new Outcome(winners, points, how);
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return Secrets.see(s, viewer);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return Imagination.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return ImmortalsBox.of(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return ImmortalsScene.of(this, seen);
    }

    @Override
    public Said told(Seen<State> before, Step<Move> step) {
        return Told.of(before, step);
    }

    @Override
    public Worth<State> worth() {
        return ImmortalsWorth.WORTH;
    }

    @Override
    public int round(State s) {
        return s.count(State.ROUND);
    }

    @Override
    protected void fit(State s, Predicate<String> named) {
        Pieces.fit(s, named);
    }

    @Override
    protected void check(State s) {
        Order.check(s);
    }
}
