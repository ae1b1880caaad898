package tabard.bots.outside;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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

/** A class from a jar. It thinks on a thread of its own, because nobody else could stop waiting for it. */
final class LoadedMind implements Mind {
    private final Bot bot;
    private @Nullable Thread thinking;

    LoadedMind(Bot bot) {
        this.bot = bot;
    }

    @Override
    public void sit(Game<?, ?> game, Options options, Seat seat) throws Misconduct {
        if (bot instanceof Follower follower) {
            quietly(() -> follower.sit(game, options, seat));
        }
    }

    @Override
    public <S, A extends Action> Optional<A> answer(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget, boolean mayPass)
            throws Misconduct, InterruptedException {
        var before = thinking;
        if (before != null && before.isAlive()) {
            throw new Misconduct(Said.of("stranger.late", budget.time().toMillis()));
        }
        Callable<Optional<A>> thought = () -> mayPass
                ? bot.stepIn(game, seen, ask, budget)
                : Optional.ofNullable(bot.choose(game, seen, ask, budget));
        var task = new FutureTask<>(thought);
        var thread = Thread.ofPlatform().daemon().name("stranger").start(task);
        thinking = thread;
        try {
            var answer = task.get(budget.time().toMillis(), TimeUnit.MILLISECONDS);
            thread.join(); // it has answered, and ends at once
            if (answer == null) {
                throw new Misconduct(Said.of("stranger.no-answer"));
            }
            return answer;
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new Misconduct(Said.of("stranger.late", budget.time().toMillis()));
        } catch (ExecutionException e) {
            throw new Misconduct(Said.of("stranger.threw", String.valueOf(e.getCause())));
        } catch (InterruptedException e) {
            task.cancel(true);
            throw e;
        }
    }

    @Override
    public void hear(String line) {
        tell(follower -> follower.hear(line));
    }

    @Override
    public void fault(
            String why, int fault, int most) {} // a class has no ear for it; whoever runs the command reads it

    @Override
    public void over(Outcome outcome) {
        tell(follower -> follower.over(outcome));
    }

    @Override
    public void close() {
        tell(Follower::close);
    }

    private interface Told {
        void to(Follower follower);
    }

    private void tell(Told told) {
        if (bot instanceof Follower follower) {
            try {
                quietly(() -> told.to(follower));
            } catch (Misconduct ignored) {
                // it will be noticed when it is asked
            }
        }
    }

    private static void quietly(Runnable told) throws Misconduct {
        try {
            told.run();
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
            throw new Misconduct(Said.of("stranger.threw", e.toString()));
        }
    }
}
