package tabard.campaign.rules;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.terms.*;
import tabard.table.sheet.Subset;

/** What a player plans to build and to pull down so far (CA-4.3 to 4.6), and what may be added to it. */
record BuildingPlan(
        State s,
        Banner banner,
        long land,
        long builds,
        @Nullable Place pulled) {
    static BuildingPlan of(State s, Banner banner) {
        long builds = 0;
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            builds |= s.isEmpty(State.BUILDS, place) ? 0 : place.bit();
        }
        return new BuildingPlan(s, banner, s.land(banner), builds, s.get(State.PULLED, banner));
    }

    int planned(Building building) {
        int planned = 0;
        for (var place : Subset.of(Place.ALL, builds)) {
            planned += s.is(State.BUILDS, place, building) ? 1 : 0;
        }
        return planned;
    }

    int pc() {
        int cities = planned(Building.CITY);
        return s.pc(banner)
                - (pulled == null ? 0 : 1)
                - (Long.bitCount(builds) - cities)
                - Construction.CITY_PC * cities;
    }

    /** Whether this place is free to be built on: a pulled down building makes room (CA-4.6). */
    boolean free(Place place) {
        return (builds & place.bit()) == 0 && (s.building(place) == null || place == pulled);
    }

    private boolean pulls(Building building) {
        return pulled != null && s.has(pulled, building);
    }

    boolean moreStrongholds() {
        return s.strongholds(banner) - (pulls(Building.FORTRESS) ? 1 : 0) + planned(Building.FORTRESS)
                < Construction.MOST_STRONGHOLDS;
    }

    boolean moreMines() {
        return s.mines(banner) - (pulls(Building.MINE) ? 1 : 0) + planned(Building.MINE) < Construction.MOST_MINES;
    }

    long sites(Building building) {
        if (Long.bitCount(builds) == Construction.MOST_BUILDINGS) {
            return 0;
        }
        long open = land & ~s.map().reds(); // CA-18.4
        return switch (building) {
            case MINE ->
                pc() > 0 && moreMines() ? free(open & s.map().golds() & s.map().mountains()) : 0; // CA-18.3
            case FORTRESS -> pc() > 0 && moreStrongholds() ? free(open) : 0;
            case PORTAL -> pc() > 0 ? free(open) : 0;
            case CITY ->
                pc() >= Construction.CITY_PC && s.gold(banner) >= Construction.CITY_GOLD && planned(Building.CITY) == 0
                        ? fortresses()
                        : 0;
        };
    }

    private long free(long among) {
        return among & ~builds & (~built() | (pulled == null ? 0 : pulled.bit()));
    }

    private long built() {
        long built = 0;
        for (var building : Building.ALL) {
            built |= s.built(building);
        }
        return built;
    }

    /** CA-18.5: a city replaces a fortress that stood there before the turn. */
    private long fortresses() {
        return land & ~builds & s.built(Building.FORTRESS) & ~(pulled == null ? 0 : pulled.bit());
    }

    /** CA-4.6: one of one's own, once, and before anything is built. */
    long pullable() {
        if (pulled != null || builds != 0 || pc() == 0) {
            return 0;
        }
        return s.mined(banner) | (land & s.built(Building.FORTRESS));
    }

    boolean empty() {
        return builds == 0 && pulled == null;
    }
}
