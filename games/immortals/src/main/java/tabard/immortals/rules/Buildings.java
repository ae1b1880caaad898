package tabard.immortals.rules;

import tabard.immortals.content.*;

/** Chapter 10: what may be built where, and what it is worth at once. */
public final class Buildings {
    private Buildings() {}

    /** IM-12.6: the price on the player's own board. */
    public static Price price(State s, Colour colour, Building building) {
        return s.tribe(colour, Realm.LIGHT).half().cost(building);
    }

    /** The regions of a set where it may be built. */
    public static long sites(State s, Building building, long regions) {
        long out = 0;
        for (var region : Region.of(regions)) {
            if (possible(s, building, region)) {
                out |= region.bit();
            }
        }
        return out;
    }

    private static boolean possible(State s, Building building, Region region) {
        return switch (building) {
            case PORTAL ->
                !s.portal(region) && portals(s) < Content.NUMBERS.components().portals(); // IM-10.5, 1.11
            case SANCTUARY -> !s.built(region); // IM-10.2
            case CAPITAL -> !s.built(region) && !hasCapital(s, region); // IM-10.3
        };
    }

    public static int portals(State s) {
        int count = 0;
        for (var region : Region.ALL) {
            count += s.portal(region) ? 1 : 0;
        }
        return count;
    }

    /** Whether a Capital stands in the province of this region. */
    static boolean hasCapital(State s, Region region) {
        for (var other : Region.of(region.land().province().in(region.realm()))) {
            if (s.built(other, Building.CAPITAL)) {
                return true;
            }
        }
        return false;
    }

    static void build(State s, Colour colour, Building building, Region region) {
        if (building == Building.PORTAL) {
            s.set(State.PORTAL, region, true);
        } else {
            s.set(State.BUILT, region, building);
        }
        s.add(State.POINTS, colour, building.points());
    }
}
