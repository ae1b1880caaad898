package tabard.macht.scene;

import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.*;

/** What the table is busy with, as the first frame names it: provinces, a tile picked from a reserve, a tile laid open. */
record Focus(
        long provinces,
        @Nullable Side user,
        @Nullable Tile used,
        @Nullable Tile played) {
    private static final Focus NOTHING = new Focus(0, null, null, null);

    static Focus of(State s) {
        return switch (s.agenda()) {
            case Agenda.Done<Frame<State, Move>> _ -> NOTHING;
            case Agenda.First<Frame<State, Move>>(Tiles.Using(var side, var tile), var _) ->
                new Focus(0, side, tile, null);
            case Agenda.First<Frame<State, Move>>(var frame, var _) -> on(frame);
            case Agenda.Together<Frame<State, Move>>(var _, var then) -> // what is bid for is named by what follows
                then instanceof Agenda.First<Frame<State, Move>>(var frame, var _) ? on(frame) : NOTHING;
        };
    }

    private static Focus on(Frame<State, Move> frame) {
        long provinces = 0;
        Tile played = null;
        for (var name : State.FRAMES.names((Record) frame)) {
            if (name instanceof Province province) {
                provinces |= province.bit();
            } else if (name instanceof Tile tile) {
                played = tile;
            }
        }
        return new Focus(provinces, null, null, played);
    }

    /** The province that a question is about. */
    Province province() {
        return Province.in(provinces).first();
    }

    boolean uses(Side side, Tile tile) {
        return side == user && tile == used;
    }
}
