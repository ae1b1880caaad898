package tabard.macht;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.macht.bot.MachtWorth;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.macht.scene.*;
import tabard.table.*;
import tabard.table.scene.*;

/** Puissance &amp; Faiblesse (Macht &amp; Ohnmacht) for two. */
public final class Macht extends SheetGame<State, Move> {
    private static final Info INFO = new Info(
            "macht",
            "macht-1",
            Side.ALL,
            2,
            2,
            List.of(new Setting("map", Board.ALL.stream().map(Board::name).toList())));

    public Macht() {
        super(State.SHEET, State.FRAMES, Move.LINES);
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
                : Said.of("over.won", winners.getFirst(), Math.max(orange, white), Math.min(orange, white));
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
        return scene(seen, MachtScene.of(seen.masked()));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return Grips.of(s, (Side) seat, move, super.grip(s, seat, move));
    }

    /** What a tile is about to do is told by the tile. */
    @Override
    protected Object arg(Object value) {
        return super.arg(value instanceof Serpent.Pending pending ? pending.tile() : value);
    }

    /** Of tiles only that they were shuffled is worth a line (MO-3.3). */
    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        var lines = new ArrayList<>(super.followed(before, after));
        if (after.masked().stacked() > before.masked().stacked()) {
            lines.add(Said.of("changed.shuffled", before.masked().discarded()));
        }
        return lines;
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
