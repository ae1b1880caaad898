package tabard.campaign.rules.orders;

import static tabard.campaign.rules.orders.WhyNotOrdered.refused;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;

/** Why a group cannot have so many PA, be joined by so many, or leave so many behind. */
record WhyNoAmount(Reach reach, Group group) {
    private int g() {
        return group.ordinal();
    }

    private Draft d() {
        return reach.d;
    }

    /** What is wrong with any amount of such a group. */
    private @Nullable Refusal general(int pa) {
        if (!d().is(g())) {
            return WhyNotOrdered.none(group);
        }
        if (!d().marches(g())) {
            return refused("CA-1.3", "refused.faction-troops", group);
        }
        return pa < 0 || pa % State.THOUSAND != 0 ? refused("CA-1.2", "refused.pa-thousands", pa) : null;
    }

    @Nullable
    Refusal part(int pa) {
        var general = general(pa);
        if (general != null) {
            return general;
        }
        if (pa == 0) {
            return refused("CA-7.6", "refused.nobody-goes", group);
        }
        int from = d().from(g());
        int there = reach.ground.company(from);
        if (pa > there) {
            return refused("CA-21.6", "refused.more-than-present", pa, there, Place.ALL.get(from));
        }
        int joining = d().path(g(), 0);
        if (d().joined(g()) > 0 && pa + reach.ground.company(joining) > State.COMPANY_MOST) {
            return refused("CA-7.5", "refused.join-crowded", Place.ALL.get(joining), State.COMPANY_MOST);
        }
        return pa < d().pa(g()) ? fewer(pa + d().joined(g()), from) : more();
    }

    @Nullable
    Refusal join(int pa) {
        var general = general(pa);
        if (general != null) {
            return general;
        }
        int at = d().path(g(), 0);
        var place = Place.ALL.get(at);
        boolean joining = d().legs(g()) > 1
                && (reach.ground.own & reach.ground.companies & place.bit()) != 0
                && reach.ground.company(at) > 0;
        if (!joining) {
            return refused("CA-7.5", "refused.no-joining", group);
        }
        if (!reach.amounts.joins(g())) {
            return refused("CA-7.6", "refused.third-part", place);
        }
        if (pa > reach.ground.company(at)) {
            return refused("CA-21.6", "refused.more-than-present", pa, reach.ground.company(at), place);
        }
        if (d().pa(g()) + reach.ground.company(at) > State.COMPANY_MOST) {
            return refused("CA-7.5", "refused.join-crowded", place, State.COMPANY_MOST);
        }
        return pa < d().joined(g()) ? fewer(d().pa(g()) + pa, at) : more();
    }

    /** Fewer would not do what they are ordered to, could not be paid for, or would be too many where they stay. */
    private Refusal fewer(int total, int staying) {
        int end = d().end(g());
        int strength = d().strength(end, g()) + total;
        if (strength < reach.ground.least(end) && !reach.tooWeak(g())) {
            return new WhyNoPath(reach).weak(end, strength);
        }
        for (int l = 0; l < d().legs(g()); l++) {
            if (d().razes(g(), l) && total < Amounts.RAZERS_LEAST) {
                return refused("CA-18.12", "refused.portal-few", Amounts.RAZERS_LEAST, total);
            }
        }
        int now = OrderCosts.sure(reach.ground, d(), g(), d().total(g()));
        int then = OrderCosts.sure(reach.ground, d(), g(), total);
        return then - now > reach.left ? WhyNoPath.pc(then - now, reach.left) : new WhyNoPath(reach).crowded(staying);
    }

    private Refusal more() {
        return new WhyNoPath(reach).crowded(d().end(g()));
    }

    @Nullable
    Refusal settle(int pa) {
        var general = general(pa);
        if (general != null) {
            return general;
        }
        if (!reach.amounts.settles(g())) {
            return refused("CA-7.10", "refused.settle-own", Place.ALL.get(d().end(g())));
        }
        if (pa > d().total(g())) {
            return refused("CA-7.10", "refused.settle-more", pa, d().total(g()));
        }
        return pa < d().settles(g()) ? new WhyNoPath(reach).crowded(d().from(g())) : more();
    }
}
