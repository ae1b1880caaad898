package tabard.bots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;

/**
 * The search of the textbooks, to measure others by: UCT over determinizations (single-observer information set MCTS). One tree over what is chosen,
 * grown by an option an iteration; from there all play at random until the seat must choose again, and the worth of that position counts. It knows
 * no widening, keeps no tree for the next question, and has no plan.
 */
final class UctBot implements Bot {
    private static final double EXPLORATION = 0.7;
    private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 16;

    private final SplittableRandom dice;

    UctBot(long seed) {
        dice = new SplittableRandom(seed);
    }

    /** After the same choices, whatever was hidden. The outcome is that of the seat that chose last. */
    private static final class Junction {
        private final Map<Object, Junction> next = new HashMap<>(4);
        private int visits;
        private int offered;
        private double total;

        double ucb() {
            return total / visits + EXPLORATION * Math.sqrt(Math.log(offered) / visits);
        }

        double value() {
            return visits == 0 ? 0 : total / visits;
        }
    }

    /** Where the path came by, and who had chosen to go there. */
    private record Passed(Junction junction, Seat by) {}

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var options = ask.options();
        if (options.size() == 1) {
            return options.getFirst();
        }
        var root = new Junction();
        var clock = new Clock(budget.time());
        int i = 0;
        do {
            if (++i % BETWEEN_LOOKS_AT_THE_CLOCK == 0 && clock.out()) {
                break;
            }
            descend(game, game.imagine(seen, dice), ask.seat(), root);
        } while (i < Math.min(budget.tries(), budget.nodes())); // each try adds a node
        A best = options.getFirst();
        for (var option : options) {
            if (visits(root, option) > visits(root, best)) {
                best = option;
            }
        }
        return best;
    }

    private static int visits(Junction root, Object option) {
        var junction = root.next.get(option);
        return junction == null ? 0 : junction.visits;
    }

    /** Every option, and letting it pass, is played on at random as often. */
    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var clock = new Clock(budget.time());
        var pass = new Junction();
        var steps = new ArrayList<Junction>();
        ask.options().forEach(_ -> steps.add(new Junction()));
        int most = Math.max(1, Math.min(budget.tries(), budget.nodes()) / (steps.size() + 1));
        for (int i = 0; i < most && (i == 0 || !clock.out()); i++) {
            learn(game, game.imagine(seen, dice), ask.seat(), pass);
            for (int j = 0; j < steps.size(); j++) {
                S s = game.imagine(seen, dice);
                game.apply(s, new Step.Chosen<>(ask.seat(), ask.options().get(j)));
                learn(game, s, ask.seat(), steps.get(j));
            }
        }
        int best = 0;
        for (int j = 1; j < steps.size(); j++) {
            best = steps.get(j).value() > steps.get(best).value() ? j : best;
        }
        return steps.get(best).value() > pass.value()
                ? Optional.of(ask.options().get(best))
                : Optional.empty();
    }

    private <S, A extends Action> void learn(Game<S, A> game, S s, Seat me, Junction junction) {
        backpropagate(game, s, playedOn(game, s, me), List.of(new Passed(junction, me)));
    }

    /** One iteration; the position is changed in place. */
    private <S, A extends Action> void descend(Game<S, A> game, S s, Seat me, Junction root) {
        var path = new ArrayList<Passed>();
        @Nullable Junction at = root;
        @Nullable Outcome end = null;
        while (at != null) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    end = outcome;
                    at = null;
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(lottery.draw(dice)));
                case Awaits<A> awaits -> {
                    var ask = awaits.due().getFirst();
                    var chosen = ask.options().getFirst();
                    if (ask.options().size() > 1) {
                        chosen = choose(at, ask.options());
                        var next = at.next.computeIfAbsent(chosen, _ -> new Junction());
                        path.add(new Passed(next, ask.seat()));
                        at = next.visits == 0 ? null : next;
                    }
                    game.apply(s, new Step.Chosen<>(ask.seat(), chosen));
                }
            }
        }
        backpropagate(game, s, end == null ? playedOn(game, s, me) : end, path);
    }

    /** One that was never tried, at random; else the one with the highest upper confidence bound. */
    private <A> A choose(Junction at, List<A> options) {
        int unknown = 0;
        @Nullable A fresh = null;
        A best = options.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            var junction = at.next.get(option);
            if (junction == null) {
                fresh = dice.nextInt(++unknown) == 0 ? option : fresh;
            } else {
                junction.offered++;
                double ucb = junction.ucb();
                best = ucb > most ? option : best;
                most = Math.max(most, ucb);
            }
        }
        return fresh == null ? best : fresh;
    }

    /** At random, until the seat must choose; nothing where the game is not over then. */
    private <S, A extends Action> @Nullable Outcome playedOn(Game<S, A> game, S s, Seat me) {
        while (true) {
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return outcome;
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(lottery.draw(dice)));
                case Awaits<A> awaits -> {
                    var ask = awaits.due().getFirst();
                    var options = ask.options();
                    if (options.size() > 1 && ask.seat().equals(me)) {
                        return null;
                    }
                    game.apply(s, new Step.Chosen<>(ask.seat(), options.get(dice.nextInt(options.size()))));
                }
            }
        }
    }

    private static <S, A extends Action> void backpropagate(
            Game<S, A> game, S s, @Nullable Outcome end, List<Passed> path) {
        var values = new HashMap<Seat, Double>();
        for (var passed : path) {
            passed.junction.visits++;
            passed.junction.total += values.computeIfAbsent(
                    passed.by, seat -> end == null ? game.worth().of(s, seat) : end.merit(seat));
        }
    }
}
