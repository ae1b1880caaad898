package tabard.bots;

import java.util.List;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Variant;
import tabard.table.Worth;

/** A game whose positions are judged by another worth, and that is the same in all else. */
final class Reweighted<S, A extends Action> extends Variant<S, A> {
    private final Worth<S> worth;

    private Reweighted(Game<S, A> game, Worth<S> worth) {
        super(game);
        this.worth = worth;
    }

    static <S, A extends Action> Reweighted<S, A> by(Game<S, A> game, List<Double> weights) {
        return new Reweighted<>(game, game.worth().reweighted(weights));
    }

    @Override
    public Worth<S> worth() {
        return worth;
    }

    /** A search goes on where it left off with the same game: one judged alike is the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Reweighted<?, ?> that && inner().equals(that.inner()) && worth.equals(that.worth);
    }

    @Override
    public int hashCode() {
        return inner().hashCode() * 31 + worth.hashCode();
    }
}
