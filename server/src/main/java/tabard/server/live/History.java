package tabard.server.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Seat;
import tabard.table.Step;

/**
 * What has happened at a table, kept once: the log as it was written, and the steps that stand after what was taken back. Positions are
 * kept since the last lot only, because nothing before it can be taken back; earlier ones are played again for whoever wants them.
 */
final class History<S, A extends Action> {
    private final Game<S, A> game;
    private final S start;
    private final List<Entry<A>> log = new ArrayList<>();
    private final List<Step<A>> settled = new ArrayList<>();
    private Match<S, A> recent;
    private @Nullable Awaits<A> awaits;
    private @Nullable Seat resigned;
    private int turns;

    History(Game<S, A> game, S start) {
        this.game = game;
        this.start = start;
        this.recent = new Match<>(game, start);
    }

    /** Cuts a log into turns: each begins with a line that does not follow from the one before it. */
    static <T> List<List<T>> turns(List<T> lines, Predicate<T> follows) {
        var turns = new ArrayList<List<T>>();
        for (int from = 0; from < lines.size(); ) {
            int to = from + 1;
            while (to < lines.size() && follows.test(lines.get(to))) {
                to++;
            }
            turns.add(lines.subList(from, to));
            from = to;
        }
        return turns;
    }

    // --- reading ---

    Game<S, A> game() {
        return game;
    }

    S start() {
        return start;
    }

    Options options() {
        return game.options(start);
    }

    /** Every line of the log, also those that were taken back. */
    List<Entry<A>> log() {
        return Collections.unmodifiableList(log);
    }

    /** How many turns the log has. */
    int turns() {
        return turns;
    }

    S now() {
        return recent.now();
    }

    /** Worked out once for each position: a turn asks for it again and again. */
    Awaits<A> awaits() {
        var known = awaits;
        if (known == null) {
            known = recent.awaits();
            awaits = known;
        }
        return known;
    }

    @Nullable
    Seat resigned() {
        return resigned;
    }

    boolean over() {
        return resigned != null || awaits() instanceof Awaits.Over<A>;
    }

    boolean mayUndo(Seat seat) {
        return resigned == null && recent.mayUndo(seat);
    }

    /** Tried on a copy, choice by choice. */
    int undoable(Seat seat) {
        if (!mayUndo(seat)) {
            return 0;
        }
        var trial = recent.copy();
        int steps = 0;
        while (trial.undo(seat)) {
            steps++;
        }
        return steps;
    }

    boolean mayReopen(Seat seat) {
        return resigned == null && game.mayReopen(now(), seat);
    }

    /** How many steps stand. */
    int count() {
        return settled.size() + recent.steps().size();
    }

    /** How many of them tell what happened outside the program. */
    int reports() {
        return (int) (settled.stream().filter(Step::reported).count()
                + recent.steps().stream().filter(Step::reported).count());
    }

    /** The game from its start, without what was taken back. */
    Match<S, A> match() {
        var match = new Match<>(game, start);
        settled.forEach(match::take);
        recent.steps().forEach(match::take);
        return match;
    }

    // --- writing, by LiveGame only ---

    /** By the checked door: a refusal leaves everything as it was. */
    void take(Step<A> step) {
        recent.take(step);
        awaits = null;
        if (step instanceof Step.Happened<A>) {
            settled.addAll(recent.steps());
            recent = new Match<>(game, recent.now());
        }
    }

    /** Takes back the seat's last step, and returns it. */
    Step<A> undo(Seat seat) {
        var taken = recent.steps().reversed().stream()
                .filter(step -> step instanceof Step.Chosen<A>(var by, var _) && by.equals(seat))
                .findFirst()
                .orElseThrow();
        recent.undo(seat);
        awaits = null;
        return taken;
    }

    void resign(Seat seat) {
        resigned = seat;
    }

    void write(List<Entry<A>> turn) {
        log.addAll(turn);
        turns += turn.isEmpty() ? 0 : 1; // an opening without a lot leaves no line
    }
}
