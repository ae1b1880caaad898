package tabard.immortals;

/** Chapter 10: what may be built where, and what it is worth at once. */
final class Buildings {
    private Buildings() {}

    /** IM-12.6: the price on the player's own board. */
    static Price price(State s, Colour colour, Building building) {
        return s.tribe(colour, Realm.LIGHT).half().cost(building);
    }

    /** The regions of a set where it may be built. */
    static long sites(State s, Building building, long regions) {
        long out = 0;
        for (long rest = regions; rest != 0; rest &= rest - 1) {
            var region = Region.first(rest);
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
            case SANCTUARY -> s.count(State.BUILT, region) == 0; // IM-10.2
            case CAPITAL -> s.count(State.BUILT, region) == 0 && !hasCapital(s, region); // IM-10.3
        };
    }

    static int portals(State s) {
        int count = 0;
        for (var region : Region.ALL) {
            count += s.portal(region) ? 1 : 0;
        }
        return count;
    }

    /** Whether a Capital stands in the province of this region. */
    static boolean hasCapital(State s, Region region) {
        for (long rest = region.land().province().in(region.realm()); rest != 0; rest &= rest - 1) {
            if (s.built(Region.first(rest), Building.CAPITAL)) {
                return true;
            }
        }
        return false;
    }

    static void build(State s, Colour colour, Building building, Region region) {
        if (building == Building.PORTAL) {
            s.set(State.PORTAL, region, 1);
        } else {
            s.set(State.BUILT, region, building.ordinal() + 1);
        }
        s.score(colour, building.points());
    }
}
