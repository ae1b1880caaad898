package tabard.immortals.rules;

import tabard.immortals.content.Colour;
import tabard.table.Frame;

interface Asks<M extends Move> extends Frame.Asks<State, Move, M>, Timed {
    @Override
    Colour seat();

    /** Whatever is answered, the same player is asked again at once. */
    interface More<M extends Move> extends tabard.immortals.rules.Asks<M> {
        @Override
        default boolean asksAgain(M move) {
            return true;
        }
    }

    /** Whatever is answered, chance or another player comes next. */
    interface Once<M extends Move> extends tabard.immortals.rules.Asks<M> {
        @Override
        default boolean passesOn(M move) {
            return true;
        }
    }
}
