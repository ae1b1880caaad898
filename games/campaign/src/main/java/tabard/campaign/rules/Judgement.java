package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Opponents.Answer;
import tabard.campaign.terms.*;

/**
 * Steps 4 to 10 of the umpire (CA-21.16 to 21.22) on one picture: reads a position with its groups on the way, changes nothing, and finds
 * for each group what becomes of it. Groups that fail stay failed, so it comes to an end; nothing depends on the order of seats or entries.
 * Where a choice is needed first it stops and says which.
 */
final class Judgement {
    static final int MOST = Banner.MOST_PLAYERS * Group.ALL.size();

    /** A choice that comes before the rest: who of the equal largest chooses (nobody yet, CA-10.13), or whom somebody faces. */
    record Open(Place place, @Nullable Banner chooser, int parties) {}

    private final State s;
    private final List<Answer> answers;
    private final List<Open> open = new ArrayList<>(0);

    // the groups
    private int size;
    private final Banner[] banner = new Banner[MOST];
    private final Group[] group = new Group[MOST];
    private final Place[] home = new Place[MOST];
    private final int[] pa = new int[MOST];
    private final int[] priority = new int[MOST];
    private final int[] of = new int[Banner.MOST_PLAYERS]; // the groups of each player, as bits
    private final Finding[] finding = new Finding[MOST];
    private final int[] price = new int[MOST];
    private int mines; // groups that get a mine
    private int standing; // groups that take what they stand on (CA-9.7)
    private int failed; // F of CA-21.16
    private int failing; // those of this round
    private int rounds;

    // the territories in which groups end, and what this round finds there
    private int ends;
    private final Place[] place = new Place[MOST];
    private final int[] arriving = new int[MOST];
    private final Found[] found = new Found[MOST];
    private final int[] winners =
            new int[MOST]; // groups of the winner, or of both sides of a meeting, or of the attacker
    private final Finding[] why = new Finding[MOST];
    private final Finding[] others = new Finding[MOST]; // why the other claims fail
    private final int[] claims = new int[Banner.MOST_PLAYERS];
    private final int[] guarding = new int[MOST]; // PA of the occupant

    private enum Found {
        NOTHING,
        WIN,
        UNPAID,
        BATTLE,
        FAILURE
    }

    private Judgement(State s, List<Answer> answers) {
        this.s = s;
        this.answers = answers;
    }

    static Judgement of(State s, List<Answer> answers) {
        var judgement = new Judgement(s, answers);
        judgement.read();
        judgement.judge();
        return judgement;
    }

    private void read() {
        for (var b : s.players()) {
            for (var g : Group.ALL) {
                if (Marches.onTheWay(s, b, g) || Marches.standing(s, b, g)) {
                    add(b, g);
                }
            }
        }
    }

    private void add(Banner b, Group g) {
        int i = size++;
        banner[i] = b;
        group[i] = g;
        home[i] = s.require(State.HOME, b, g);
        pa[i] = s.count(State.PA, b, g);
        priority[i] = s.count(State.PRIORITY, b, g);
        of[b.ordinal()] |= 1 << i;
        var end = s.require(State.AT, b, g);
        int k = ends - 1;
        while (k >= 0 && place[k] != end) {
            k--;
        }
        if (k < 0) { // in order of territory
            for (k = ends++; k > 0 && place[k - 1].ordinal() > end.ordinal(); k--) {
                place[k] = place[k - 1];
                arriving[k] = arriving[k - 1];
            }
            place[k] = end;
            arriving[k] = 0;
        }
        arriving[k] |= 1 << i;
    }

