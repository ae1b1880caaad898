package tabard.macht;

import java.util.List;
import tabard.macht.State.Asks;
import tabard.macht.State.Runs;
import tabard.table.Choices;
import tabard.table.Rule;

/** MO-6.10 and 5.7: the tile that is played in the other's turn. */
final class Serpent {
    private Serpent() {}

    sealed interface OnWindow extends Move {}

    @Rule("MO-6.10")
    record Allow() implements OnWindow {}

    @Rule("MO-6.10")
    record Cancel() implements OnWindow {}

    /**
     * What a tile does, unless the opponent cancels it. Reserves are open, so whether anybody is asked tells nothing. The cube of
     * the tile is already spent.
     */
    static void unlessCancelled(State s, Side opponent, Tile tile, Runs pending) {
        if (tile != Tile.SERPENT && s.reserve(opponent, Tile.SERPENT) > 0 && s.cubes() > 0) {
            s.push(new Window(opponent, pending));
        } else {
            pending.run(s);
        }
    }

    /** Holds what is about to happen: to cancel it is to drop it. */
    record Window(Side seat, State.Runs pending) implements Asks<OnWindow> {
        private static final List<OnWindow> BOTH = List.of(new Allow(), new Cancel());

        @Override
        public Choices<OnWindow> choices(State s) {
            return Choices.of(BOTH);
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            switch (chosen) {
                case Allow() -> s.push(pending);
                case Cancel() -> {
                    s.reserveToDiscards(seat, Tile.SERPENT);
                    s.spendCube();
                }
            }
        }
    }
}
