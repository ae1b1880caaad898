package tabard.campaign.rules.judging;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.sheet.Subset;

/** The battles of the turn as they become known, kept in order of territory (CA-21.46). A company fights once a turn (CA-14.9). */
public final class Engagements {
    private Engagements() {}

    /** Writes a battle down; the champion of a Gauntlet comes from a territory of its own. */
    public static void add(
            State s, Place field, Cause cause, Banner attacker, Banner defender, @Nullable Place champion) {
        var at = BattleNumber.ALL.get(count(s));
        for (var from : BattleNumber.ALL.subList(0, count(s)).reversed()) {
            if (s.require(State.FIELD, from).number() <= field.number()) {
                break;
            }
            write(
                    s,
                    at,
                    s.require(State.FIELD, from),
                    s.require(State.CAUSE, from),
                    s.require(State.FIGHTER, from, Side.A),
                    s.require(State.FIGHTER, from, Side.B),
                    s.get(State.CHALLENGER, from));
            at = from;
        }
        write(s, at, field, cause, attacker, defender, champion);
    }

    private static void write(
            State s, BattleNumber battle, Place field, Cause cause, Banner a, Banner b, @Nullable Place champion) {
        s.set(State.FIELD, battle, field);
        s.set(State.CAUSE, battle, cause);
        s.set(State.FIGHTER, battle, Side.A, a);
        s.set(State.FIGHTER, battle, Side.B, b);
        s.set(State.CHALLENGER, battle, champion);
    }

    static int count(State s) {
        int count = 0;
        while (count < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(count))) {
            count++;
        }
        return count;
    }

    /** Where companies fight, or champions come from. */
    public static long places(State s) {
        long places = 0;
        for (int i = 0; i < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(i)); i++) {
            var battle = BattleNumber.ALL.get(i);
            var champion = s.get(State.CHALLENGER, battle);
            places |= s.require(State.FIELD, battle).bit() | (champion == null ? 0 : champion.bit());
        }
        return places;
    }

    /** Where a battle is to be fought. */
    static long fields(State s) {
        long places = 0;
        for (int i = 0; i < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(i)); i++) {
            places |= s.require(State.FIELD, BattleNumber.ALL.get(i)).bit();
        }
        return places;
    }

    static boolean fights(State s, Banner banner) {
        for (int i = 0; i < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(i)); i++) {
            var battle = BattleNumber.ALL.get(i);
            if (s.is(State.FIGHTER, battle, Side.A, banner) || s.is(State.FIGHTER, battle, Side.B, banner)) {
                return true;
            }
        }
        return false;
    }

    /** Large companies of others that are in no battle: what a Gauntlet or mercenaries may be aimed at (CA-4.13, 4.14, 13.2). */
    static long free(State s, Banner against) {
        long free = 0;
        for (var place : Subset.of(Place.ALL, s.guarded() & ~places(s))) {
            free |= s.company(place) >= State.LARGE && s.stands(place) != against ? place.bit() : 0;
        }
        return free;
    }
}
