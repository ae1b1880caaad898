package tabard.arena;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import tabard.bots.Bots;
import tabard.bots.RandomBot;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/** One game from the box to the end, played in place: nothing is copied, and no view is made for a bot that does not look. */
final class SimulatedGame<S, A extends Action> {
    private static final int MOST_STEPS = 1_000_000;

    private final Game<S, A> game;
    private final boolean views;
    private final Budget thinking;
    private final SplittableRandom dice;
    private final Bot[] bots;
    private final Watcher<S, A> watcher;
    private final S s;
    private int steps;
    private int decisions;
    private @Nullable Seen<S> view;

    SimulatedGame(Game<S, A> game, Plan plan, long seed, Watcher<S, A> watcher) {
        this(game, plan.options(), plan.thinking(), plan.views(), named(plan.bots()), seed, watcher);
    }

    /** With bots that are made for this game, each with a seed of its own. */
    SimulatedGame(
            Game<S, A> game,
            Options options,
            Budget thinking,
            boolean views,
            List<LongFunction<Bot>> makers,
            long seed,
            Watcher<S, A> watcher) {
        this.game = game;
        this.views = views;
        this.thinking = thinking;
        this.dice = new SplittableRandom(seed);
        this.bots = new Bot[makers.size()];
        for (int i = 0; i < bots.length; i++) {
            bots[i] = makers.get(i).apply(dice.nextLong());
        }
        this.watcher = watcher;
        this.s = game.setup(options);
    }

    private static List<LongFunction<Bot>> named(List<String> words) {
        return words.stream()
                .<LongFunction<Bot>>map(word -> seed -> Bots.named(word, seed))
                .toList();
    }

    Outcome play() {
        while (steps < MOST_STEPS) {
            var awaits = game.awaits(s);
            Step<A> step;
            switch (awaits) {
                case Awaits.Choice<A>(var ask, var others) ->
                    step = others.isEmpty() ? answer(ask) : stepIn(others).orElseGet(() -> answer(ask));
                case Awaits.Together<A>(var asks) -> step = answer(asks.getFirst());
                case Awaits.Chance<A>(var lottery) -> step = new Step.Happened<>(lottery.draw(dice));
                case Awaits.Over<A>(var outcome) -> {
                    watcher.over(s, outcome);
                    return outcome;
                }
            }
            watcher.step(s, awaits, step);
            game.apply(s, step);
            steps++;
        }
        throw new IllegalStateException("not over after " + MOST_STEPS + " steps");
    }

    /** The first who wants to, beginning with anyone. */
    private Optional<Step<A>> stepIn(List<Ask<A>> others) {
        int first = dice.nextInt(others.size());
        for (int i = 0; i < others.size(); i++) {
            var ask = others.get((first + i) % others.size());
            var chosen = switch (bots[ask.seat().ordinal()]) {
                case RandomBot bot -> bot.stepIn(ask);
                case Bot bot -> bot.stepIn(game, see(ask.seat()), ask, thinking);
            };
            if (chosen.isPresent()) {
                return Optional.of(new Step.Chosen<>(ask.seat(), chosen.get()));
            }
        }
        return Optional.empty();
    }

    private Step<A> answer(Ask<A> ask) {
        return new Step.Chosen<>(
                ask.seat(), ask.options().size() == 1 ? ask.options().getFirst() : decide(ask));
    }

    private A decide(Ask<A> ask) {
        decisions++;
        if (views) {
            view = see(ask.seat());
        }
        return switch (bots[ask.seat().ordinal()]) {
            case RandomBot bot -> bot.choose(ask);
            case Bot bot -> bot.choose(game, view == null ? see(ask.seat()) : view, ask, thinking);
        };
    }

    private Seen<S> see(Seat seat) {
        return game.see(s, Viewer.of(seat));
    }

    int steps() {
        return steps;
    }

    int decisions() {
        return decisions;
    }

    int rounds() {
        return game.round(s);
    }
}
