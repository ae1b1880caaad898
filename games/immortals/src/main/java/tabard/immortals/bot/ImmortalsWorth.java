package tabard.immortals.bot;

import java.util.List;
import java.util.function.ToDoubleBiFunction;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.*;
import tabard.table.Worth.*;

/**
 * What a position is worth to a player: each feature is his own count less the mean of the others'. Plans count for oneself only:
 * what others have planned is not known, and that they plan at all must not make it look better to go on planning.
 */
public final class ImmortalsWorth {
    /** More than this is not soon spent. */
    private static final int PURSE = 14;

    private ImmortalsWorth() {}

    public static final Worth<State> WORTH = new Worth<>(List.of(
            feature("points", 0.15, (s, colour) -> s.count(State.POINTS, colour)),
            feature("points of the next scoring", 0.13, ImmortalsWorth::income),
            feature("regions", 0.04, (s, colour) -> Long.bitCount(s.held(colour))),
            feature("provinces nearly held", 0.03, ImmortalsWorth::nearlyHeld),
            feature("armies in regions", 0.02, Scoring::armiesOnBoard),
            feature(
                    "gold",
                    0.022,
                    (s, colour) -> use(s) * Math.min(PURSE, s.count(State.PURSE, colour, Resource.GOLD))),
            feature(
                    "energy",
                    0.022,
                    (s, colour) -> use(s) * Math.min(PURSE, s.count(State.PURSE, colour, Resource.ENERGY))),
            feature("cards", 0.03, (s, colour) -> use(s) * cards(s, colour)),
            new Feature<>("planned actions", 0.05, (s, seat) -> Prospects.of(s, Colour.ALL.get(seat.ordinal())))));

    private static Feature<State> feature(String name, double weight, ToDoubleBiFunction<State, Colour> count) {
        return Worth.lead(name, weight, State::seated, count);
    }

    /** In the last round little can still be done with what is saved. */
    private static double use(State s) {
        return s.count(State.ROUND) < Scoring.rounds(s.options()) ? 1 : 0.3;
    }

    private static int cards(State s, Colour colour) {
        return Long.bitCount(s.cards(colour)) + s.count(State.CONFLICTS, colour);
    }

    /** Provinces where one region more would score. */
    private static int nearlyHeld(State s, Colour colour) {
        return Scoring.provinces(s, colour, lands -> lands == 2 || lands == 4 ? 1 : 0);
    }

    private static double income(State s, Colour colour) {
        int left =
                Scoring.rounds(s.options()) - s.count(State.ROUND) + (s.require(State.PHASE) == Phase.SCORING ? 0 : 1);
        return Scoring.points(s, colour) * Math.min(left, 3);
    }
}
