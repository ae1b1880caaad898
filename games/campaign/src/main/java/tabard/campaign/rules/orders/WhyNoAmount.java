package tabard.campaign.rules.orders;

import static tabard.campaign.rules.orders.WhyNotOrdered.refused;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Refusal;

/** Why a group cannot have so many PA, be joined by so many, or leave so many behind. */
record WhyNoAmount(Reach reach, Group group) {
    private Draft d() {
        return reach.d;
    }

    /** What is wrong with any amount of such a group. */
    private @Nullable Refusal general(int pa) {
        if (!d().is(group)) {
            return WhyNotOrdered.none(group);
        }
        if (!d().marches(group)) {
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
        var from = d().from(group);
        int there = reach.ground.company(from);
        if (pa > there) {
            return refused("CA-21.6", "refused.more-than-present", pa, there, from);
        }
        var joining = d().path(group, 0);
        if (d().joined(group) > 0 && pa + reach.ground.company(joining) > State.COMPANY_MOST) {
            return refused("CA-7.5", "refused.join-crowded", joining, State.COMPANY_MOST);
        }
        return pa < d().pa(group) ? fewer(pa + d().joined(group), from) : more();
    }

    @Nullable
    Refusal join(int pa) {
        var general = general(pa);
        if (general != null) {
            return general;
        }
        var at = d().path(group, 0);
        boolean joining = d().legs(group) > 1
                && (reach.ground.own & reach.ground.companies & at.bit()) != 0
                && reach.ground.company(at) > 0;
        if (!joining) {
            return refused("CA-7.5", "refused.no-joining", group);
        }
        if (!reach.amounts.joins(group)) {
            return refused("CA-7.6", "refused.third-part", at);
        }
        if (pa > reach.ground.company(at)) {
            return refused("CA-21.6", "refused.more-than-present", pa, reach.ground.company(at), at);
        }
        if (d().pa(group) + reach.ground.company(at) > State.COMPANY_MOST) {
            return refused("CA-7.5", "refused.join-crowded", at, State.COMPANY_MOST);
        }
        return pa < d().joined(group) ? fewer(d().pa(group) + pa, at) : more();
    }

    /** Fewer would not do what they are ordered to, could not be paid for, or would be too many where they stay. */
    private Refusal fewer(int total, Place staying) {
        var end = d().end(group);
        int strength = d().strength(end, group) + total;
        if (strength < reach.ground.least(end) && !reach.tooWeak(group)) {
            return new WhyNoPath(reach).weak(end, strength);
        }
        for (int l = 0; l < d().legs(group); l++) {
            if (d().razes(group, l) && total < Amounts.RAZERS_LEAST) {
                return refused("CA-18.12", "refused.portal-few", Amounts.RAZERS_LEAST, total);
            }
        }
        int now = OrderCosts.sure(reach.ground, d(), group, d().total(group));
        int then = OrderCosts.sure(reach.ground, d(), group, total);
        return then - now > reach.left ? WhyNoPath.pc(then - now, reach.left) : new WhyNoPath(reach).crowded(staying);
    }

    private Refusal more() {
        return new WhyNoPath(reach).crowded(d().end(group));
    }

    @Nullable
    Refusal settle(int pa) {
        var general = general(pa);
        if (general != null) {
            return general;
        }
        if (!reach.amounts.settles(group)) {
            return refused("CA-7.10", "refused.settle-own", d().end(group));
        }
        if (pa > d().total(group)) {
            return refused("CA-7.10", "refused.settle-more", pa, d().total(group));
        }
        return pa < d().settles(group) ? new WhyNoPath(reach).crowded(d().from(group)) : more();
    }
}
