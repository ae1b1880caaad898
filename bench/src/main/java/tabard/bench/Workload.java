package tabard.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tabard.bots.RandomBot;
import tabard.bots.SearchBot;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.Viewer;

/** What is measured, on positions from the middle of random games, taken in turn. */
final class Workload<S, A extends Action> {
    private static final int POSITIONS = 256;
    private static final int APART = 37;

    private final Game<S, A> game;
    private final SplittableRandom dice = new SplittableRandom(1);
    private final RandomBot bot = new RandomBot(2);
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

    /** One game at random, in place; every so many steps a position is kept, as long as some are wanted. */
    void play() {
        S s = game.setup(game.info().standard());
        while (true) {
            Step<A> step;
            switch (game.awaits(s)) {
                case Awaits.Choice<A>(var ask, var _) -> step = answer(ask);
                case Awaits.Together<A>(var asks) -> step = answer(asks.getFirst());
                case Awaits.Chance<A>(var lottery) -> step = new Step.Happened<>(lottery.draw(dice));
                case Awaits.Over<A> _ -> {
                    return;
                }
            }
            game.apply(s, step);
            steps++;
            if (positions.size() < POSITIONS && steps % APART == 0) {
                positions.add(game.copy(s));
            }
        }
    }

    private Step<A> answer(Ask<A> ask) {
        decisions += ask.options().size() > 1 ? 1 : 0;
        return new Step.Chosen<>(ask.seat(), bot.choose(ask));
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

    /** A fresh search about the next open question that leaves a choice; how many iterations or outings it took. */
    int search(int tries) {
        while (true) {
            S s = positions.get(turn());
            if (game.awaits(s) instanceof Awaits.Choice<A>(var ask, var _)
                    && ask.options().size() > 1) {
                var bot = new SearchBot(dice.nextLong(), 1);
                var advice = bot.advise(game, game.see(s, Viewer.of(ask.seat())), ask, Budget.tries(tries));
                return advice.stream().mapToInt(SearchBot.Estimate::iterations).sum();
            }
        }
    }

    S textAndBack() {
        return game.parse(game.text(positions.get(turn())));
    }
}
