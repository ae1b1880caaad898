package tabard.campaign.rules.judging;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** What the umpire judges by: the groups on the way, the territories in which they end, and which of them have failed so far (CA-21.16). */
abstract sealed class Picture permits Contests {
    static final int MOST = Banner.MOST_PLAYERS * Group.ALL.size();

    final State s;

    // the groups
    int size;
    final Banner[] banner = new Banner[MOST];
    final Group[] group = new Group[MOST];
    final Place[] home = new Place[MOST];
    final int[] pa = new int[MOST];
    final int[] priority = new int[MOST];
    final int[] of = new int[Banner.MOST_PLAYERS]; // the groups of each player, as bits
    final Finding[] finding = new Finding[MOST];
    int failed; // F of CA-21.16
    int failing; // those of this round

    // the territories in which groups end, and what this round finds there
    int ends;
    final Place[] place = new Place[MOST];
    final int[] arriving = new int[MOST];
    final Found[] found = new Found[MOST];
    final int[] winners = new int[MOST]; // groups of the winner, or of both sides of a meeting, or of the attacker
    final Finding[] why = new Finding[MOST];
    final Finding[] others = new Finding[MOST]; // why the other claims fail
    final int[] claims = new int[Banner.MOST_PLAYERS];
    final int[] guarding = new int[MOST]; // PA of the occupant

    enum Found {
        NOTHING,
        WIN,
        UNPAID,
        BATTLE,
        FAILURE
    }

    Picture(State s) {
        this.s = s;
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

    /** The orders of companies that stay where they are (CA-9.7). */
    int staying() {
        int staying = 0;
        for (int i = 0; i < size; i++) {
            staying |= pa[i] == 0 ? 1 << i : 0;
        }
        return staying;
    }

    /** Whose company did not move or has fallen back there; else the owner (CA-10.1, 10.14); null on virgin land. */
    @Nullable
    Banner occupant(int k) {
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
    int standing(int k, Banner occupant) {
        int sum = s.stands(place[k]) == occupant ? s.company(place[k]) : 0;
        for (int rest = failed & of[occupant.ordinal()]; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            sum += home[i] == place[k] ? pa[i] : 0;
        }
        return sum;
    }

    int sum(int groups) {
        int sum = 0;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            sum += pa[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** Of groups of one player, the one he cares least about. */
    int last(int groups) {
        int last = -1;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (last < 0 || priority[i] >= priority[last]) {
                last = i;
            }
        }
        return last;
    }

    int first(int groups) {
        int first = -1;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (first < 0 || priority[i] < priority[first]) {
                first = i;
            }
        }
        return first;
    }

    int end(int i) {
        int k = 0;
        while ((arriving[k] >> i & 1) == 0) {
            k++;
        }
        return k;
    }

    void fail(int groups, Finding because) {
        failing |= groups;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            finding[Integer.numberOfTrailingZeros(rest)] = because;
        }
    }

    int groups(int k, int players) {
        int groups = 0;
        for (int rest = players; rest != 0; rest &= rest - 1) {
            groups |= of[Integer.numberOfTrailingZeros(rest)];
        }
        return groups & arriving[k] & ~failed & ~failing;
    }

    /** Whether the order says that the mine is to be taken (CA-9.5). */
    boolean wants(int groups) {
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            if (s.is(State.TAKES_MINE, banner[i], group[i])) {
                return true;
            }
        }
        return false;
    }

    /** How many wanted this land, those that have failed included: who comes after them pays the same (CA-10.11). */
    int players(int k) {
        int players = 0;
        for (int p = 0; p < of.length; p++) {
            players += (arriving[k] & of[p]) != 0 ? 1 : 0;
        }
        return players;
    }

    /** What a claim may cost at most: what the most generous of its orders says. */
    int most(int groups) {
        int most = 0;
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            most = Math.max(most, s.count(State.PAYS, banner[i], group[i]));
        }
        return most;
    }
}
