package tabard.campaign.rules;

import tabard.campaign.content.*;
import tabard.campaign.rules.Retreats.Retiring;
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
                : s.map().open(company.from().ordinal()) & fit;
    }

    /** CA-11.4 to 11.6: enemy land held by a faction, for 1 PC, over a closed border for 2; never a fortress or city. */
    private static long paid(State s, Retiring company, int pc) {
        long fit = s.map().all()
                & ~s.ownerless()
                & ~s.land(company.banner())
                & ~closedTo(s, company.banner())
                & ~s.guarded()
                & ~strongholds(s);
        var start = start(company);
        long open = s.map().open(start.ordinal());
        long ways = pc < Prices.RETREAT ? 0 : company.rule() == Retreat.CUT_OFF ? nearest(s, start, fit) : open & fit;
        if (pc >= Prices.RETREAT + Prices.CLOSED_BORDER) {
            ways |= s.map().neighbours(start.ordinal()) & ~open & fit;
        }
        return ways;
    }

    /** CA-11.2: what is nearest is counted from the contested territory. */
    private static Place start(Retiring company) {
        return company.rule() == Retreat.CUT_OFF ? company.contested() : company.from();
    }

    /** What it costs to go there; nothing on own or virgin land. */
    static int price(State s, Retiring company, Place to) {
        if (s.owner(to) == null || s.owns(company.banner(), to)) {
            return 0;
        }
        var start = start(company);
        boolean closed = (s.map().neighbours(start.ordinal()) & ~s.map().open(start.ordinal()) & to.bit()) != 0;
        return Prices.RETREAT + (closed ? Prices.CLOSED_BORDER : 0);
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
            long next = 0;
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                next |= s.map().open(Long.numberOfTrailingZeros(rest));
            }
            edge = next & ~seen;
            seen |= edge;
            if ((edge & fit) != 0) {
                return edge & fit;
            }
        }
        return 0;
    }
}
