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
public class Macht extends SheetGame<State, Move> {
    public Macht() {
        this(2);
    }

    /** By that version of the rules. */
    Macht(int version) {
        var maps = new Setting("map", Board.ALL.stream().map(Board::name).toList());
        var info = new Info("macht", "macht-" + version, Side.ALL, 2, 2, List.of(maps));
        super(info, MachtWorth.WORTH, State.SHEET, State.FRAMES, Move.LINES);
    }

    @Override
    public State setup(Options options) {
        return Setup.open(options, info().version());
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
    public List<Earned> earned(State s) {
        return List.of(
                Earned.of("earned.victory-points", "MO-7.2", Side.ALL, s::victoryPoints),
                Earned.of("worth.active-provinces", "MO-7.3", Side.ALL, s::activeProvinces));
    }

    @Override
    protected void hide(State seen, Viewer viewer) {
        Secrets.hide(seen, viewer);
    }

    @Override
    protected void fill(State s, RandomGenerator dice) {
        Secrets.fill(s, dice);
    }

    @Override
    public Box box(Options options) {
        return MachtBox.of(Board.of(options), info().rules());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, out -> MachtScene.add(seen.masked(), out));
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
