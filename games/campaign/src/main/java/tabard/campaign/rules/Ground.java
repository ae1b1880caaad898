package tabard.campaign.rules;

import tabard.campaign.content.*;
import tabard.campaign.terms.*;

/** The map as one player sees it when he writes orders: what may be started from, crossed and stopped on (9), as sets of ordinals. */
final class Ground {
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

    /** His PA by place, less what he hands over to reservists (CA-7.13). */
    private final int[] company;

    Ground(State s, Banner seat) {
        map = s.map();
        own = s.land(seat);
        virgin = s.ownerless();
        long guarded = s.guarded();
        company = new int[map.size()];
        long standing = 0;
        for (long rest = guarded; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest);
            var place = Place.ALL.get(i);
            boolean his = s.isEmpty(State.GUEST, place) ? (own & 1L << i) != 0 : s.is(State.GUEST, place, seat);
            if (his) {
                standing |= 1L << i;
                company[i] = s.company(place);
            }
        }
        companies = standing;
        hostile = guarded & ~standing;
        long doors = 0;
        long forts = 0;
        long towns = 0;
        long pits = 0;
        long built = 0;
        for (int i = 0; i < company.length; i++) {
            var place = Place.ALL.get(i);
            if (s.isEmpty(State.BUILDING, place)) {
                continue;
            }
            long bit = 1L << i;
            built |= bit;
            switch (s.require(State.BUILDING, place)) {
                case PORTAL -> doors |= bit;
                case FORTRESS -> forts |= bit;
                case CITY -> {
                    towns |= bit;
                    company[i] -= (own & standing & bit) == 0 ? 0 : s.count(State.RESERVE_LOTS, place);
                }
                case MINE -> pits |= s.is(State.MINE_OWNER, place, seat) ? 0 : bit;
            }
        }
        portals = doors;
        fortresses = forts & ~own;
        cities = towns & ~own;
        mines = pits;
        long enemy = map.all() & ~own & ~virgin;
        free = (own | virgin | (enemy & built)) & ~hostile & ~cities;
        annexed = enemy & ~built & ~hostile;
        home = (own & ~hostile) | virgin | standing;
        plain = virgin & ~fortresses & ~cities;
    }

    int company(int place) {
        return company[place];
    }

    long closed(int place) {
        return map.neighbours(place) & ~map.open(place);
    }

    /** How many PA it takes to stop there (CA-8.8, 18.14). */
    int least(int place) {
        long bit = 1L << place;
        return (fortresses & bit) != 0
                ? Prices.FORTRESS_LEAST
                : (cities & bit) != 0 ? Prices.CITY_LEAST : State.THOUSAND;
    }
}
