package tabard.macht;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.table.Info;
import tabard.table.Named;
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

/** Puissance &amp; Faiblesse (Macht &amp; Ohnmacht) for two. */
public final class Macht extends SheetGame<State, Move> {
    private static final Info INFO = new Info(
            "macht",
            "macht-1",
            Side.ALL,
            2,
            2,
            List.of(new Setting("map", Board.ALL.stream().map(Board::name).toList())));

    static final Lines FRAMES = new Lines(
                    MethodHandles.lookup(),
                    Setup.class,
                    Cycle.class,
                    Turn.class,
                    Tiles.class,
                    Serpent.class,
                    Influence.class,
                    Movement.class,
                    SeaMove.class,
                    Auction.class)
            .with(Province.class, Province.ALL);

    public Macht() {
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
        var winners = Cycle.winner(s);
        int orange = s.points(Side.ORANGE);
        int white = s.points(Side.WHITE);
        var how = winners.isEmpty()
                ? Said.of("over.unfinished")
                : Said.of(
                        "over.won", "@" + winners.getFirst().word(), Math.max(orange, white), Math.min(orange, white));
        return new Outcome(winners, List.of(orange, white), how);
    }

    @Override
    public Seen<State> see(State s, Viewer viewer) {
        return Secrets.see(s, viewer);
    }

    @Override
    public State imagine(Seen<State> seen, RandomGenerator dice) {
        return Secrets.imagine(seen, dice);
    }

    @Override
    public Box box(Options options) {
        return MachtBox.of(Board.of(options));
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return MachtScene.of(this, seen);
    }

    @Override
    public Said told(Seen<State> before, Step<Move> step) {
        return openTo(before.masked(), before.viewer(), step)
                ? MachtTold.of(before.masked(), step)
                : super.told(before, step);
    }

    @Override
    public Worth<State> worth() {
        return MachtWorth.WORTH;
    }

    @Override
    public int round(State s) {
        return s.cycle();
    }

    @Override
    protected boolean inPlay(Options options, Named entry) {
        return !(entry instanceof Province province) || Board.of(options).has(province);
    }

    @Override
    protected void fit(State s, Predicate<String> named) {
        Pieces.fit(s, named);
    }

    @Override
    protected void check(State s) {
        Pieces.check(s);
    }
}
