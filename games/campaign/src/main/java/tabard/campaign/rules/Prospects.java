package tabard.campaign.rules;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.terms.*;
import tabard.table.sheet.Subset;

/** What may come of what a player has entered and of where his troops stand, in points of the score (CA-21.44). */
public final class Prospects {
    /** How often an attack on an equal company wins (CA-21.41). */
    private static final double EVEN_CHANCE = 0.45;

    private static final double CHANCE_PER_DIE = 0.03;

    /** How likely it is that land which nobody guards is there for the taking. */
    private static final double UNGUARDED_CHANCE = 0.9;

    /** Two who go the same way get it once. */
    private static final double STANDING = 0.04;

    private Prospects() {}

    /** Points that a territory counts, the land itself and what is built on it. */
    private static double points(State s, Place place) {
        var building = s.building(place);
        return 2
                + (building == Building.FORTRESS ? 2 : building == Building.CITY ? 4 : 0)
                + (building == Building.MINE ? 0.5 : 0);
    }

    /** What is to be gained by the groups that are ordered or on their way, less what it costs. */
    public static double orders(State s, Banner banner) {
        double gain = 0;
        long taken = 0;
        for (var group : Group.ALL) {
            var from = s.get(State.FROM, banner, group);
            var fate = s.get(State.FATE, banner, group);
            if (from == null || fate == Fate.FALLEN_BACK || fate == Fate.GOES_HOME) {
                continue;
            }
            var end = Orders.end(s, banner, group);
            for (var leg : Leg.ALL) {
                var place = s.get(State.PATH, banner, group, leg);
                if (place == null || place == end || (taken & place.bit()) != 0 || s.owns(banner, place)) {
                    continue;
                }
                if (s.is(State.LEAVES, banner, group, leg)) {
                    taken |= place.bit();
                    gain += UNGUARDED_CHANCE * swing(s, place) - (s.owner(place) == null ? 0 : 1);
                }
            }
            if (end != null) {
                gain += end(s, banner, group, from, end, taken);
                taken |= end.bit();
            }
        }
        return gain;
    }

    private static double end(State s, Banner banner, Group group, Place from, Place end, long taken) {
        int pa = s.ordered(banner, group);
        boolean guarded = s.company(end) > 0 && s.stands(end) != banner; // then the mine goes with the land
        boolean mine = (guarded || s.is(State.TAKES_MINE, banner, group)) && Prices.takesMine(s, banner, end);
        double gain = mine ? mine(s, end) - (s.owns(banner, end) ? Prices.taking(s, banner, end, pa, true) : 0) : 0;
        if (pa > 0) {
            gain += STANDING * pa / State.THOUSAND * (front(s, banner, end) - front(s, banner, from));
            gain -= s.company(from) == pa && s.isEmpty(State.FATE, banner, group)
                    ? 0.5 * danger(s, banner, from, 0)
                    : 0;
        }
        if (s.owns(banner, end)) {
            return gain + (pa > 0 ? 0.5 * danger(s, banner, end, s.company(end)) : 0);
        }
        if ((taken & end.bit()) != 0) {
            return gain;
        }
        if (pa == 0) {
            return gain + UNGUARDED_CHANCE * points(s, end) - (end == from ? 0 : Prices.FACTION);
        }
        int price = Prices.taking(s, banner, end, pa, mine);
        var foe = s.stands(end);
        if (s.pc(banner) < price || s.count(State.PAYS, banner, group) < price) {
            return gain - 1;
        }
        double chance = foe == null || foe == banner ? UNGUARDED_CHANCE : chance(pa, s.company(end));
        return chance * (gain + swing(s, end) - price);
    }

    private static double chance(int pa, int against) {
        if (pa >= State.LARGE && against < State.LARGE) {
            return UNGUARDED_CHANCE; // CA-10.4
        }
        return pa < State.LARGE
                ? 0
                : Math.clamp(EVEN_CHANCE + CHANCE_PER_DIE * (pa - against) / State.THOUSAND, 0.2, 0.6);
    }

