package tabard.campaign.rules.judging;

import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;

/** CA-11.2 to 11.7: where a company that must leave may go, and what that costs. */
final class WaysOut {
    private WaysOut() {}

    /** Where it may go with so many PC to spend: own or virgin land, or where there is none, what it can pay for. */
    static long of(State s, Retiring company, int pc) {
        long free = free(s, company);
        return free != 0 || !company.rule().paid() ? free : paid(s, company, pc);
    }

    private static long free(State s, Retiring company) {
        long fit = (s.land(company.banner()) | (s.ownerless() & ~ruins(s))) & ~closedTo(s, company.banner());
        return company.rule() == Retreat.CUT_OFF
                ? nearest(s, company.contested(), fit)
                : s.map().open(company.from()) & fit;
    }

    /** CA-11.4 to 11.6: enemy land held by a faction, for 1 PC, over a closed border for 2; never a fortress or city. */
    private static long paid(State s, Retiring company, int pc) {
        long fit = fit(s, company.banner());
        long ways = pc < Prices.RETREAT ? 0 : open(s, company, fit);
        if (pc >= Prices.RETREAT + Prices.CLOSED_BORDER) {
            ways |= s.map().closed(start(company)) & fit;
        }
        return ways;
    }

    /** Enemy land that can be had by a paid retreat. */
    private static long fit(State s, Banner banner) {
        return s.map().all() & ~s.ownerless() & ~s.land(banner) & ~closedTo(s, banner) & ~s.guarded() & ~strongholds(s);
    }

    /** What of it is had for 1 PC, over open borders. */
    private static long open(State s, Retiring company, long fit) {
        return company.rule() == Retreat.CUT_OFF
                ? nearest(s, company.contested(), fit)
                : s.map().open(company.from()) & fit;
    }

    /** CA-11.2: what is nearest is counted from the contested territory. */
    private static Place start(Retiring company) {
        return company.rule() == Retreat.CUT_OFF ? company.contested() : company.from();
    }

    /** What it costs to go there; nothing on own or virgin land, and a closed border only where no open way leads there. */
    static int price(State s, Retiring company, Place to) {
        if (s.owner(to) == null || s.owns(company.banner(), to)) {
            return 0;
        }
        boolean open = (open(s, company, fit(s, company.banner())) & to.bit()) != 0;
        return Prices.RETREAT + (open ? 0 : Prices.CLOSED_BORDER);
    }

    /** CA-11.7: an enemy company, a claim of another this turn, a battle to come. */
    static long closedTo(State s, Banner banner) {
        long barred = (s.guarded() & ~s.companies(banner)) | Engagements.fields(s);
        for (var other : s.players()) {
            if (other != banner) {
                for (var group : Group.ALL) {
                    var at = s.get(State.AT, other, group);
                    barred |= at == null ? 0 : at.bit();
                }
            }
        }
        return barred;
    }

    /** CA-18.15: land with a neutral fortress or city. */
    private static long ruins(State s) {
        return strongholds(s) & s.ownerless();
    }

    private static long strongholds(State s) {
        return s.built(Building.FORTRESS) | s.built(Building.CITY);
    }

    /** Of these, those that fewest steps over open borders lead to. */
    private static long nearest(State s, Place start, long fit) {
        long seen = start.bit();
        long edge = seen;
        while (edge != 0) {
            edge = Place.in(edge).union(s.map()::open) & ~seen;
            seen |= edge;
            if ((edge & fit) != 0) {
                return edge & fit;
            }
        }
        return 0;
    }
}
