package tabard.server.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.FairDice;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.scene.Said;

/**
 * The game at a table, by the rules: positions since the last lot only, because nothing before it can be taken back; what happened
 * earlier is kept as steps.
 */
final class Play<S, A extends Action> {
    private final Game<S, A> game;
    private final S start;
    private final List<Entry<A>> entries = new ArrayList<>();
    private final List<Step<A>> past = new ArrayList<>();
    private Match<S, A> recent;
    private @Nullable Awaits<A> awaits;
    private @Nullable Seat resigned;

    Play(Game<S, A> game, S start) {
        this.game = game;
        this.start = start;
        this.recent = new Match<>(game, start);
    }

    /** Where the last so many turns of a log begin. */
    static int lastTurns(List<? extends Entry<?>> log, int count) {
        int from = log.size();
        for (int turns = 0; from > 0 && turns < count; from--) {
            if (!log.get(from - 1).follows()) {
                turns++;
            }
        }
        return from;
    }

    /** Plays a log again, turn by turn. */
    void replay(List<Entry<A>> log, Consumer<Turn<S, A>> each) {
        for (int from = 0; from < log.size(); ) {
            int to = from + 1;
            while (to < log.size() && log.get(to).follows()) {
                to++;
            }
            each.accept(read(log.subList(from, to)));
            from = to;
        }
    }

    private Turn<S, A> read(List<Entry<A>> turn) {
        return switch (turn.getFirst()) {
            case Entry.Undone<A>(var by) -> undo(by);
            case Entry.Resigned<A>(var by) -> resign(by);
            case Entry.Stepped<A> _ -> {
                var writing = new Writing();
                for (var entry : turn) {
                    if (entry instanceof Entry.Stepped<A>(var step)) {
                        writing.take(step);
                    }
                }
                yield writing.turn();
            }
        };
    }

    /** The lots of the opening. */
    Turn<S, A> begin(FairDice dice) {
        var writing = new Writing();
        writing.draw(dice);
        return writing.turn();
    }

    Turn<S, A> choose(Seat seat, A action, FairDice dice) {
        open();
        var writing = new Writing();
        writing.take(new Step.Chosen<>(seat, action));
        writing.draw(dice);
        return writing.turn();
    }

    Turn<S, A> undo(Seat seat) {
        if (!mayUndo(seat)) {
            throw new Refusal(Said.of("refused.undo"));
        }
        S before = now();
        var taken = recent.steps().reversed().stream()
                .filter(step -> step instanceof Step.Chosen<A>(var by, var _) && by.equals(seat))
                .findFirst()
                .orElseThrow();
        recent.undo(seat);
        awaits = null;
        var entry = new Entry.Undone<A>(seat);
        entries.add(entry);
        return new Turn<>(List.of(entry), List.of(), List.of(before, now()), List.of(taken));
    }

    Turn<S, A> resign(Seat seat) {
        open();
        resigned = seat;
        var entry = new Entry.Resigned<A>(seat);
        entries.add(entry);
        return new Turn<>(List.of(entry), List.of(), List.of(now(), now()), List.of());
    }

    private void open() {
        if (resigned != null) {
            throw new Refusal(Said.of("refused.over"));
        }
    }

    boolean mayUndo(Seat seat) {
        return resigned == null && recent.mayUndo(seat);
    }

    Game<S, A> game() {
        return game;
    }

    Options options() {
        return game.options(start);
    }

    S start() {
        return start;
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

    List<Entry<A>> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** How many steps the record has. */
    int count() {
        return past.size() + recent.steps().size();
    }

    /** The game without what was taken back. */
    Match<S, A> match() {
        var match = new Match<>(game, start);
        past.forEach(match::take);
        recent.steps().forEach(match::take);
        return match;
    }

    /** A turn being written. */
    private final class Writing {
        private final List<Entry<A>> written = new ArrayList<>();
        private final List<Step<A>> steps = new ArrayList<>();
        private final List<S> positions = new ArrayList<>(List.of(now()));

        /** By the checked door: a refusal leaves everything as it was. */
        void take(Step<A> step) {
            recent.take(step);
            awaits = null;
            positions.add(recent.now());
            steps.add(step);
            written.add(new Entry.Stepped<>(step));
            if (step instanceof Step.Happened<A>) {
                past.addAll(recent.steps());
                recent = new Match<>(game, recent.now());
            }
        }

        void draw(FairDice dice) {
            while (awaits() instanceof Awaits.Chance<A>(var lottery)) {
                take(new Step.Happened<>(lottery.draw(dice.forStep(count()))));
            }
        }

        Turn<S, A> turn() {
            entries.addAll(written);
            return new Turn<>(List.copyOf(written), List.copyOf(steps), List.copyOf(positions), List.of());
        }
    }
}
