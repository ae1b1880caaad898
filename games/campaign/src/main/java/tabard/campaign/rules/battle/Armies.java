package tabard.campaign.rules.battle;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** The two armies of a battle: which troops they are, and what follows from their numbers (CA-14). */
public final class Armies {
    static final int MERCENARIES = 4000; // CA-13.1
    static final int SMALLER = 3000; // CA-14.2
    static final int LARGER = 4000; // CA-14.2

    private Armies() {}

    /** The battles of a turn come first in the list. */
    public static int battles(State s) {
        int battles = 0;
        while (battles < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(battles))) {
            battles++;
        }
        return battles;
    }

    /** The battle of this turn that follows another, or the first one; none after the last. */
    static @Nullable BattleNumber next(State s, @Nullable BattleNumber after) {
        int before = after == null ? 0 : after.number();
        return before < battles(s) ? BattleNumber.ALL.get(before) : null;
    }

    public static Banner fighter(State s, BattleNumber battle, Side side) {
        return s.require(State.FIGHTER, battle, side);
    }

    /** The side that a player is on. */
    public static Side side(State s, BattleNumber battle, Banner banner) {
        return s.is(State.FIGHTER, battle, Side.A, banner) ? Side.A : Side.B;
    }

    public static boolean fights(State s, BattleNumber battle, Banner banner) {
        return s.is(State.FIGHTER, battle, Side.A, banner) || s.is(State.FIGHTER, battle, Side.B, banner);
    }

    /** Whether the side came marching: its troops are groups, on the way until the battle is over. */
    static boolean marched(State s, BattleNumber battle, Side side) {
        return switch (s.require(State.CAUSE, battle)) {
            case ASSAULT -> side == Side.A;
            case MEETING -> true;
            case GAUNTLET, MERCENARIES -> false;
        };
    }

    static boolean mercenaries(State s, BattleNumber battle, Side side) {
        return side == Side.A && s.is(State.CAUSE, battle, Cause.MERCENARIES);
    }

    /** Whether this group is in the battle. */
    static boolean joins(State s, BattleNumber battle, Banner banner, Group group) {
        return s.is(State.FATE, banner, group, Fate.FIGHTS)
                && s.get(State.AT, banner, group) == s.get(State.FIELD, battle);
    }

    /** The place of a side that did not march. */
    static Place home(State s, BattleNumber battle, Side side) {
        return side == Side.A ? s.require(State.CHALLENGER, battle) : s.require(State.FIELD, battle);
    }

    /** CA-14.7, 18.6: reservists fight for their city where it is attacked, not in a Gauntlet or against mercenaries (CA-4.14, 13.2). */
    static int reservists(State s, BattleNumber battle, Side side) {
        return side == Side.B && s.is(State.CAUSE, battle, Cause.ASSAULT)
                ? s.reservists(s.require(State.FIELD, battle))
                : 0;
    }

    /** The company that helps a defender in a battle of more than 4000 PA (CA-12.8), if one does. */
    static int helper(State s, BattleNumber battle, Side side) {
        var from = side == Side.B && s.is(State.CAUSE, battle, Cause.ASSAULT) ? s.get(State.CHALLENGER, battle) : null;
        return from == null ? 0 : s.company(from);
    }

    /** All that a side has on the map for this battle (CA-14.5, 14.7). */
    public static int of(State s, BattleNumber battle, Side side) {
        if (mercenaries(s, battle, side)) {
            return MERCENARIES;
        }
        if (!marched(s, battle, side)) {
            return s.company(home(s, battle, side)) + reservists(s, battle, side) + helper(s, battle, side);
        }
        int pa = 0;
        var banner = fighter(s, battle, side);
        for (var group : Group.ALL) {
            pa += joins(s, battle, banner, group) ? s.count(State.PA, banner, group) : 0;
        }
        return pa;
    }

    /** Authority dice of a side (CA-14.5): one for each 1000 PA more, and one; none for the smaller, or where both are equal. */
    public static int dice(State s, BattleNumber battle, Side side) {
        int more = of(s, battle, side) - of(s, battle, side.other());
        return more <= 0 ? 0 : more / State.THOUSAND + 1;
    }

    /** What neither side can go beyond (CA-14.1). */
    static int smaller(State s, BattleNumber battle) {
        return Math.min(of(s, battle, Side.A), of(s, battle, Side.B));
    }

    /** The usual size (CA-21.3); a city with 3000 defenders has no other (CA-14.8). */
    static int size(State s, BattleNumber battle) {
        return smaller(s, battle) < LARGER ? SMALLER : LARGER;
    }
}
