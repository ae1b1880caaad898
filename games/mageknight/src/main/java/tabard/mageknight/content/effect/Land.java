package tabard.mageknight.content.effect;

import tabard.mageknight.content.*;

/** The map: costs, travels, and what is seen. */
public sealed interface Land extends Effect {
    /** The cost is changed, not fixed. */
    int UNSET = -1;

    /** Where a travel may end. */
    enum Goal {
        SAFE_SPACE,
        FORTIFIED_SITE
    }

    /** Entry costs: fixed or changed, with a floor or a ceiling; closed terrain may be opened; perhaps those of all others (MK-23.11). */
    record TerrainCost(
            @Spelt(all = true) Some<Terrain> terrains,
            @Otherwise(UNSET) int set,
            @Otherwise int delta,
            @Otherwise(Integer.MIN_VALUE) int min,
            @Otherwise(Integer.MAX_VALUE) int max,
            @Otherwise Some<Terrain> opens,
            @Spelt(key = "whose", says = "others") boolean ofOthers,
            @Spelt(key = "until", says = "own_next_turn") boolean untilOwnNextTurn)
            implements Land {
        /** The cost after this change. */
        public int of(int cost) {
            if (set != UNSET) {
                return set;
            }
            return delta < 0
                    ? Math.min(cost, Math.max(cost + delta, min))
                    : Math.max(cost, Math.min(cost + delta, max));
        }
    }

    /** The figure goes up to so many revealed spaces, provoking nobody; Move is paid in all, or for each space (MK-23.20). */
    record Travel(
            int spaces,
            Goal to,
            @Otherwise int move,
            @Otherwise int moveEach,
            @Otherwise Some<Terrain> notThrough) implements Land {}

    /** Arriving is an assault; not won, back to where the travel began (MK-23.21). */
    record AssaultThere() implements Land {}

    /** Spaces up to that distance count as adjacent for moving and exploring (MK-23.20). */
    record Reach(int spaces) implements Land {}

    /** Nobody is provoked this turn (MK-24.32). */
    record NoProvoking() implements Land {}

    /** Adjacent garrisons and all ruins turn face up (MK-25.11). */
    record SeeAsByDay() implements Land {}
}
