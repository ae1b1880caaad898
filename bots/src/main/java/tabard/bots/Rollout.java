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
 * All play on as is their policy for some rounds, with seed that is the same for the same lots of a round, whatever was chosen before,
 * and with the same whims at the same question put to a seat.
 */
final class Rollout<S, A extends Action> {
    private static final int LONG = 1_000; // questions: a game whose rounds do not end must not hold anybody up

    private final Game<S, A> game;
    private final RolloutPolicy<S, A> policy;
    private final Map<Object, Integer> met = new HashMap<>();
    private int positions;

    Rollout(Game<S, A> game, Options options) {
        this.game = game;
        this.policy = RolloutPolicy.of(game, options);
    }

    /** How many were met in all rollouts so far: that is what they cost. */
    int positions() {
        return positions;
    }

    /** How it looks when that round has come, or how it ended before. The position is used up. */
    double go(S s, Seat seat, int until, long seed) {
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
                    return outcome.merit(seat);
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(draw(lottery, seed, round)));
                case Awaits<A> awaits -> {
                    if (round >= until || asked++ > LONG) {
                        return game.worth().of(s, seat);
                    }
                    positions++;
                    answer(s, awaits.due().getFirst(), seed, round);
                }
            }
        }
    }

    private void answer(S s, Ask<A> ask, long seed, int round) {
        var whims = dice(ask.seat(), ask.seat().ordinal(), seed, round);
        var answers = policy.answers(s, ask, whims).iterator();
        do {
            game.apply(s, new Step.Chosen<>(ask.seat(), answers.next()));
        } while (answers.hasNext() && goesOn(s, ask.seat()));
    }

    /** Whether the same seat is asked on, without a lot between. */
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
