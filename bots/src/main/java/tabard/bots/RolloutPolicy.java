package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Game;
import tabard.table.Options;

/** How seats answer in a {@link Rollout}: quickly, and well enough that good moves come out ahead of bad ones. */
interface RolloutPolicy<S, A extends Action> {
    /** {@link TeamPolicy} in a co-operative game, {@link RivalPolicy} in others; where turns are long, {@link CoursePolicy} before them. */
    static <S, A extends Action> RolloutPolicy<S, A> of(Game<S, A> game, Options options) {
        RolloutPolicy<S, A> policy = game.cooperative(options) ? new TeamPolicy<>(game) : new RivalPolicy<>(game);
        return game.longTurns() ? new CoursePolicy<>(game, policy) : policy;
    }

    /** One answer or several in a row; the later ones hold as long as the same seat is asked for them. */
    List<A> answers(S s, Ask<A> ask, SplittableRandom dice);

    /** How many positions were looked at for all rows of answers so far. */
    default int positions() {
        return 0;
    }

    /** The worth of what each option leads to. */
    double[] looks(S s, Ask<A> ask, SplittableRandom dice);
}
