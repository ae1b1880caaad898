package tabard.bots;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;

/** The rest of a {@link TurnCourse} that was found at an earlier question; it holds as long as what the seat sees is what was foreseen. */
final class Intention<S, A extends Action> {
    private final Game<S, A> game;
    private final Seat seat;
    private final S foreseen;
    private List<A> rest;

    /** All answers of the row, the one that is given now first. The position is changed in place. */
    Intention(Game<S, A> game, Seat seat, S start, List<A> row) {
        this.game = game;
        this.seat = seat;
        this.foreseen = start;
        this.rest = row;
        advance();
    }

    /** Whether a seat is asked in its own turn, in a game where that happens again and again. */
    static <S, A extends Action> boolean fits(Game<S, A> game, S s, Ask<A> ask) {
        return game.longTurns()
                && game.awaits(s) instanceof Awaits.Choice<A>(var due, var _)
                && due.seat().equals(ask.seat());
    }

    /** What was meant to be answered here, if this question was foreseen. */
    @SuppressWarnings("unchecked") // the same game has the same positions and moves
    static <S, A extends Action> Optional<A> next(
            @Nullable Intention<?, ?> last, Game<S, A> game, Seen<S> seen, Ask<A> ask) {
        return last == null || !last.game.equals(game) ? Optional.empty() : ((Intention<S, A>) last).next(seen, ask);
    }

    private Optional<A> next(Seen<S> seen, Ask<A> ask) {
        if (rest.isEmpty()
                || !seat.equals(ask.seat())
                || !game.see(foreseen, seen.viewer()).equals(seen)
                || !ask.choices().admits(rest.getFirst())) {
            return Optional.empty();
        }
        var next = rest.getFirst();
        advance();
        return Optional.of(next);
    }

    /** Nobody is asked where there is one answer only: that is taken as well. */
    private void advance() {
        boolean only = true;
        while (only && !rest.isEmpty()) {
            game.apply(foreseen, new Step.Chosen<>(seat, rest.getFirst()));
            rest = rest.subList(1, rest.size());
            settle(game, foreseen);
            only = game.awaits(foreseen) instanceof Awaits.Choice<A>(var ask, var _)
                    && ask.choices().size() == 1;
        }
    }

    /** Lets happen what is certain. */
    static <S, A extends Action> void settle(Game<S, A> game, S s) {
        while (game.awaits(s) instanceof Awaits.Chance<A>(var lottery)
                && lottery instanceof Lottery.Certain<A>(var sure)) {
            game.apply(s, new Step.Happened<>(sure));
        }
    }

    /** Gives these answers one after the other, as far as they are asked for. The position is changed in place. */
    static <S, A extends Action> void play(Game<S, A> game, S s, Seat seat, List<A> row) {
        for (var answer : row) {
            settle(game, s);
            if (!game.awaits(s).admits(new Step.Chosen<>(seat, answer))) {
                return;
            }
            game.apply(s, new Step.Chosen<>(seat, answer));
        }
    }
}
