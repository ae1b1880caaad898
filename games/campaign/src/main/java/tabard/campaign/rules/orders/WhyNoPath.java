package tabard.campaign.rules.orders;

import static tabard.campaign.rules.orders.WhyNotOrdered.refused;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;

/** Why a way cannot be ordered: no step left (7.2), no troops, a border (9.1), a crossing (9.2, 9.3), an end (8.8, 7.14), or PC (21.7). */
record WhyNoPath(Reach reach) {
    private Ground ground() {
        return reach.ground;
    }

    private Draft d() {
        return reach.d;
    }

    static Refusal nowhere(Place place) {
        return refused("CA-2.5", "refused.no-territory", place);
    }

    static Refusal pc(int price, int left) {
        return refused("CA-21.7", "refused.sure-costs", price, left);
    }

    /** Also why a faction may not take the step of a Forced March. */
    Refusal noStep() {
        return d().slot() == Group.MARCH
                ? refused("CA-4.9", "refused.march-company")
                : refused("CA-7.2", "refused.no-step");
    }

    private boolean mapped(Place from, Place to) {
        return ground().map.has(from) && ground().map.has(to);
    }

    @Nullable
    Refusal start(Place from, Place to, Way way) {
        if (!mapped(from, to)) {
            return nowhere(ground().map.has(from) ? to : from);
        }
        if (ground().company(from) == 0) {
            return refused("CA-7.6", "refused.no-company", from);
        }
        var slot = d().slot();
        if (slot == null) {
            return noStep();
        }
        if (d().leaves(from)) {
            return slot == Group.SECOND
                    ? refused("CA-7.3", "refused.same-start", from)
                    : refused("CA-7.6", "refused.third-part", from);
        }
        var border = border(from, to, way, reach.left);
        if (border != null) {
            return border;
        }
        if (way == Way.JUMP && slot == Group.MARCH) {
            return refused("CA-4.9", "refused.march-jump");
        }
        return end(to, ground().company(from), null);
    }

    @Nullable
    Refusal on(Group g, Place to, Way way) {
        if (!d().is(g)) {
            return WhyNotOrdered.none(g);
        }
        if (!ground().map.has(to)) {
            return nowhere(to);
        }
        if (!d().marches(g)) {
            return refused("CA-7.8", "refused.faction-on");
        }
        if (!d().mayHave(g, d().legs(g) + 1)) {
            return refused("CA-7.2", "refused.no-step");
        }
        var at = d().end(g);
        if ((ground().hostile & at.bit()) != 0) {
            return refused("CA-9.3", "refused.guarded-crossed", at);
        }
        if ((ground().cities & at.bit()) != 0) {
            return refused("CA-9.2", "refused.city-crossed", at);
        }
        if (reach.crossing(g) > reach.left) {
            return pc(reach.crossing(g), reach.left);
        }
        var border = border(at, to, way, reach.left - reach.crossing(g));
        if (border != null) {
            return border;
        }
        if (way == Way.JUMP && !d().mayJump(g)) {
            return refused("CA-4.9", "refused.march-jump");
        }
        return end(to, d().total(g), g);
    }

    private @Nullable Refusal border(Place start, Place end, Way way, int left) {
        if (way == Way.JUMP) {
            if ((ground().portals & start.bit()) == 0) {
                return refused("CA-18.11", "refused.no-portal", start);
            }
            if ((ground().portals & end.bit()) == 0 || start == end) {
                return refused("CA-18.11", "refused.no-portal", end);
            }
            return left < OrderCosts.JUMP ? pc(OrderCosts.JUMP, left) : null;
        }
        if ((ground().map.neighbours(start) & end.bit()) == 0) {
            return refused("CA-1.1", "refused.not-neighbours", start, end);
        }
        boolean open = (ground().map.open(start) & end.bit()) != 0;
        if (way == Way.WALK) {
            return open ? null : refused("CA-9.1", "refused.closed-border", start, end);
        }
        if (open) {
            return refused("CA-4.17", "refused.not-closed", start, end);
        }
        if (!d().infiltration) {
            return refused("CA-9.1", "refused.closed-border", start, end);
        }
        return left < OrderCosts.CROSSING ? pc(OrderCosts.CROSSING, left) : null;
    }

    private @Nullable Refusal end(Place place, int troops, @Nullable Group g) {
        int strength = troops + d().strength(place, g) + (g == null ? 0 : reach.joining(g));
        if (strength < ground().least(place)) {
            return weak(place, strength);
        }
        return d().room(ground(), place, g) < (g == null ? State.THOUSAND : troops) ? crowded(place) : null;
    }

    Refusal weak(Place place, int strength) {
        boolean city = (ground().cities & place.bit()) != 0;
        boolean neutral = (ground().virgin & place.bit()) != 0;
        return refused(
                neutral ? "CA-18.14" : "CA-8.8",
                city ? "refused.city-few" : "refused.fortress-few",
                place,
                ground().least(place),
                strength);
    }

    Refusal crowded(Place place) {
        return refused("CA-7.14", "refused.crowded", place, State.COMPANY_MOST);
    }

    /** Why a group cannot stop where it is. */
    Refusal stopping(Group g) {
        var end = d().end(g);
        return reach.tooWeak(g) ? weak(end, d().strength(end, null)) : crowded(end);
    }

    /** CA-7.8 */
    @Nullable
    Refusal spread(Place from, Place to) {
        if (!mapped(from, to)) {
            return nowhere(ground().map.has(from) ? to : from);
        }
        if ((ground().own & from.bit()) == 0) {
            return refused("CA-7.8", "refused.not-yours", from);
        }
        if (d().standingSlot() == null) {
            return noStep();
        }
        if (d().leaves(from)) {
            return refused("CA-7.3", "refused.same-start", from);
        }
        if ((ground().map.neighbours(from) & to.bit()) == 0) {
            return refused("CA-1.1", "refused.not-neighbours", from, to);
        }
        if ((ground().map.open(from) & to.bit()) == 0) {
            return refused("CA-9.1", "refused.closed-border", from, to);
        }
        if ((ground().virgin & to.bit()) == 0) {
            return refused("CA-7.8", "refused.not-virgin", to);
        }
        return (ground().plain & to.bit()) == 0
                ? refused("CA-18.15", "refused.neutral-walls", to)
                : pc(Prices.FACTION, reach.left);
    }
}
