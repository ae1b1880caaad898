package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Game;

/** How people answer while a bot only thinks ahead: quickly, and well enough that good plans fare better than bad ones. */
interface Custom<S, A extends Action> {
    /** What allies do by {@link Habit}, rivals do on a {@link Hunch}. */
    static <S, A extends Action> Custom<S, A> of(Game<S, A> game) {
        return game.info().cooperative() ? new Habit<>(game) : new Hunch<>(game);
    }

    /** One answer or several in a row; the later ones hold as long as the same seat is asked for them. */
    List<A> answers(S s, Ask<A> ask, SplittableRandom dice);

    /** How it looks after each option. */
    double[] looks(S s, Ask<A> ask, SplittableRandom dice);
}
