package tabard.defenders;

import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabard.defenders.bot.DefendersWorth;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.defenders.scene.*;
import tabard.table.*;
import tabard.table.scene.*;

/** Defenders of the Realm for one to four, all on one side: four generals march on the City. */
public class Defenders extends SheetGame<State, Move> {
    public Defenders() {
        this(2);
    }

    /** By that version of the rules. */
    Defenders(int version) {
        var info = new Info("defenders", "defenders-" + version, Banner.ALL, 1, Banner.ALL.size(), Terms.SETTINGS);
        super(info, DefendersWorth.WORTH, State.SHEET, State.FRAMES, Move.LINES);
    }

    @Override
    public boolean cooperative(Options options) {
        return true;
    }

    @Override
    public State setup(Options options) {
        var s = Setup.open(options, info().version());
        settle(s);
        return s;
    }

    /** A clear table, easier to write documents over than any that was drawn. */
    @Override
    public State standard(Options options) {
        return Setup.clear(options, info().version());
    }

    @Override
    public State copy(State s) {
        return new State(s);
    }

    @Override
    protected Outcome outcome(State s) {
        return Champion.outcome(s);
    }

    @Override
    public List<Earned> earned(State s) {
        return Champion.earned(s);
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
        return DefendersBox.of(options, info().rules());
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, out -> Pictures.add(seen.masked(), out));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return Pictures.grip(Banner.ALL.get(seat.ordinal()), last(move));
    }

    /** Dice are told as they lie on the table. */
    @Override
    protected Object arg(Object value) {
        return switch (value) {
            case Face face -> face.pictured();
            case List<?> list
            when !list.isEmpty() && list.getFirst() instanceof Face ->
                list.stream().map(face -> arg(face).toString()).collect(Collectors.joining(" "));
            case Occasion occasion -> "@occasion." + occasion.word();
            default -> super.arg(value);
        };
    }

    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        return Aftermath.of(before.masked(), after.masked(), super.followed(before, after));
    }

    @Override
    public int round(State s) {
        return s.count(State.TURN);
    }

    @Override
    protected void fit(State s, Predicate<String> named) {
        Completion.fit(s, named);
    }

    @Override
    protected void check(State s) {
        PositionCheck.check(s);
    }
}
