package tabard.campaign.rules.judging;

import java.util.List;
import java.util.Objects;
import tabard.campaign.content.*;
import tabard.campaign.rules.Construction;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.Opponents.Answer;
import tabard.campaign.terms.*;

/**
 * Steps 4 to 10 of the umpire (CA-21.16 to 21.22) on one picture: reads a position with its groups on the way, changes nothing, and finds
 * for each group what becomes of it. Groups that fail stay failed, so it comes to an end; nothing depends on the order of seats or entries.
 * Where a choice is needed first it stops and says which.
 */
final class Judgement extends Contests {
    private long mines; // groups that get a mine
    private long standing; // groups that take what they stand on (CA-9.7)
    private int rounds;

    private Judgement(State s, List<Answer> answers) {
        super(s, answers);
    }

    static Judgement of(State s, List<Answer> answers) {
        var judgement = new Judgement(s, answers);
        judgement.judge();
        return judgement;
    }

    private void judge() {
        do {
            failed |= failing;
            failing = 0;
            if (++rounds > size() + 1) { // CA-21.22
                throw new IllegalStateException("no end of judging");
            }
            for (int k = 0; k < ends; k++) {
                thin(k);
            }
            for (int k = 0; k < ends; k++) {
                find(k);
            }
            if (!open.isEmpty()) {
                return;
            }
            mines = 0;
            standing = 0;
            groups.forEach(group -> group.price = 0);
            for (var b : s.players()) {
                if (of(b) != 0) {
                    pay(b);
                }
            }
            for (int k = 0; k < ends; k++) {
                conclude(k);
            }
        } while (failing != 0);
    }

    /** CA-21.17: too many in an own territory: arriving groups fail, those of lowest priority first. */
    private void thin(int k) {
        var occupant = occupant(k);
        if (occupant == null) {
            return;
        }
        long own = arriving[k] & of(occupant) & ~failed & ~staying;
        int sum = standing(k, occupant) + sum(own);
        while (own != 0 && sum > State.COMPANY_MOST) {
            var last = last(own);
            fail(last.bit(), Finding.TOO_MANY);
            own &= ~last.bit();
            sum -= last.pa;
        }
    }

    /** CA-21.19: on paper, for what he would win without a battle, by his priority. */
    private void pay(Banner by) {
        int left = s.pc(by);
        int owned = -1;
        long unpaid = of(by) & ~failed & ~failing;
        while (unpaid != 0) {
            var first = first(unpaid);
            int k = end(first);
            long payers = payers(k, by) & ~failing;
            unpaid &= ~payers & ~first.bit();
            if (payers == 0) {
                continue;
            }
            boolean guarded =
                    found[k] == Found.WIN && guarding[k] > 0; // then the mine goes with the land (CA-8.5, 9.5)
            boolean mine = (guarded || wants(payers)) && Prices.otherMine(s, by, place[k]);
            if (mine) {
                owned = owned < 0 ? s.mines(by) : owned;
                mine = owned < Construction.MOST_MINES; // CA-18.2
            }
            int due = due(k, by, payers, mine);
            if ((due > left || due > most(payers)) && stops(k, by)) {
                why[k] = Finding.STOPS;
                continue;
            }
            if (due > left || due > most(payers)) {
                fail(payers, Finding.UNPAID);
                found[k] = found[k] == Found.WIN ? Found.UNPAID : found[k];
                continue;
            }
            left -= due;
            first.price = due;
            standing |= found[k] == Found.WIN ? 0 : payers;
            if (mine) {
                owned++;
                mines |= first.bit();
            }
        }
    }

    /** The groups of a player that pay there: of a winner, or of one who stands on what he wants to take (CA-9.7). */
    private long payers(int k, Banner by) {
        if (found[k] == Found.WIN) {
            return winners[k] & of(by);
        }
        long own = arriving[k] & of(by) & ~failed & ~failing & ~winners[k];
        if (own == 0 || found[k] == Found.UNPAID || found[k] == Found.FAILURE || occupant(k) != by) {
            return 0;
        }
        boolean land = !s.owns(by, place[k]) && (own & staying) != 0;
        return land || (wants(own) && Prices.otherMine(s, by, place[k])) ? own : 0;
    }

    /** CA-9.4: nobody falls back from an enemy portal that no company guards; who cannot or will not pay for the land stops as a guest. */
    private boolean stops(int k, Banner by) {
        return found[k] == Found.WIN
                && guarding[k] == 0
                && s.has(place[k], Building.PORTAL)
                && s.owner(place[k]) != null
                && !s.owns(by, place[k]);
    }

    private int due(int k, Banner by, long payers, boolean mine) {
        int pa = sum(payers);
        if (found[k] != Found.WIN) {
            int all = standing(k, by) + pa;
            return Prices.taking(s, by, place[k], all < State.LARGE ? Prices.SMALL : 0, false, mine);
        }
        int contest = why[k] == Finding.LARGER_PAYS ? Prices.SMALL : 0; // CA-10.11
        return contest + Prices.taking(s, by, place[k], pa < State.LARGE ? Prices.SMALL : 0, guarding[k] > 0, mine);
    }

    /** CA-21.20, 21.21: where somebody has won or a battle stands, every other claim fails, and so do those who had come to hold lost land. */
    private void conclude(int k) {
        if (found[k] != Found.WIN && found[k] != Found.BATTLE) {
            return;
        }
        var occupant = occupant(k);
        long own = occupant == null ? 0 : of(occupant);
        long rest = arriving[k] & ~failed & ~failing & ~winners[k];
        fail(rest & ~own, others[k]);
        if (found[k] == Found.WIN) {
            fail(rest & own, Finding.LAND_LOST);
        }
    }

    // what was found

    /** Choices that must be made before it can go on, in order of territory. */
    List<Open> open() {
        return open;
    }

    int rounds() {
        return rounds;
    }

    int size() {
        return groups.size();
    }

    /** Writes what becomes of each group into its orders: the finding, what it will pay, and whether it gets a mine. */
    void enter() {
        for (var group : groups) {
            boolean stands = (failed & group.bit()) == 0;
            var finding = stands ? finding(group) : Objects.requireNonNull(group.finding);
            s.set(State.FINDING, group.banner, group.group, finding);
            if (finding.verdict() != Finding.Verdict.FIGHTS) {
                s.set(State.PAYS, group.banner, group.group, stands ? group.price : 0);
                s.set(State.TAKES_MINE, group.banner, group.group, (mines & group.bit()) != 0);
            }
        }
    }

    /** Of one that did not fail. */
    private Finding finding(Marching group) {
        int k = end(group);
        if ((winners[k] & group.bit()) == 0) {
            return (standing & group.bit()) != 0 ? Finding.STANDS_AND_TAKES : Finding.JOINS;
        }
        boolean left = why[k] == Finding.MINE_TAKEN && (mines & winners[k]) == 0; // CA-18.2
        return left ? Finding.MINE_LEFT : why[k];
    }
}
