package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabard.server.fair.FairDice;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.scene.Said;

/** The game at a table, by the rules: every decision becomes a turn and is added to the history; so does every turn of a log. */
final class LiveGame<S, A extends Action> {
    private final History<S, A> history;

    LiveGame(Game<S, A> game, S start) {
        this.history = new History<>(game, start);
    }

    History<S, A> history() {
        return history;
    }

    Game<S, A> game() {
        return history.game();
    }

    Awaits<A> awaits() {
        return history.awaits();
    }

    boolean over() {
        return history.over();
    }

    /** Plays a log again, turn by turn. */
    void replay(List<Entry<A>> log, Consumer<Committed<S, A>> each) {
        History.turns(log, Entry::follows).forEach(turn -> each.accept(replay(turn)));
    }

    /** Plays one turn of a log again. */
    Committed<S, A> replay(List<Entry<A>> turn) {
        return switch (turn.getFirst()) {
            case Entry.Undone<A>(var by, int steps) -> undo(by, steps);
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
    Committed<S, A> begin(FairDice dice) {
        var writing = new Writing();
        writing.draw(dice);
        return writing.turn();
    }

    Committed<S, A> choose(Seat seat, A action, FairDice dice) {
        open();
        var writing = new Writing();
        writing.take(new Step.Chosen<>(seat, action));
        writing.draw(dice);
        return writing.turn();
    }

    /** For good; what becomes of the game, its rules say. */
    Committed<S, A> leave(Seat seat, FairDice dice) {
        open();
        var writing = new Writing();
        writing.take(new Step.Left<>(seat));
        writing.draw(dice);
        return writing.turn();
    }

    /** Second thoughts, by the rules of the game. */
    Committed<S, A> reopen(Seat seat) {
        open();
        var writing = new Writing();
        writing.take(new Step.Reopened<>(seat));
        return writing.turn();
    }

    /** Refuses a row of choices that cannot be taken one after the other, with nothing drawn and nobody else asked between them. */
    void check(Seat seat, List<A> row) {
        if (row.isEmpty()) {
            throw new Refusal(Said.of("refused.row-empty"));
        }
        S s = history.now();
        for (var action : row.subList(0, row.size() - 1)) {
            s = game().play(s, new Step.Chosen<>(seat, action));
            var asks = game().awaits(s).asks();
            if (asks.stream().noneMatch(ask -> ask.seat().equals(seat))) {
                throw new Refusal(Said.of("refused.row-broken", action.text()));
            }
        }
        if (row.size() > 1) {
            game().play(s, new Step.Chosen<>(seat, row.getLast()));
        }
    }

    /** How many choices the seat can take back, one after the other. */
    int undoable(Seat seat) {
        return history.undoable(seat);
    }

    /** The last choices of a seat, all of them or none. */
    Committed<S, A> undo(Seat seat, int steps) {
        if (steps < 1 || (steps == 1 ? !history.mayUndo(seat) : undoable(seat) < steps)) {
            throw new Refusal(Said.of(steps > 1 ? "refused.undo-far" : "refused.undo"));
        }
        S before = history.now();
        var taken = new ArrayList<Step<A>>(steps);
        for (int i = 0; i < steps; i++) {
            taken.add(history.undo(seat));
        }
        return write(List.of(new Entry.Undone<>(seat, steps)), List.of(), List.of(before, history.now()), taken);
    }

    /** As older logs have it: the end of the game, whatever its rules say. */
    private Committed<S, A> resign(Seat seat) {
        open();
        history.resign(seat);
        S now = history.now();
        return write(List.of(new Entry.Resigned<>(seat)), List.of(), List.of(now, now), List.of());
    }

    private void open() {
        if (history.resigned() != null) {
            throw new Refusal(Said.of("refused.over"));
        }
    }

    private Committed<S, A> write(
            List<Entry<A>> entries, List<Step<A>> steps, List<S> positions, List<Step<A>> undone) {
        var drawn = new Drawn<>(game(), positions.getLast());
        var turn = new Committed<>(
                List.copyOf(entries), List.copyOf(steps), List.copyOf(positions), List.copyOf(undone), drawn);
        history.write(turn.entries());
        return turn;
    }

    /** A turn being written. */
    private final class Writing {
        private final List<Entry<A>> written = new ArrayList<>();
        private final List<Step<A>> steps = new ArrayList<>();
        private final List<S> positions = new ArrayList<>(List.of(history.now()));

        void take(Step<A> step) {
            history.take(step);
            positions.add(history.now());
            steps.add(step);
            written.add(new Entry.Stepped<>(step));
        }

        void draw(FairDice dice) {
            while (awaits() instanceof Awaits.Chance<A>(var lottery)) {
                take(new Step.Happened<>(lottery.draw(dice.forStep(history.count()))));
            }
        }

        Committed<S, A> turn() {
            return write(written, steps, positions, List.of());
        }
    }
}
