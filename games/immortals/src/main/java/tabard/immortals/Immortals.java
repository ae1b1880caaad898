package tabard.immortals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.immortals.bot.ImmortalsWorth;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.immortals.scene.*;
import tabard.table.*;
import tabard.table.SheetGame.*;
import tabard.table.scene.*;

/** Immortals for three to five: two realms, secret plans, and a cube tower. */
public final class Immortals extends SheetGame<State, Move> {
    private static final Info INFO = new Info(
            "immortals",
            "immortals-1",
            Colour.ALL,
            Content.NUMBERS.players().min(),
            Content.NUMBERS.players().max(),
            List.of(new Setting("rounds", Scoring.ROUNDS)));

    private static final Set<String> OCCUPIED = Set.of("changed.owner", "changed.owner-new");

    public Immortals() {
        super(INFO, ImmortalsWorth.WORTH, State.SHEET, State.FRAMES, Move.LINES);
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
                ? Said.of("over.won", first, s.count(State.POINTS, first))
                : Said.of("over.shared", winners.size(), s.count(State.POINTS, first));
        return new Outcome(winners, points, how);
    }

    @Override
    protected void hide(State seen, Viewer viewer) {
        Secrets.hide(seen, viewer);
    }

    @Override
    protected void fill(State s, RandomGenerator dice) {
        Imagination.fill(s, dice);
    }

    @Override
    public Box box(Options options) {
        return ImmortalsBox.of(options);
    }

    @Override
    public Scene scene(Seen<State> seen) {
        return scene(seen, out -> ImmortalsScene.add(seen.masked(), seen.viewer(), out));
    }

    @Override
    protected Grip grip(State s, Seat seat, Move move) {
        return Grips.of(s, Colour.ALL.get(seat.ordinal()), move, super.grip(s, seat, move));
    }

    /** A new round is told with its first player. What a step says itself is not said again: who is now in the region that it names, what it earns. */
    @Override
    public List<Said> followed(Seen<State> before, Seen<State> after) {
        var lines = new ArrayList<>(super.followed(before, after));
        if (lines.stream().filter(line -> OCCUPIED.contains(line.key())).count() == 1) {
            lines.removeIf(line -> OCCUPIED.contains(line.key()));
        }
        if (lines.size() == 1) {
            lines.removeIf(line -> line.key().equals("changed.purse-up"));
        }
        var s = after.masked();
        if (s.count(State.ROUND) != before.masked().count(State.ROUND)) {
            lines.add(Said.of("changed.round", s.count(State.ROUND), s.first()));
        }
        return List.copyOf(lines);
    }

    @Override
    public int round(State s) {
        return s.count(State.ROUND);
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
