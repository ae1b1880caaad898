package tabard.campaign.rules.judging;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;

/** What is read of the groups on the way, and how they are put down somewhere. */
public final class Marches {
    private Marches() {}

    /** Whether it is a company on its way, not a faction that spreads (CA-7.8). */
    static boolean onTheWay(State s, Banner banner, Group group) {
        return s.is(State.FATE, banner, group, Fate.ON_THE_WAY) && s.count(State.PA, banner, group) > 0;
    }

    /** CA-9.7: whether it is the order of a company to take what it stands on, which takes no troops away. */
    static boolean standing(State s, Banner banner, Group group) {
        return s.is(State.FATE, banner, group, Fate.ON_THE_WAY)
                && s.count(State.PA, banner, group) == 0
                && s.get(State.FROM, banner, group) == s.get(State.AT, banner, group);
    }

    /** Whether what was judged of it is still to be carried out. */
    static boolean judged(State s, Banner banner, Group group) {
        return (onTheWay(s, banner, group) || standing(s, banner, group)) && !s.isEmpty(State.FINDING, banner, group);
    }

    /** CA-11.1: the last territory on its way that was its own before the moves, else its start. */
    static Place home(State s, Banner banner, Group group) {
        var home = s.require(State.FROM, banner, group);
        var end = s.require(State.AT, banner, group);
        for (var leg : Leg.ALL) {
            var step = s.get(State.PATH, banner, group, leg);
            if (step != null && step != end && s.owns(banner, step)) {
                home = step;
            }
        }
        return home;
    }

    /** The PA of a player's groups that end there. */
    static int claim(State s, Banner banner, Place place) {
        int pa = 0;
        for (var group : Group.ALL) {
            pa += onTheWay(s, banner, group) && s.is(State.AT, banner, group, place)
                    ? s.count(State.PA, banner, group)
                    : 0;
        }
        return pa;
    }

    /** Whether somebody else pushes out whoever would stand there, or has done so. */
    static boolean lost(State s, Banner banner, Place place) {
        for (var other : s.players()) {
            for (var group : Group.ALL) {
                var finding = s.get(State.FINDING, other, group);
                if (other != banner && finding != null && finding.ousts() && s.is(State.AT, other, group, place)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What a player has there when all groups are where they were judged to be: what stayed, came, or falls back. */
    static int strength(State s, Banner banner, Place place) {
        int pa = s.stands(place) == banner ? s.company(place) : 0;
        for (var group : Group.ALL) {
            if (judged(s, banner, group)) {
                var verdict = s.require(State.FINDING, banner, group).verdict();
                boolean here = switch (verdict) {
                    case JOINS -> s.is(State.AT, banner, group, place);
                    case FALLS_BACK -> s.is(State.HOME, banner, group, place);
                    case TAKES, STOPS, FIGHTS, PRESSES -> false;
                };
                pa += here ? s.count(State.PA, banner, group) : 0;
            }
        }
        return pa;
    }

    /** CA-10.1, 10.14: whose company stands there or falls back there; else the owner. */
    static @Nullable Banner occupant(State s, Place place) {
        var stands = s.stands(place);
        if (stands != null) {
            return stands;
        }
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                if (judged(s, banner, group)
                        && s.require(State.FINDING, banner, group).verdict() == Finding.Verdict.FALLS_BACK
                        && s.is(State.HOME, banner, group, place)) {
                    return banner;
                }
            }
        }
        return s.owner(place);
    }

    /** CA-21.19: PC that are spoken for by what a player has won on paper. */
    static int spokenFor(State s, Banner banner) {
        int pc = 0;
        for (var group : Group.ALL) {
            if (judged(s, banner, group)
                    && s.require(State.FINDING, banner, group).verdict() != Finding.Verdict.FIGHTS) {
                pc += s.count(State.PAYS, banner, group);
            }
        }
        return pc;
    }

    /** Puts troops down where only their own people stands; what is above the limit is lost (CA-11.7). On another's portal they are guests. */
    public static void put(State s, Banner banner, Place place, int pa) {
        s.company(place, Math.min(State.COMPANY_MOST, s.company(place) + pa));
        s.guest(place, s.owns(banner, place) ? null : banner);
    }

    /** The group is done with; where it went is kept to the end of the turn, as a claim (CA-11.7). */
    public static void done(State s, Banner banner, Group group) {
        s.set(State.PA, banner, group, 0);
        s.clear(State.FATE, banner, group);
    }

    /** Refuses a hand-written position with a group that comes from nowhere or goes nowhere. */
    public static void check(State s) {
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                Refusal.unless(
                        s.isEmpty(State.FATE, banner, group)
                                || (!s.isEmpty(State.FROM, banner, group)
                                        && !s.isEmpty(State.AT, banner, group)
                                        && s.count(State.PA, banner, group) % State.THOUSAND == 0),
                        "CA-21.14",
                        "refused.group",
                        banner,
                        group);
            }
        }
    }

    /** Refuses one in which judging has begun, but where a group falls back to was not noted. */
    static void checkHomes(State s) {
        check(s);
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                Refusal.unless(
                        s.isEmpty(State.FATE, banner, group) || !s.isEmpty(State.HOME, banner, group),
                        "CA-21.14",
                        "refused.group",
                        banner,
                        group);
            }
        }
    }
}
