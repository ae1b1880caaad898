package tabard.campaign.rules.orders;

import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** The map as one player sees it when he writes orders: what may be started from, crossed and stopped on (9), as sets. Of no use once the position has changed. */
final class Ground {
    private final State s;
    final CampaignMap map;

    /** His land, and the land that is nobody's. */
    final long own;

    final long virgin;

    /** Where his companies stand, as guests too, and where those of others do. */
    final long companies;

    final long hostile;

    final long portals;

    /** Fortresses, cities and mines that are not his: somebody else's or neutral. */
    final long fortresses;

    final long cities;
    final long mines;

    /** What may be crossed for nothing (CA-9.2, 18.15), and what only by annexing it (CA-9.3). */
    final long free;

    final long annexed;

    /** Where his troops simply join what is there (CA-10.2), so that the limit of 7.14 holds. */
    final long home;

    /** Virgin land that takes a faction: no fortress or city stands there (CA-18.15). */
    final long plain;

    /** Own cities with a company, where some of it may be handed over to reservists (CA-7.13). */
    private final long handing;

    Ground(State s, Banner seat) {
        this.s = s;
        map = s.map();
        own = s.land(seat);
        virgin = s.ownerless();
        long guarded = s.guarded();
        companies = s.companies(seat);
        hostile = guarded & ~companies;
        portals = s.built(Building.PORTAL);
        long forts = s.built(Building.FORTRESS);
        long towns = s.built(Building.CITY);
        long pits = s.built(Building.MINE);
        long built = portals | forts | towns | pits;
        fortresses = forts & ~own;
        cities = towns & ~own;
        mines = pits & ~s.mined(seat);
        handing = towns & own & companies;
        long enemy = map.all() & ~own & ~virgin;
        free = (own | virgin | (enemy & built)) & ~hostile & ~cities;
        annexed = enemy & ~built & ~hostile;
        home = (own & ~hostile) | virgin | companies;
        plain = virgin & ~fortresses & ~cities;
    }

    /** His PA in a place, less what he hands over to reservists. */
    int company(Place place) {
        if ((companies & place.bit()) == 0) {
            return 0;
        }
        return s.company(place) - ((handing & place.bit()) == 0 ? 0 : s.count(State.RESERVE_LOTS, place));
    }

    /** Where some of his companies could be handed over. */
    long handing() {
        return handing;
    }

    /** Where one step may lead from there, or come from: to a neighbour, over whatever border if one infiltrates. */
    long around(Place place, boolean infiltrating) {
        return infiltrating ? map.neighbours(place) : map.open(place);
    }

    /** How many PA it takes to stop there (CA-8.8, 18.14). */
    int least(Place place) {
        long bit = place.bit();
        return (fortresses & bit) != 0
                ? Prices.FORTRESS_LEAST
                : (cities & bit) != 0 ? Prices.CITY_LEAST : State.THOUSAND;
    }
}
