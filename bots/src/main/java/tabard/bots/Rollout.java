package tabard.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Options;
import tabard.table.Seat;
import tabard.table.Step;

/**
 * Plays on for some rounds, all seats by the {@link RolloutPolicy}. Random numbers are the same for the n-th draw of a kind in a round and for the
 * n-th question to a seat, whatever was chosen before: so candidates are compared under common random numbers.
 */
final class Rollout<S, A extends Action> {
    private static final int MOST_QUESTIONS = 1_000; // a game whose rounds do not end must not run for ever

    private final Game<S, A> game;
    private final RolloutPolicy<S, A> policy;
    private final Map<Object, Integer> met = new HashMap<>();
    private int positions;

    Rollout(Game<S, A> game, Options options) {
        this.game = game;
        this.policy = RolloutPolicy.of(game, options);
    }

    /** How many positions all rollouts so far went through: that is what they cost. */
    int positions() {
        return positions + policy.positions();
    }

    /** The worth of the position when that round begins, or the outcome if the game ends before. The position is changed in place. */
    double run(S s, Seat seat, int until, long seed) {
        positions++;
        int round = -1;
        int asked = 0;
        while (true) {
            if (game.round(s) != round) {
                round = game.round(s);
                met.clear();
            }
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return game.longTurns() ? TurnCourse.over(game, s, seat, outcome) : outcome.merit(seat);
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(draw(lottery, seed, round)));
                case Awaits<A> awaits -> {
                    if (round >= until || asked++ > MOST_QUESTIONS) {
                        return game.worth().of(s, seat);
                    }
                    positions++;
                    answer(s, awaits.due().getFirst(), seed, round);
                }
            }
        }
    }

    private void answer(S s, Ask<A> ask, long seed, int round) {
        var random = dice(ask.seat(), ask.seat().ordinal(), seed, round);
        var answers = policy.answers(s, ask, random).iterator();
        do {
            game.apply(s, new Step.Chosen<>(ask.seat(), answers.next()));
        } while (answers.hasNext() && goesOn(s, ask.seat()));
    }

    /** Whether the same seat is asked next, with nothing drawn in between. */
    private boolean goesOn(S s, Seat seat) {
        while (game.awaits(s) instanceof Awaits.Chance<A>(var lottery)
                && lottery instanceof Lottery.Certain<A>(var sure)) {
            game.apply(s, new Step.Happened<>(sure));
        }
        return game.awaits(s) instanceof Awaits.Choice<A>(var ask, var _)
                && ask.seat().equals(seat);
    }

    private A draw(Lottery<A> lottery, long seed, int round) {
        if (lottery instanceof Lottery.Certain<A>(var sure)) {
            return sure;
        }
        var kind = lottery.getClass();
        return lottery.draw(dice(kind, kind.getName().hashCode(), seed, round));
    }

    private SplittableRandom dice(Object what, int name, long seed, int round) {
        int before = met.merge(what, 1, Integer::sum);
        return new SplittableRandom(seed + (31L * name + 1_000L * round + before) * 0x9E3779B97F4A7C15L);
    }
}
