package tabard.immortals.rules;

import tabard.immortals.content.*;

/** Chapter 10: what may be built where, and what it is worth at once. */
public final class Buildings {
    /** IM-1.11 */
    public static final int PORTALS = Content.NUMBERS.components().portals();

    private Buildings() {}

    /** IM-12.6: the price on the player's own board. */
    public static Price price(State s, Colour colour, Building building) {
        return s.tribe(colour, Realm.LIGHT).half().cost(building);
    }

    /** The regions of a set where it may be built. */
    public static long sites(State s, Building building, long regions) {
        return Region.of(regions).where(region -> possible(s, building, region)).bits();
    }

    private static boolean possible(State s, Building building, Region region) {
        return switch (building) {
            case PORTAL -> !s.is(State.PORTAL, region) && portals(s) < PORTALS; // IM-10.5
            case SANCTUARY -> !s.built(region); // IM-10.2
            case CAPITAL -> !s.built(region) && capitals(s, region) == 0; // IM-10.3
        };
    }

    public static int portals(State s) {
        return built(s, Region.EVERY, Building.PORTAL);
    }

    /** How many Capitals stand in the province of this region. */
    static int capitals(State s, Region region) {
        return built(s, region.land().province().in(region.realm()), Building.CAPITAL);
    }

    /** In how many regions of a set it stands. */
    static int built(State s, long regions, Building building) {
        return Region.of(regions).where(region -> s.built(region, building)).size();
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
