package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.sheet.Subset;

/** What the umpire judges by: the groups on the way, the territories in which they end, and which of them have failed so far (CA-21.16). */
abstract sealed class Picture permits Contests {
    static final int MOST = Banner.MOST_PLAYERS * Group.ALL.size();

    final State s;

    // the groups, and sets of them
    final List<Marching> groups = new ArrayList<>(MOST);
    final long[] of = new long[Banner.MOST_PLAYERS]; // those of each player
    long staying; // companies that stay where they are (CA-9.7)
    long failed; // F of CA-21.16
    long failing; // those of this round

    // the territories in which groups end, and what this round finds there
    int ends;
    final Place[] place = new Place[MOST];
    final long[] arriving = new long[MOST];
    final Found[] found = new Found[MOST];
    final long[] winners = new long[MOST]; // groups of the winner, or of both sides of a meeting, or of the attacker
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
        var marching = new Marching(groups.size(), s, b, g);
        groups.add(marching);
        of[b.ordinal()] |= marching.bit();
        staying |= marching.pa == 0 ? marching.bit() : 0;
        var end = s.require(State.AT, b, g);
        int k = ends - 1;
        while (k >= 0 && place[k] != end) {
            k--;
        }
        if (k < 0) { // in order of territory
            for (k = ends++; k > 0 && place[k - 1].number() > end.number(); k--) {
                place[k] = place[k - 1];
                arriving[k] = arriving[k - 1];
            }
            place[k] = end;
            arriving[k] = 0;
        }
        arriving[k] |= marching.bit();
    }

    /** A set of groups, to walk. */
    Subset<Marching> in(long set) {
        return Subset.of(groups, set);
    }

    long of(Banner by) {
        return of[by.ordinal()];
    }

    /** Whose company did not move or has fallen back there; else the owner (CA-10.1, 10.14); null on virgin land. */
    @Nullable
    Banner occupant(int k) {
        var stands = s.stands(place[k]);
        if (stands != null) {
            return stands;
        }
        for (var group : in(failed)) {
            if (group.home == place[k]) {
                return group.banner;
            }
        }
        return s.owner(place[k]);
    }

    /** The occupant's PA without those that just arrive: what stayed, and what has fallen back (CA-21.16). */
    int standing(int k, Banner occupant) {
        int sum = s.stands(place[k]) == occupant ? s.company(place[k]) : 0;
        for (var group : in(failed & of(occupant))) {
            sum += group.home == place[k] ? group.pa : 0;
        }
        return sum;
    }

    int sum(long set) {
        return in(set).sum(group -> group.pa);
    }

    /** Of groups of one player, the one he cares least about. */
    Marching last(long set) {
        var last = in(set).first();
        for (var group : in(set)) {
            last = group.priority >= last.priority ? group : last;
        }
        return last;
    }

    /** The one he cares most about. */
    Marching first(long set) {
        var first = in(set).first();
        for (var group : in(set)) {
            first = group.priority < first.priority ? group : first;
        }
        return first;
    }

    int end(Marching group) {
        int k = 0;
        while ((arriving[k] & group.bit()) == 0) {
            k++;
        }
        return k;
    }

    void fail(long set, Finding because) {
        failing |= set;
        for (var group : in(set)) {
            group.finding = because;
        }
    }

    /** Those of some players that arrive there and have not failed. */
    long groups(int k, long players) {
        return Subset.of(Banner.PLAYERS, players).union(this::of) & arriving[k] & ~failed & ~failing;
    }

    /** Whether the order says that the mine is to be taken (CA-9.5). */
    boolean wants(long set) {
        return in(set).any(group -> s.is(State.TAKES_MINE, group.banner, group.group));
    }

    /** How many wanted this land, those that have failed included: who comes after them pays the same (CA-10.11). */
    int players(int k) {
        int players = 0;
        for (long own : of) {
            players += (arriving[k] & own) != 0 ? 1 : 0;
        }
        return players;
    }

    /** What a claim may cost at most: what the most generous of its orders says. */
    int most(long set) {
        int most = 0;
        for (var group : in(set)) {
            most = Math.max(most, s.count(State.PAYS, group.banner, group.group));
        }
        return most;
    }
}