    private static double mine(State s, Place place) {
        return 0.3 * left(s)
                + (s.mineOwner(place) == null
                        ? 1
                        : 1 + 1.0 / Math.max(1, s.players().size() - 1));
    }

    /** Its points for oneself, and what others lose by it. */
    private static double swing(State s, Place place) {
        return points(s, place)
                * (s.owner(place) == null ? 1 : 1 + 1.0 / (s.players().size() - 1));
    }

    /** Neighbours that are not his: what the troops there can reach. */
    private static int front(State s, Banner banner, Place place) {
        return Math.min(2, Long.bitCount(s.map().open(place) & ~s.land(banner)));
    }

    /** Thousands that stand where they can reach land of others, or nobody's. */
    public static double front(State s, Banner banner) {
        double front = 0;
        for (var place : Subset.of(Place.ALL, s.companies(banner))) {
            front += front(s, banner, place) * (s.company(place) / State.THOUSAND);
        }
        return front;
    }

    /** Points of own land that companies of others could take in one step. */
    public static double danger(State s, Banner banner) {
        double danger = 0;
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            danger += danger(s, banner, place, s.company(place));
        }
        return danger;
    }

    private static double danger(State s, Banner banner, Place place, int guards) {
        if (!s.owns(banner, place)) {
            return 0;
        }
        int most = 0;
        for (var near : Subset.of(Place.ALL, s.map().open(place) & s.guarded())) {
            most = s.stands(near) == banner ? most : Math.max(most, s.company(near));
        }
        boolean reached = most >= Prices.least(s, place) && (guards == 0 || most >= State.LARGE);
        return !reached ? 0 : points(s, place) * (guards == 0 ? 0.35 : guards < State.LARGE ? 0.3 : 0.12);
    }

    /** What is noted and bought but not yet carried out: buildings, fires, veins, troops. */
    public static double entries(State s, Banner banner) {
        var window = s.window();
        double gain = 0;
        if (window == Window.EVENT) {
            gain += event(s, banner, s.event(banner));
            var pulled = s.get(State.PULLED, banner);
            gain -= pulled == null ? 0 : points(s, pulled);
            for (var place : Subset.of(Place.ALL, s.land(banner))) {
                gain += built(s, s.get(State.BUILDS, place));
            }
        } else if (window == Window.PURCHASES) {
            for (var place : Subset.of(Place.ALL, s.land(banner))) {
                int lots = s.count(State.LOTS, place) + s.count(State.RESERVE_LOTS, place);
                gain += (troops(s) - 1) * lots / State.THOUSAND;
                gain += s.company(place) < State.LARGE && s.company(place) + lots >= State.LARGE ? 0.4 : 0;
            }
        }
        return gain;
    }

    /** What a thousand PA are worth while there is time to use them. */
    public static double troops(State s) {
        return left(s) >= 3 ? 1.02 : left(s) == 2 ? 0.9 : left(s) == 1 ? 0.6 : 0.05;
    }

    private static double event(State s, Banner banner, @Nullable Event event) {
        return switch (event) {
            case null -> 0;
            case SPENT_VEIN -> s.mines(s.require(State.VEIN, banner)) > 0 ? 0.12 : -0.05;
            case RAID -> 0.17;
            case NIGHT_FIRE -> 2.0 / (s.players().size() - 1) - 1.1;
            case FORCED_MARCH -> left(s) > 0 ? 0.4 : 0.6;
            case GAUNTLET -> 0.02;
            case INFILTRATION -> 0.05;
            case CONSTRUCTION -> 0;
        };
    }

    private static double built(State s, @Nullable Building building) {
        return switch (building) {
            case null -> 0;
            case MINE -> 0.17 * left(s);
            case FORTRESS -> 1.2;
            case CITY -> 4 - 2 - Construction.CITY_PC - 2 + 1.0 * left(s);
            case PORTAL -> -0.9;
        };
    }

    /** Turns that follow this one, as far as one can know. */
    public static int left(State s) {
        return s.agreed().end() == EndMode.TURNS ? Math.max(0, s.agreed().turns() - s.turn()) : 6;
    }
}
