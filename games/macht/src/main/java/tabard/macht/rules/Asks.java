package tabard.macht.rules;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.Side;
import tabard.table.Frame;
import tabard.table.scene.Said;

interface Asks<M extends Move> extends Frame.Asks<State, Move, M>, Due {
    @Override
    Side seat();

    /** Which words tell of a move, and what the position adds to what move and frame hold; null where those say it all. */
    default @Nullable Said words(State s, M move) {
        return null;
    }

    @Override
    default @Nullable Said label(State s, M move) {
        var words = words(s, move);
        return words == null ? null : new Said("do." + words.key(), words.args());
    }

    @Override
    default @Nullable Said told(State s, M move) {
        var words = words(s, move);
        return words == null ? null : told(words, move);
    }

    /** The words as a sentence: first who acts, last what move and frame hold. */
    default Said told(Said words, M move) {
        var args = new ArrayList<Object>(words.args());
        args.addFirst(seat().said());
        args.addAll(Move.LINES.args((Record) move));
        var held = State.FRAMES.args((Record) this);
        args.addAll(held.subList(1, held.size())); // the first is the seat
        return new Said("log." + words.key(), args);
    }

    @Override
    default boolean inTurnOf(Side side) {
        return seat() == side;
    }
}
