package tabard.macht.rules;

import java.util.List;
import tabard.macht.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** MO-6.10 and 5.7: the tile that is played in the other's turn. */
public final class Serpent {
    /** The window that players may wish not to be asked about. */
    public static final String WINDOW = "serpent";

    private Serpent() {}

    sealed interface OnWindow extends Move {}

    @Rule("MO-6.10")
    record Allow() implements OnWindow {}

    @Rule("MO-6.10")
    public record Cancel() implements OnWindow {}

    /** What a tile is about to do. */
    public sealed interface Pending extends Runs permits Tiles.Effect, Auction.Opening {
        Tile tile();

        /** As a sentence about the side that used it. */
        Said told(State s, Side by);
    }

    /**
     * What a tile does, unless the opponent cancels it. Reserves are open, so whether anybody is asked tells nothing. The cube of
     * the tile is already spent.
     */
    static void unlessCancelled(State s, Side opponent, Pending pending) {
        if (cancellable(s, pending.tile()) && s.reserve(opponent, Tile.SERPENT) > 0 && s.cubes() > 0) {
            s.push(new Window(opponent, pending));
        } else {
            pending.run(s);
        }
    }

    /** Every tile, also a Serpent that recruits; by the first rules that one was safe. */
    private static boolean cancellable(State s, Tile tile) {
        return tile != Tile.SERPENT || s.rules() > 1;
    }

    /** Holds what is about to happen: to cancel it is to drop it. */
    record Window(Side seat, Pending pending) implements Asks<OnWindow> {
        @Override
        public Choices<OnWindow> choices(State s) {
            return Choices.of(List.of(new Allow(), new Cancel()));
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            switch (chosen) {
                case Allow() -> s.push(pending);
                case Cancel() -> {
                    s.reserveToDiscards(seat, Tile.SERPENT);
                    s.add(State.CUBES, -1);
                }
            }
        }

        @Override
        public Said detail(State s) {
            return pending.told(s, seat.foe());
        }

        @Override
        public String window() {
            return WINDOW;
        }

        @Override
        public boolean inTurnOf(Side side) {
            return side == seat.foe();
        }

        @Override
        public void possible(State s) {
            Refusal.unless(s.reserve(seat, Tile.SERPENT) > 0 && s.cubes() > 0, "MO-6.10", "refused.no-serpent", seat);
            if (pending instanceof Tiles.Effect effect) {
                require(effect.side() == seat.foe() && cancellable(s, effect.tile()), "MO-6.10");
            }
            pending.possible(s);
        }
    }
}