    private void judge() {
        do {
            failed |= failing;
            failing = 0;
            if (++rounds > size + 1) { // CA-21.22
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
            Arrays.fill(price, 0, size, 0);
            for (var b : s.players()) {
                if (of[b.ordinal()] != 0) {
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
        int own = arriving[k] & of[occupant.ordinal()] & ~failed & ~staying();
        int sum = standing(k, occupant) + sum(own);
        while (own != 0 && sum > State.COMPANY_MOST) {
            int last = last(own);
            fail(1 << last, Finding.TOO_MANY);
            own &= ~(1 << last);
            sum -= pa[last];
        }
    }

    /** The orders of companies that stay where they are (CA-9.7). */
    private int staying() {
        int staying = 0;
        for (int i = 0; i < size; i++) {
            staying |= pa[i] == 0 ? 1 << i : 0;
        }
        return staying;
    }

    /** Whose company did not move or has fallen back there; else the owner (CA-10.1, 10.14); null on virgin land. */
    private @Nullable Banner occupant(int k) {
        var stands = s.stands(place[k]);
        if (stands != null) {
            return stands;
        }
        for (int rest = failed; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (home[i] == place[k]) {
                return banner[i];
            }
        }
        return s.owner(place[k]);
    }

    /** The occupant's PA without those that just arrive: what stayed, and what has fallen back (CA-21.16). */
    private int standing(int k, Banner occupant) {
        int sum = s.stands(place[k]) == occupant ? s.company(place[k]) : 0;
        for (int rest = failed & of[occupant.ordinal()]; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            sum += home[i] == place[k] ? pa[i] : 0;
        }
        return sum;
    }

    private int sum(int groups) {
        int sum = 0;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            sum += pa[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** Of groups of one player, the one he cares least about. */
    private int last(int groups) {
        int last = -1;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (last < 0 || priority[i] >= priority[last]) {
                last = i;
            }
        }
        return last;
    }

    private void fail(int groups, Finding because) {
        failing |= groups;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            finding[Integer.numberOfTrailingZeros(rest)] = because;
        }
    }

    /** CA-21.18: the provisional winner, or the pair to battle. */
    private void find(int k) {
        found[k] = Found.NOTHING;
        winners[k] = 0;
        guarding[k] = 0;
        var occupant = occupant(k);
        int foreign = arriving[k] & ~failed & ~failing & (occupant == null ? -1 : ~of[occupant.ordinal()]);
        if (foreign == 0) {
            return;
        }
        for (int p = 0; p < claims.length; p++) {
            claims[p] = sum(foreign & of[p]);
        }
        if (occupant == null) {
            findOnVirginLand(k, foreign);
        } else {
            guarding[k] = standing(k, occupant) + sum(arriving[k] & of[occupant.ordinal()] & ~failed & ~failing);
            findOnOccupiedLand(k, occupant);
        }
    }

    /** The players with the largest claim of at least so much, as bits. */
    private int largest() {
        int best = State.THOUSAND;
        int largest = 0;
        for (int p = 0; p < claims.length; p++) {
            if (claims[p] > best) {
                best = claims[p];
                largest = 0;
            }
            largest |= claims[p] == best ? 1 << p : 0;
        }
        return largest;
    }

    private int claim(int players) {
        return claims[Integer.numberOfTrailingZeros(players)];
    }

    private int groups(int k, int players) {
        int groups = 0;
        for (int rest = players; rest != 0; rest &= rest - 1) {
            groups |= of[Integer.numberOfTrailingZeros(rest)];
        }
        return groups & arriving[k] & ~failed & ~failing;
    }

    /** CA-10.3 to 10.6, 10.15, 10.16, 14.8, 18.8 */
    private void findOnOccupiedLand(int k, Banner occupant) {
        int tied = largest();
        int pa = claim(tied);
        boolean city = s.has(place[k], Building.CITY);
        int defenders = guarding[k] + (city ? s.reservists(place[k]) : 0);
        if (pa < Prices.least(s, place[k])) {
            failure(k, tied, Finding.TOO_FEW);
        } else if (pa < State.LARGE && pa <= defenders) {
            failure(k, tied, Finding.TOO_SMALL);
        } else {
            int chosen = choose(k, occupant, tied);
            if (chosen == 0) {
                return;
            }
            boolean battle = pa >= State.LARGE && defenders >= (city ? State.LARGE - State.THOUSAND : State.LARGE);
            found[k] = battle ? Found.BATTLE : Found.WIN;
            winners[k] = groups(k, chosen);
            others[k] = battle ? Finding.NOT_LARGEST : Finding.OUTBID;
            why[k] = battle
                    ? city && defenders < State.LARGE ? Finding.CITY_DEFENDED : Finding.LARGE_MET
                    : taking(k, Banner.PLAYERS.get(Integer.numberOfTrailingZeros(chosen)), pa);
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

    /** Whether the order says that the mine is to be taken (CA-9.5). */
    private boolean wants(int groups) {
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.is(State.TAKES_MINE, banner[i], group[i])) {
                return true;
            }
        }
        return false;
    }

    /** CA-10.12: those who were there went where the winner came from. */
    private boolean swapped(int k) {
        for (int i = 0; i < size; i++) {
            if (s.is(State.FROM, banner[i], group[i], place[k]) && (failed >> i & 1) == 0) {
                for (int rest = winners[k]; rest != 0; rest &= rest - 1) {
                    int w = Integer.numberOfTrailingZeros(rest);
                    if (banner[w] != banner[i]
                            && s.get(State.FROM, banner[w], group[w]) == s.get(State.AT, banner[i], group[i])) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** CA-10.9 to 10.11, 10.13, 18.15 */
    private void findOnVirginLand(int k, int foreign) {
        int least = Prices.least(s, place[k]);
        int claimants = 0;
        int large = 0;
        for (int p = 0; p < claims.length; p++) {
            if (claims[p] > 0 && claims[p] < least) {
                fail(foreign & of[p], Finding.TOO_FEW);
                claims[p] = 0;
            }
            claimants |= claims[p] > 0 ? 1 << p : 0;
            large |= claims[p] >= State.LARGE ? 1 << p : 0;
        }
        if (claimants == 0) {
            return;
        }
        others[k] = Finding.NOT_CHOSEN;
        if (Integer.bitCount(large) > 1) {
            int pair = pair(k, large);
            if (pair != 0) {
                found[k] = Found.BATTLE;
                why[k] = players(k) == 2 ? Finding.TWO_LARGE : Finding.CHOSEN;
                winners[k] = groups(k, pair);
            }
            return;
        }
        int winner = large != 0 ? large : largest();
        if (Integer.bitCount(winner) > 1) { // equal and small
            failure(k, claimants, Finding.SMALLER);
            return;
        }
        found[k] = Found.WIN;
        winners[k] = groups(k, winner);
        why[k] = players(k) == 1
                ? Prices.ruins(s, place[k]) > 0 ? Finding.RUINS_TAKEN : Finding.UNCONTESTED
                : large != 0 ? Finding.LARGE_ALONE : Finding.LARGER_PAYS;
        if (Integer.bitCount(claimants) == 2) {
            others[k] = large != 0 ? Finding.GAVE_WAY : Finding.SMALLER;
        }
    }

    /** How many wanted this land, those that have failed included: who comes after them pays the same (CA-10.11). */
    private int players(int k) {
        int players = 0;
        for (int p = 0; p < of.length; p++) {
            players += (arriving[k] & of[p]) != 0 ? 1 : 0;
        }
        return players;
    }

    /** CA-10.13: two large ones fight; of more, the largest chooses whom it fights. */
    private int pair(int k, int large) {
        if (Integer.bitCount(large) == 2) {
            return large;
        }
        int chooser = largest();
        if (Integer.bitCount(chooser) > 1) {
            chooser = answered(k, chooser, null);
            if (chooser == 0) {
                return 0;
            }
        }
        int rival = answered(k, large & ~chooser, Banner.PLAYERS.get(Integer.numberOfTrailingZeros(chooser)));
        return rival == 0 ? 0 : chooser | rival;
    }

    /** CA-10.15: of equal largest claims the occupant chooses one. */
    private int choose(int k, Banner occupant, int tied) {
        return Integer.bitCount(tied) == 1 ? tied : answered(k, tied, occupant);
    }

    /** What was chosen or drawn among these parties (CA-21.18); 0 if it was not yet. */
    private int answered(int k, int parties, @Nullable Banner chooser) {
        for (var answer : answers) {
            if (answer.place() == place[k] && Opponents.bits(answer.parties()) == parties) {
                return 1 << answer.chosen().ordinal();
            }
        }
        open.add(new Open(place[k], chooser, parties));
        return 0;
    }

    private void failure(int k, int players, Finding because) {
        found[k] = Found.FAILURE;
        fail(groups(k, players), because);
    }

    /** CA-21.19: on paper, for what he would win without a battle, by his priority. */
    private void pay(Banner by) {
        int left = s.pc(by);
        int owned = -1;
        for (int rest = of[by.ordinal()] & ~failed & ~failing; rest != 0; ) {
            int i = first(rest);
            int k = end(i);
            int groups = payers(k, by) & ~failing;
            rest &= ~groups & ~(1 << i);
            if (groups == 0) {
                continue;
            }
            boolean mine = wants(groups) && Prices.otherMine(s, by, place[k]);
            if (mine) {
                owned = owned < 0 ? s.mines(by) : owned;
                mine = owned < Construction.MOST_MINES; // CA-18.2
            }
            int due = due(k, by, groups, mine);
            if ((due > left || due > most(groups)) && stops(k, by)) {
                why[k] = Finding.STOPS;
                continue;
            }
            if (due > left || due > most(groups)) {
                fail(groups, Finding.UNPAID);
                found[k] = found[k] == Found.WIN ? Found.UNPAID : found[k];
                continue;
            }
            left -= due;
            price[i] = due;
            standing |= found[k] == Found.WIN ? 0 : groups;
            if (mine) {
                owned++;
                mines |= 1 << i;
            }
        }
    }

    private int first(int groups) {
        int first = -1;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (first < 0 || priority[i] < priority[first]) {
                first = i;
            }
        }
        return first;
    }

    private int end(int i) {
        int k = 0;
        while ((arriving[k] >> i & 1) == 0) {
            k++;
        }
        return k;
    }

    /** The groups of a player that pay there: of a winner, or of one who stands on what he wants to take (CA-9.7). */
    private int payers(int k, Banner by) {
        if (found[k] == Found.WIN) {
            return winners[k] & of[by.ordinal()];
        }
        int own = arriving[k] & of[by.ordinal()] & ~failed & ~failing & ~winners[k];
        if (own == 0 || found[k] == Found.UNPAID || found[k] == Found.FAILURE || occupant(k) != by) {
            return 0;
        }
        boolean land = !s.owns(by, place[k]) && (own & staying()) != 0;
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

    private int due(int k, Banner by, int groups, boolean mine) {
        int pa = sum(groups);
        if (found[k] != Found.WIN) {
            int all = standing(k, by) + pa;
            return Prices.taking(s, by, place[k], all < State.LARGE ? Prices.SMALL : 0, false, mine);
        }
        int contest = why[k] == Finding.LARGER_PAYS ? Prices.SMALL : 0; // CA-10.11
        return contest + Prices.taking(s, by, place[k], pa < State.LARGE ? Prices.SMALL : 0, guarding[k] > 0, mine);
    }

    /** What a claim may cost at most: what the most generous of its orders says. */
    private int most(int groups) {
        int most = 0;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            most = Math.max(most, s.count(State.PAYS, banner[i], group[i]));
        }
        return most;
    }

    /** CA-21.20, 21.21: where somebody has won or a battle stands, every other claim fails, and so do those who had come to hold lost land. */
    private void conclude(int k) {
        if (found[k] != Found.WIN && found[k] != Found.BATTLE) {
            return;
        }
        var occupant = occupant(k);
        int own = occupant == null ? 0 : of[occupant.ordinal()];
        int rest = arriving[k] & ~failed & ~failing & ~winners[k];
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
        return size;
    }

    /** Writes what becomes of each group into its orders: the finding, what it will pay, and whether it gets a mine. */
    void enter() {
        for (int i = 0; i < size; i++) {
            if ((failed >> i & 1) == 0) {
                int k = end(i);
                boolean won = (winners[k] >> i & 1) != 0;
                finding[i] = won ? why[k] : (standing >> i & 1) != 0 ? Finding.STANDS_AND_TAKES : Finding.JOINS;
                if (finding[i] == Finding.MINE_TAKEN && (mines & winners[k]) == 0) { // CA-18.2
                    finding[i] = Finding.MINE_LEFT;
                }
            }
            s.set(State.FINDING, banner[i], group[i], finding[i]);
            if (finding[i].verdict() != Finding.Verdict.FIGHTS) {
                s.set(State.PAYS, banner[i], group[i], (failed >> i & 1) == 0 ? price[i] : 0);
                s.set(State.TAKES_MINE, banner[i], group[i], (mines >> i & 1) != 0);
            }
        }
    }
}
