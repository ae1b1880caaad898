package tabard.macht.bot;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import tabard.macht.content.*;
import tabard.macht.rules.*;
import tabard.table.*;
import tabard.table.Worth.*;
import tabard.table.sheet.Subset;

/** What a position is worth to a side: each feature is its own count less the other's. */
public final class MachtWorth {
    private MachtWorth() {}

    public static final Worth<State> WORTH = new Worth<>(List.of(
            feature("points", 0.23, State::victoryPoints),
            feature("active provinces", 0.27, State::activeProvinces),
            feature("provinces", 0.11, (s, side) -> Long.bitCount(s.held(side))),
            feature("provinces ready for the next cycle", 0.22, MachtWorth::ready),
            feature("provinces the other can topple", -0.21, MachtWorth::exposed),
            feature("pieces on the map", 0.087, MachtWorth::standing),
            feature("active pieces in the pool", 0.067, (s, side) -> s.pool(side, s.active())),
            feature("passive pieces in the pool", 0.05, (s, side) -> s.pool(side, s.passive())),
            feature("tiles in the reserve", 0.08, MachtWorth::tiles),
            feature("influence in the reserve", 0.1, MachtWorth::influence),
            feature("Serpents in the reserve", 0.21, (s, side) -> s.reserve(side, Tile.SERPENT)),
            feature("actions left in the turn", 0.094, MachtWorth::actions),
            feature("nearness to the goal", 0.055, MachtWorth::nearness),
            feature("points enough to win", 0.48, MachtWorth::enough)));

    private static final long INFLUENCE = Subset.all(Tile.ALL)
            .where(tile -> Marker.ALL.stream().anyMatch(tile::influences))
            .bits();

    /** Points that lie below this lead nowhere yet. */
    private static final int FAR = 6;

    /** With fewer cubes than this the cycle may end before the other can answer. */
    private static final int FEW_CUBES = 5;

    private static Feature<State> feature(String name, double weight, ToDoubleBiFunction<State, Side> count) {
        return Worth.lead(name, weight, _ -> Side.ALL, count);
    }

    /** Provinces that will be active once the cycle has changed. */
    private static int ready(State s, Side side) {
        return Province.in(s.held(side))
                .where(province -> s.pieces(province, s.passive()) > s.pieces(province, s.active()))
                .size();
    }

    /** Provinces for which the other has a tile, and the strength (MO-6.3). */
    private static int exposed(State s, Side side) {
        return Province.in(s.held(side) & influenced(s, side.foe()))
                .where(province -> Influence.toppled(s, side.foe(), province))
                .size();
    }

    /** The provinces whose markers the side has Influence on. */
    private static long influenced(State s, Side side) {
        return Tile.in(s.reserve(side)).union(tile -> Tiles.reached(s, tile));
    }

    private static int standing(State s, Side side) {
        return Province.in(s.held(side)).sum(s::pieces);
    }

    private static int tiles(State s, Side side) {
        return Tile.in(s.reserve(side)).sum(tile -> s.reserve(side, tile));
    }

    private static int influence(State s, Side side) {
        return Tile.in(s.reserve(side) & INFLUENCE).sum(tile -> s.reserve(side, tile));
    }

    /** Being asked is worth something: what lies on the map is about to change in one's favour. */
    private static int actions(State s, Side side) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(Frame.Asks<State, Move, ?> asks, var _)
                && asks.seat() == side) {
            return asks instanceof Turn.Acting acting ? acting.actions() : 1;
        }
        return 0;
    }

    /** The last points to the goal count more than the first. */
    private static int nearness(State s, Side side) {
        int points = Math.max(0, s.points(side) - FAR);
        return points * points;
    }

    /** MO-7.3: enough if the cycle ended now, and the likelier the fewer cubes are left. */
    private static int enough(State s, Side side) {
        return s.points(side) >= Content.NUMBERS.winAt() ? Math.max(1, FEW_CUBES - s.cubes()) : 0;
    }
}
