package tabard.bots.outside;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/**
 * A bot from outside the house. Where it is late, dies, floods or answers nonsense, the usual answer is taken and it is told why; after
 * three such faults a pilgrim sits down in its place. So it cannot hurt a game.
 */
public final class Stranger implements Follower {
    public static final int MOST_FAULTS = 3;

    /** Where a table sets no time. */
    static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Mind mind;
    private final Bot successor;
    private final Consumer<Said> complaints;
    private @Nullable Game<?, ?> game;
    private @Nullable Options options;
    private @Nullable Seat seat;
    private boolean greeted;
    private boolean closed;
    private int faults;

    Stranger(Mind mind, Bot successor, Consumer<Said> complaints) {
        this.mind = mind;
        this.successor = successor;
        this.complaints = complaints;
    }

    public int faults() {
        return faults;
    }

    private boolean dismissed() {
        return faults >= MOST_FAULTS;
    }

    @Override
    public void sit(Game<?, ?> game, Options options, Seat seat) {
        this.game = game;
        this.options = options;
        this.seat = seat;
        greet();
    }

    private void greet() {
        var table = game;
        var with = options;
        var place = seat;
        if (greeted || table == null || with == null || place == null) {
            return;
        }
        greeted = true;
        try {
            mind.sit(table, with, place);
        } catch (Misconduct misconduct) {
            fault(misconduct);
        }
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        if (ask.choices().size() == 1) {
            return ask.choices().usual();
        }
        if (!dismissed()) {
            return answer(game, seen, ask, budget, false)
                    .orElseGet(() -> ask.choices().usual());
        }
        return successor.choose(game, seen, ask, budget);
    }

    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return dismissed() ? successor.stepIn(game, seen, ask, budget) : answer(game, seen, ask, budget, true);
    }

    private <S, A extends Action> Optional<A> answer(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget, boolean mayPass) {
        try {
            if (!greeted) {
                sit(game, game.options(seen.masked()), ask.seat());
                if (dismissed()) {
                    return Optional.empty();
                }
            }
            boolean timed = budget.time().compareTo(Budget.NO_LIMIT) < 0;
            var answer = mind.answer(game, seen, ask, timed ? budget : budget.within(PATIENCE), mayPass);
            if (answer.isEmpty() && !mayPass) {
                throw new Misconduct(Said.of("stranger.no-answer"));
            }
            if (answer.isPresent() && !ask.choices().admits(answer.get())) {
                throw new Misconduct(Said.of("stranger.not-legal", answer.get().text()));
            }
            return answer;
        } catch (Misconduct misconduct) {
            fault(misconduct);
        } catch (InterruptedException nobodyWaits) {
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    private void fault(Misconduct misconduct) {
        faults = misconduct.fatal() ? MOST_FAULTS : faults + 1;
        complaints.accept(misconduct.why());
        mind.fault(Words.common("en").say(misconduct.why()), faults, MOST_FAULTS);
        if (dismissed()) {
            complaints.accept(Said.of("stranger.dismissed"));
            close();
        }
    }

    @Override
    public void hear(String line) {
        if (!dismissed()) {
            mind.hear(line);
        }
    }

    @Override
    public void over(Outcome outcome) {
        if (!dismissed()) {
            mind.over(outcome);
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            mind.close();
        }
    }
}
