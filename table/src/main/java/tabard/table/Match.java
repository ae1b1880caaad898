package tabard.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One game being played: the position now, and every step that led to it. */
public final class Match<S, A extends Action> {
    private final Game<S, A> game;
    private final List<S> positions = new ArrayList<>();
    private final List<Step<A>> steps = new ArrayList<>();

    public Match(Game<S, A> game, S start) {
        this.game = game;
        positions.add(start);
    }

    /** The same game so far, to go on with otherwise. */
    public Match<S, A> copy() {
        var copy = new Match<>(game, positions.getFirst());
        copy.positions.addAll(positions.subList(1, positions.size()));
        copy.steps.addAll(steps);
        return copy;
    }

    public Game<S, A> game() {
        return game;
    }

    public S now() {
        return positions.getLast();
    }

    /** The position after so many steps; 0 is the start. */
    public S after(int count) {
        return positions.get(count);
    }

    public List<Step<A>> steps() {
        return Collections.unmodifiableList(steps);
    }

    public Awaits<A> awaits() {
        return game.awaits(now());
    }

    /** By the checked door: a refusal leaves the match as it was. */
    public void take(Step<A> step) {
        positions.add(game.play(now(), step));
        steps.add(step);
    }

    /** The same, for one who has worked out already what is awaited now. */
    public void take(Awaits<A> awaits, Step<A> step) {
        positions.add(game.play(now(), awaits, step));
        steps.add(step);
    }

    /** Draws every lot that is due, and shows every reveal. */
    public void draw(RandomGenerator dice) {
        for (var awaits = awaits(); awaits instanceof Awaits.Chance<A>(var lottery); awaits = awaits()) {
            take(awaits, new Step.Happened<>(lottery.draw(dice)));
        }
    }

    /** Whether the seat may take back its last step: nothing was drawn, shown or chosen by others after it. */
    public boolean mayUndo(Seat seat) {
        return without(seat) != null;
    }

    public boolean undo(Seat seat) {
        var kept = without(seat);
        if (kept == null) {
            return false;
        }
        while (steps.size() > kept.at) {
            steps.removeLast();
            positions.removeLast();
        }
        kept.rest.forEach(this::take);
        return true;
    }

    private record Kept<A extends Action>(int at, List<Step<A>> rest) {}

    /**
     * In a fork that is still open others may have chosen since, in secret, or reopened: their steps stay. What came before the fork stays
     * too, from the moment it opens: were it free until somebody chose, one could tell that somebody has. A reopening is not taken back.
     */
    private @Nullable Kept<A> without(Seat seat) {
        boolean open = awaits() instanceof Awaits.Together<A>;
        var rest = new ArrayList<Step<A>>();
        for (int i = steps.size() - 1; i >= 0; i--) {
            boolean others = steps.get(i) instanceof Step.Reopened<A>(var who) && !who.equals(seat);
            if (!others && !(steps.get(i) instanceof Step.Chosen<A>)) {
                return null;
            }
            if (steps.get(i) instanceof Step.Chosen<A>(var by, var _) && by.equals(seat)) {
                boolean free = open ? stillOpen(i, rest, seat) : rest.isEmpty();
                return free ? new Kept<>(i, rest.reversed()) : null;
            }
            rest.add(steps.get(i));
        }
        return null;
    }

    /** What the others are asked. */
    private List<Record> others(S s, Seat seat) {
        var abouts = new ArrayList<Record>();
        for (var ask : game.awaits(s).asks()) {
            if (!ask.seat().equals(seat)) {
                abouts.add(ask.about());
            }
        }
        return abouts;
    }

    private boolean stillOpen(int at, List<Step<A>> later, Seat seat) {
        for (int i = at; i <= steps.size(); i++) {
            if (!(game.awaits(positions.get(i)) instanceof Awaits.Together<A>)) {
                return false;
            }
        }
        if (later.isEmpty()) {
            return others(positions.get(at), seat).equals(others(now(), seat)); // not so once another fork has opened
        }
        try {
            S s = game.play(positions.get(at), later.reversed());
            return game.awaits(s).asks().stream().anyMatch(ask -> ask.seat().equals(seat));
        } catch (Refusal closed) {
            return false; // those steps answered a later fork
        }
    }
}
