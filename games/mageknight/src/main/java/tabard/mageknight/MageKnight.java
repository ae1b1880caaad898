package tabard.mageknight;

import java.util.*;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.mageknight.bot.MageKnightWorth;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.round.Setup;
import tabard.mageknight.scene.*;
import tabard.table.*;
import tabard.table.scene.*;

/** Heroes who explore a land, alone, together or against each other. */
public final class MageKnight extends SheetGame<State, Move> {
    public MageKnight() {
        super(State.SHEET, State.FRAMES, Move.LINES);
    }

    @Override
    public Info info() {
        return Terms.INFO;
    }

    @Override
    public State setup(Options options) {
        var s = Setup.open(options);
        settle(s);
        return s;
    }

    /** The first turn of a game in which everybody took what was offered first. */
    @Override
    public State standard(Options options) {
        var s = setup(options);
        var dice = new SplittableRandom(1);
        while (!Setup.underWay(s)) {
            switch (awaits(s)) {
                case Awaits.Chance<Move>(var lottery) -> apply(s, new Step.Happened<>(lottery.draw(dice)));
                case Awaits.Choice<Move>(var ask, var _) ->
                    apply(s, new Step.Chosen<>(ask.seat(), ask.choices().usual()));
                default -> throw new IllegalStateException("neither a choice nor a lot");
            }
        }
        return s;
    }

    @Override
    public State copy(State s) {
        return new State(s);
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
    protected void fit(State s, Predicate<String> named) {
        Completion.fit(s, named);
    }

    @Override
    protected void check(State s) {
        PositionCheck.check(s);
    }

    @Override
    protected Object arg(Object value) {
        var told = Telling.arg(value);
        return told.equals(value) ? super.arg(value) : told;
    }

    @Override
    public Said told(Seen<State> before, Step<Move> step) {
        return Tidings.of(before.masked(), super.told(before, step));
    }

    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        return Tidings.of(before.masked(), after.masked(), super.followed(before, after));
    }

    @Override
    protected Outcome outcome(State s) {
        return Scoring.outcome(s);
    }

    @Override
    public List<Earned> earned(State s) {
        return Scores.earned(s);
    }

    @Override
    public boolean cooperative(Options options) {
        return Terms.of(options).scenario().kind() == tabard.mageknight.content.Scenario.Kind.COOPERATIVE;
    }

    @Override
    public boolean longTurns() {
        return true;
    }

    @Override
    public int round(State s) {
        return s.turn();
    }

    @Override
    public Box box(Options options) {
        return MageKnightBox.of(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, MageKnightScene.of(seen));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return Grips.of(s, (Player) seat, move);
    }

    @Override
    public Worth<State> worth() {
        return MageKnightWorth.WORTH;
    }

    /** The day or night, and whose turn it is. */
    @Override
    public Said chapter(Seen<State> before, Seen<State> after) {
        var s = after.masked();
        var active = s.active();
        String time = s.time().word();
        return active == null
                ? Said.of("chapter.tactics-" + time, s.round())
                : Said.of("chapter.turn-" + time, s.round(), "@" + active.word());
    }
}
