package tabard.bots.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import tabard.bots.RandomBot;
import tabard.bots.outside.Followers;
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

/**
 * One game between bots, from the set-up to the end. The position is changed in place, nothing is copied, and no view is made for a bot that
 * does not look.
 */
public final class SimulatedGame<S, A extends Action> extends GameLoop<S, A> {
    private static final int MOST_STEPS = 1_000_000;

    private final Game<S, A> game;
    private final boolean views;
    private final Budget thinking;
    private final SplittableRandom dice;
    private final Bot[] bots;
    private final Followers followers;
    private final boolean followed;
    private final Watcher<S, A> watcher;
    private final S s;
    private int steps;
    private int decisions;
    private @Nullable Seen<S> view; // kept, so that making it is not optimized away

    /**
     * With bots that are made for this game, each with a seed of its own.
     *
     * @param views whether a view is made at every decision, also for a bot that does not look
     */
    public SimulatedGame(
            Game<S, A> game,
            Options options,
            Budget thinking,
            boolean views,
            List<LongFunction<Bot>> makers,
            long seed,
            Watcher<S, A> watcher) {
        this(game, options, thinking, views, makers, new SplittableRandom(seed), watcher);
    }

    private SimulatedGame(
            Game<S, A> game,
            Options options,
            Budget thinking,
            boolean views,
            List<LongFunction<Bot>> makers,
            SplittableRandom dice,
            Watcher<S, A> watcher) {
        super(dice);
        this.game = game;
        this.views = views;
        this.thinking = thinking;
        this.dice = dice;
        this.bots = new Bot[makers.size()];
        for (int i = 0; i < bots.length; i++) {
            bots[i] = makers.get(i).apply(dice.nextLong());
        }
        this.watcher = watcher;
        this.s = game.setup(options);
        var seated = new LinkedHashMap<Seat, Bot>();
        for (var seat : game.info().seated(options)) {
            seated.put(seat, bots[seat.ordinal()]);
        }
        this.followers = new Followers(game, options, seated);
        this.followed = !followers.isEmpty();
    }

    /** Plays it; bots never leave. */
    public Outcome outcome() {
        try (followers) {
            return play().orElseThrow();
        }
    }

    @Override
    protected Awaits<A> awaits() {
        return game.awaits(s);
    }

    @Override
    protected void take(Awaits<A> awaits, Step<A> step) {
        if (steps == MOST_STEPS) {
            throw new IllegalStateException("not over after " + MOST_STEPS + " steps");
        }
        watcher.step(s, awaits, step);
        if (followed) {
            followers.step(game, s, step);
        }
        game.apply(s, step);
        steps++;
    }

    /** An option that is the only one is taken without asking. */
    @Override
    protected Answer<A> choose(Ask<A> ask) {
        return new Answer.Chosen<>(ask.choices().size() == 1 ? ask.choices().usual() : decide(ask));
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

    @Override
    protected Answer<A> stepIn(Ask<A> ask) {
        var chosen = switch (bots[ask.seat().ordinal()]) {
            case RandomBot bot -> bot.stepIn(ask);
            case Bot bot -> bot.stepIn(game, see(ask.seat()), ask, thinking);
        };
        return chosen.isPresent() ? new Answer.Chosen<>(chosen.get()) : new Answer.Passed<>();
    }

    /** Round the table, beginning with anyone. */
    @Override
    protected List<Ask<A>> inOrder(List<Ask<A>> others) {
        int first = dice.nextInt(others.size());
        if (first == 0) {
            return others;
        }
        var turned = new ArrayList<Ask<A>>(others.size());
        turned.addAll(others.subList(first, others.size()));
        turned.addAll(others.subList(0, first));
        return turned;
    }

    private Seen<S> see(Seat seat) {
        return game.see(s, Viewer.of(seat));
    }

    @Override
    protected void over(Outcome outcome) {
        watcher.over(s, outcome);
        followers.over(outcome);
    }

    public int steps() {
        return steps;
    }

    /** Questions with more than one option that were answered. */
    public int decisions() {
        return decisions;
    }

    public int rounds() {
        return game.round(s);
    }
}
