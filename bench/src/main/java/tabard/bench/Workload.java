package tabard.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import tabard.bots.RandomBot;
import tabard.bots.SearchBot;
import tabard.bots.loop.SimulatedGame;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Outcome;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/** What is measured, on positions from the middle of random games, taken in turn. */
final class Workload<S, A extends Action> {
    private static final int POSITIONS = 256;
    private static final int APART = 37;

    private final Game<S, A> game;
    private final SplittableRandom dice = new SplittableRandom(1);
    private final Keeper keeper = new Keeper();
    private final List<S> positions = new ArrayList<>();
    private final List<Seen<S>> views = new ArrayList<>();
    private int next;
    private long decisions;
    private long steps;

    Workload(Game<S, A> game) {
        this.game = game;
        while (positions.size() < POSITIONS) {
            play();
        }
        for (S s : positions) {
            views.add(view(s));
        }
    }

    /** One game at random. */
    void play() {
        var options = game.info().standard();
        var simulated = new SimulatedGame<>(
                game,
                options,
                Budget.tries(1),
                false,
                Collections.nCopies(options.seats(), RandomBot::new),
                dice.nextLong(),
                keeper);
        simulated.outcome();
        decisions += simulated.decisions();
        steps += simulated.steps();
    }

    /** Keeps a copy of every n-th position, as long as some are wanted. */
    private final class Keeper implements Watcher<S, A> {
        private int passed;

        @Override
        public void step(S before, Awaits<A> awaits, Step<A> step) {
            if (positions.size() < POSITIONS && ++passed % APART == 0) {
                positions.add(game.copy(before));
            }
        }

        @Override
        public void over(S end, Outcome outcome) {}
    }

    /** Decisions made and steps taken in all games played here so far. */
    long decisions() {
        return decisions;
    }

    long steps() {
        return steps;
    }

    private int turn() {
        next = (next + 1) % POSITIONS;
        return next;
    }

    S copy() {
        return game.copy(positions.get(turn()));
    }

    Seen<S> see() {
        return view(positions.get(turn()));
    }

    private Seen<S> view(S s) {
        return game.see(s, Viewer.of(game.seated(s).getFirst()));
    }

    Object scene() {
        return game.scene(views.get(turn()));
    }

    /** A fresh search about the next open question that leaves a choice; how many iterations or rollouts it took. */
    int search(int tries) {
        boolean forks = positions.stream().noneMatch(s -> question(s, false).isPresent());
        while (true) {
            S s = positions.get(turn());
            var asked = question(s, forks);
            if (asked.isPresent()) {
                var ask = asked.get();
                var bot = new SearchBot(dice.nextLong(), 1);
                var advice = bot.advise(game, game.see(s, Viewer.of(ask.seat())), ask, Budget.tries(tries));
                return advice.stream().mapToInt(SearchBot.Estimate::iterations).sum();
            }
        }
    }

    /** One that is put to one seat alone; or, in a game that mostly asks several at once, the first of those. */
    private Optional<Ask<A>> question(S s, boolean forks) {
        var awaits = game.awaits(s);
        return forks || awaits instanceof Awaits.Choice<A>
                ? awaits.due().stream().filter(ask -> ask.choices().size() > 1).findFirst()
                : Optional.empty();
    }

    S textAndBack() {
        return game.parse(game.text(positions.get(turn())));
    }
}
