package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.Opponents.Answer;
import tabard.campaign.terms.*;
import tabard.table.sheet.Subset;

/** CA-21.18: who wins each territory provisionally, or which two are to fight for it. Where a choice is needed first it says which. */
abstract sealed class Contests extends Picture permits Judgement {
    /** A choice that comes before the rest: who of the equal largest chooses (nobody yet, CA-10.13), or whom somebody faces. */
    record Open(Place place, @Nullable Banner chooser, long parties) {}

    final List<Open> open = new ArrayList<>(0);
    private final List<Answer> answers;

    Contests(State s, List<Answer> answers) {
        super(s);
        this.answers = answers;
    }

    /** CA-21.18: the provisional winner, or the pair to battle. */
    void find(int k) {
        found[k] = Found.NOTHING;
        winners[k] = 0;
        guarding[k] = 0;
        var occupant = occupant(k);
        long foreign = arriving[k] & ~failed & ~failing & (occupant == null ? -1 : ~of(occupant));
        if (foreign == 0) {
            return;
        }
        for (int p = 0; p < claims.length; p++) {
            claims[p] = sum(foreign & of[p]);
        }
        if (occupant == null) {
            findOnVirginLand(k, foreign);
        } else {
            guarding[k] = standing(k, occupant) + sum(arriving[k] & of(occupant) & ~failed & ~failing);
            findOnOccupiedLand(k, occupant);
        }
    }

    /** The players with the largest claim of at least so much. */
    private long largest() {
        int best = State.THOUSAND;
        long largest = 0;
        for (var party : Banner.PLAYERS) {
            int claim = claims[party.ordinal()];
            if (claim > best) {
                best = claim;
                largest = 0;
            }
            largest |= claim == best ? Subset.bit(party) : 0;
        }
        return largest;
    }

    /** The only one of these, or the first by seat. */
    private static Banner party(long players) {
        return Subset.of(Banner.PLAYERS, players).first();
    }

    /** CA-10.3 to 10.6, 10.15, 10.16, 14.8, 18.8 */
    private void findOnOccupiedLand(int k, Banner occupant) {
        long tied = largest();
        int pa = claims[party(tied).ordinal()];
        boolean city = s.has(place[k], Building.CITY);
        int defenders = guarding[k] + (city ? s.reservists(place[k]) : 0);
        if (pa < Prices.least(s, place[k])) {
            failure(k, tied, Finding.TOO_FEW);
        } else if (pa < State.LARGE && pa <= defenders) {
            failure(k, tied, Finding.TOO_SMALL);
        } else {
            long chosen = choose(k, occupant, tied);
            if (chosen == 0) {
                return;
            }
            boolean battle = pa >= State.LARGE && defenders >= (city ? State.LARGE - State.THOUSAND : State.LARGE);
            found[k] = battle ? Found.BATTLE : Found.WIN;
            winners[k] = groups(k, chosen);
            others[k] = battle ? Finding.NOT_LARGEST : Finding.OUTBID;
            why[k] = battle
                    ? city && defenders < State.LARGE ? Finding.CITY_DEFENDED : Finding.LARGE_MET
                    : taking(k, party(chosen), pa);
        }
    }

    private Finding taking(int k, Banner by, int pa) {
        if (s.owns(by, place[k])) {
            return Finding.GUEST_OUSTED;
        }
        if (s.has(place[k], Building.CITY)) {
            return Finding.CITY_TAKEN;
        }
        if (guarding[k] == 0) {
            if (swapped(k)) {
                return Finding.SWAPPED;
            }
            if (Prices.otherMine(s, by, place[k])) {
                return wants(winners[k]) ? Finding.MINE_TAKEN : Finding.MINE_LEFT;
            }
        }
        return pa < State.LARGE ? Finding.SMALL_TAKES : Finding.LARGE_TAKES;
    }

    /** CA-10.12: those who were there went where the winner came from. */
    private boolean swapped(int k) {
        for (var gone : groups) {
            if (s.is(State.FROM, gone.banner, gone.group, place[k]) && (failed & gone.bit()) == 0) {
                var now = s.get(State.AT, gone.banner, gone.group);
                if (in(winners[k])
                        .any(by -> by.banner != gone.banner && s.get(State.FROM, by.banner, by.group) == now)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** CA-10.9 to 10.11, 10.13, 18.15 */
    private void findOnVirginLand(int k, long foreign) {
        int least = Prices.least(s, place[k]);
        long claimants = 0;
        long large = 0;
        for (var party : Banner.PLAYERS) {
            int p = party.ordinal();
            if (claims[p] < least) { // also whoever claims nothing
                fail(foreign & of[p], Finding.TOO_FEW);
                claims[p] = 0;
            }
            claimants |= claims[p] > 0 ? Subset.bit(party) : 0;
            large |= claims[p] >= State.LARGE ? Subset.bit(party) : 0;
        }
        if (claimants == 0) {
            return;
        }
        others[k] = Finding.NOT_CHOSEN;
        if (Long.bitCount(large) > 1) {
            long pair = pair(k, large);
            if (pair != 0) {
                found[k] = Found.BATTLE;
                why[k] = players(k) == 2 ? Finding.TWO_LARGE : Finding.CHOSEN;
                winners[k] = groups(k, pair);
            }
            return;
        }
        long winner = large != 0 ? large : largest();
        if (Long.bitCount(winner) > 1) { // equal and small
            failure(k, claimants, Finding.SMALLER);
            return;
        }
        found[k] = Found.WIN;
        winners[k] = groups(k, winner);
        why[k] = players(k) == 1
                ? Prices.ruins(s, place[k]) > 0 ? Finding.RUINS_TAKEN : Finding.UNCONTESTED
                : large != 0 ? Finding.LARGE_ALONE : Finding.LARGER_PAYS;
        if (Long.bitCount(claimants) == 2) {
            others[k] = large != 0 ? Finding.GAVE_WAY : Finding.SMALLER;
        }
    }

    /** CA-10.13: two large ones fight; of more, the largest chooses whom it fights. */
    private long pair(int k, long large) {
        if (Long.bitCount(large) == 2) {
            return large;
        }
        long chooser = largest();
        if (Long.bitCount(chooser) > 1) {
            chooser = answered(k, chooser, null);
            if (chooser == 0) {
                return 0;
            }
        }
        long rival = answered(k, large & ~chooser, party(chooser));
        return rival == 0 ? 0 : chooser | rival;
    }

    /** CA-10.15: of equal largest claims the occupant chooses one. */
    private long choose(int k, Banner occupant, long tied) {
        return Long.bitCount(tied) == 1 ? tied : answered(k, tied, occupant);
    }

    /** What was chosen or drawn among these parties (CA-21.18); 0 if it was not yet. */
    private long answered(int k, long parties, @Nullable Banner chooser) {
        for (var answer : answers) {
            if (answer.place() == place[k] && Opponents.bits(answer.parties()) == parties) {
                return Subset.bit(answer.chosen());
            }
        }
        open.add(new Open(place[k], chooser, parties));
        return 0;
    }

    private void failure(int k, long players, Finding because) {
        found[k] = Found.FAILURE;
        fail(groups(k, players), because);
    }
}
