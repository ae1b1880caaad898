package tabard.arena.engine;

import java.io.Serializable;
import tabard.table.Action;
import tabard.table.Game;

/** A piece of a series, some games of it: words and numbers only, so that it can be done anywhere where the game is. */
@FunctionalInterface
public interface Work<T extends Serializable> extends Serializable {
    <S, A extends Action> T done(Game<S, A> game);
}
