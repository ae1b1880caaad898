package tabard.campaign.rules.orders;

import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** What orders cost for sure (21.7), and what they may come to (8). */
public final class OrderCosts {
    static final int JUMP = 1; // CA-18.11
    static final int CROSSING = 1; // CA-4.17

    private OrderCosts() {}

    /** What a player's entry costs whatever others do; faction moves are paid only if they succeed, and are not in it. */
    public static int sure(State s, Banner seat) {
        var ground = new Ground(s, seat);
        var draft = new Draft(s, seat);
        int sure = 0;
        for (var g : Group.ALL) {
            sure += draft.is(g) ? sure(ground, draft, g, draft.total(g)) : 0;
        }
        return sure;
    }

    /** What it may come to, faction moves and the price of every end included, if each group pays what its player lets it pay. */
    public static int greatest(State s, Banner seat) {
        var ground = new Ground(s, seat);
        var draft = new Draft(s, seat);
        int greatest = committed(ground, draft);
        for (var g : Group.ALL) {
            if (draft.is(g) && !draft.spreads(g)) {
                greatest += Math.min(draft.pays(g), price(s, seat, draft, g));
            }
        }
        return greatest;
    }

    /** CA-21.7: what must be in hand. */
    static int committed(Ground ground, Draft draft) {
        int committed = 0;
        for (var g : Group.ALL) {
            if (draft.is(g)) {
                committed += draft.spreads(g) ? Prices.FACTION : sure(ground, draft, g, draft.total(g));
            }
        }
        return committed;
    }

    /** What a group costs for sure if it has so many PA. */
    static int sure(Ground ground, Draft draft, Group g, int total) {
        int sure = 0;
        for (int l = 0; l < draft.legs(g); l++) {
            sure += switch (draft.way(g, l)) {
                case WALK -> 0;
                case JUMP -> JUMP;
                case INFILTRATE -> CROSSING;
            };
            sure += draft.razes(g, l) ? Prices.PORTAL_RAZED : 0;
            if (l < draft.legs(g) - 1 && (ground.annexed & draft.path(g, l).bit()) != 0) {
                sure += annexing(ground.map, draft.path(g, l), total);
            }
        }
        return sure;
    }

    /** CA-8.1, 8.2: enemy land without a building that only a faction holds. */
    static int annexing(CampaignMap map, Place place, int total) {
        return base(total) + (map.mountain(place) ? Prices.MOUNTAIN : 0);
    }

    private static int base(int total) {
        return total < State.LARGE ? Prices.SMALL : 0;
    }

    /** The most that section 8 may ask at the end of its way: that somebody guards it by then, or claims it too (CA-10.11), is counted in. */
    static int price(State s, Banner seat, Draft draft, Group g) {
        var place = draft.end(g);
        int base = base(draft.stays(g) ? s.company(place) : draft.total(g));
        boolean mine = draft.takesMine(g);
        int price = Math.max(
                Prices.taking(s, seat, place, base, false, mine),
                Prices.taking(s, seat, place, base, true, mine || Prices.takesMine(s, seat, place)));
        return s.owner(place) == null ? price + base : price;
    }
}
