package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Game;
import tabard.table.Options;

/** How people answer while a bot only thinks ahead: quickly, and well enough that good plans fare better than bad ones. */
interface RolloutPolicy<S, A extends Action> {
    /** What allies do by {@link TeamPolicy}, rivals do on a {@link RivalPolicy}. */
    static <S, A extends Action> RolloutPolicy<S, A> of(Game<S, A> game, Options options) {
        return game.cooperative(options) ? new TeamPolicy<>(game) : new RivalPolicy<>(game);
    }

    /** One answer or several in a row; the later ones hold as long as the same seat is asked for them. */
    List<A> answers(S s, Ask<A> ask, SplittableRandom dice);

    /** How it looks after each option. */
    double[] looks(S s, Ask<A> ask, SplittableRandom dice);
}
