package tabard.bots;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Lottery;
import tabard.table.Seat;
import tabard.table.Step;

/** A team plays on by habit for some rounds, with luck that is the same for the same lots of a round, whatever was chosen before. */
final class Outing<S, A extends Action> {
    private static final int LONG = 1_000; // questions: a game whose rounds do not end must not hold anybody up

    private final Game<S, A> game;
    private final Habit<S, A> habit;
    private final Map<Class<?>, Integer> drawn = new HashMap<>();
    private int effort;

    Outing(Game<S, A> game) {
        this.game = game;
        this.habit = new Habit<>(game);
    }

    /** How many outings there were so far, and questions in them: that is what they cost. */
    int effort() {
        return effort;
    }

    /** How it looks when that round has come, or how it ended before. The position is used up. */
    double go(S s, Seat seat, int until, long luck) {
        effort++;
        int round = -1;
        int asked = 0;
        while (true) {
            if (game.round(s) != round) {
                round = game.round(s);
                drawn.clear();
            }
            switch (game.awaits(s)) {
                case Awaits.Over<A>(var outcome) -> {
                    return outcome.share(seat, true);
                }
                case Awaits.Chance<A>(var lottery) -> game.apply(s, new Step.Happened<>(draw(lottery, luck, round)));
                case Awaits<A> awaits -> {
                    if (round >= until || asked++ > LONG) {
                        return game.worth().of(s, seat);
                    }
                    effort++;
                    var ask = awaits.due().getFirst();
                    game.apply(s, new Step.Chosen<>(ask.seat(), habit.choose(s, ask)));
                }
            }
        }
    }

    private A draw(Lottery<A> lottery, long luck, int round) {
        if (lottery instanceof Lottery.Certain<A>(var sure)) {
            return sure;
        }
        int before = drawn.merge(lottery.getClass(), 1, Integer::sum);
        long lot = 31L * lottery.getClass().getName().hashCode() + 1_000L * round + before;
        return lottery.draw(new SplittableRandom(luck + lot * 0x9E3779B97F4A7C15L));
    }
}
