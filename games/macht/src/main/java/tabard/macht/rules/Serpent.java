package tabard.macht.rules;

import org.jspecify.annotations.Nullable;
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

        /** What the side that used it means to do, as a sentence. */
        Said planned(State s, Side by);

        /** What is done once nobody cancels it; null where something is yet to be chosen. */
        default @Nullable Said done(State s) {
            return null;
        }
    }

    /**
     * What a tile does, unless the opponent cancels it. Reserves are open, so whether anybody is asked tells nothing. The cube of
     * the tile is already spent.
     */
    static void unlessCancelled(State s, Side opponent, Pending pending) {
        if (answers(s, opponent, pending.tile(), s.cubes())) {
            s.push(new Window(opponent, pending));
        } else {
            pending.run(s);
        }
    }

    /** Whether the opponent could cancel the tile with so many cubes left after its own. */
    static boolean answers(State s, Side opponent, Tile tile, int cubes) {
        return cancellable(s, tile) && s.reserve(opponent, Tile.SERPENT) > 0 && cubes > 0;
    }

    /** Every tile, also a Serpent that recruits; by the first rules that one was safe. */
    private static boolean cancellable(State s, Tile tile) {
        return tile != Tile.SERPENT || s.rules() > 1;
    }

    /** Holds what is about to happen: to cancel it is to drop it. */
    record Window(Side seat, Pending pending) implements Asks<OnWindow> {
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
            return pending.planned(s, seat.foe());
        }

        /** To let it pass is to let it happen. */
        @Override
        public @Nullable Said told(State s, OnWindow move) {
            var done = move instanceof Allow ? pending.done(s) : null;
            return done == null ? null : Said.of("log.allow-use", seat, pending.tile(), done);
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
