package tabard.campaign.rules.orders;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** What one player's orders come to as they lie (21.5): for each group what goes, what stays behind, what it costs, and what was left to the usual answer. */
public final class OrderSheet {
    private final State s;
    private final Banner seat;
    private final Ground ground;
    private final Draft draft;

    public OrderSheet(State s, Banner seat) {
        this.s = s;
        this.seat = seat;
        ground = new Ground(s, seat);
        draft = new Draft(s, seat);
    }

    public boolean empty() {
        return draft.count() == 0;
    }

    /** CA-9.7 */
    public boolean stays(Group group) {
        return draft.stays(group);
    }

    /** CA-7.8 */
    public boolean spreads(Group group) {
        return draft.spreads(group);
    }

    /** What stands where the group starts before anybody leaves. */
    public int standing(Group group) {
        return ground.company(draft.from(group));
    }

    /** What of it no group takes away; nothing means that a faction stays (CA-1.3). */
    public int left(Group group) {
        var from = draft.from(group);
        return ground.company(from) - draft.leaving(from);
    }

    /** What the group costs whatever others do. */
    public int sure(Group group) {
        return draft.spreads(group) ? 0 : OrderCosts.sure(ground, draft, group, draft.total(group));
    }

    /** What the group may come to, if it pays what its player lets it pay. */
    public int greatest(Group group) {
        return draft.spreads(group)
                ? Prices.FACTION
                : OrderCosts.sure(ground, draft, group, draft.total(group))
                        + Math.min(draft.pays(group), OrderCosts.price(s, seat, draft, group));
    }

    /** What its player lets it pay for what others make dearer (CA-10.7). */
    public int pays(Group group) {
        return draft.pays(group);
    }

    /** CA-7.10: all of it would settle, and less could. */
    public boolean settlesAsUsual(Group group) {
        return draft.marches(group)
                && draft.settles(group) == draft.total(group)
                && draft.total(group) > State.THOUSAND;
    }

    /** CA-9.5: a mine that could be taken is left alone. */
    public boolean leavesMine(Group group) {
        return draft.marches(group) && !draft.takesMine(group) && Prices.takesMine(s, seat, draft.end(group));
    }

    /** CA-4.9: the step of the Forced March is still to be had. */
    public boolean marchUnused() {
        return draft.forced && !draft.marchOrdered();
    }

    /** Which of several groups is paid for first (CA-21.19); nothing where there is but one. */
    public @Nullable Group paidFirst() {
        if (draft.count() < 2) {
            return null;
        }
        for (var group : Group.ALL) {
            if (draft.is(group) && draft.priority(group) == 1) {
                return group;
            }
        }
        return null;
    }
}
