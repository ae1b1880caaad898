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
        return draft.stays(group.ordinal());
    }

    /** CA-7.8 */
    public boolean spreads(Group group) {
        return draft.spreads(group.ordinal());
    }

    /** What stands where the group starts before anybody leaves. */
    public int standing(Group group) {
        return ground.company(draft.from(group.ordinal()));
    }

    /** What of it no group takes away; nothing means that a faction stays (CA-1.3). */
    public int left(Group group) {
        int from = draft.from(group.ordinal());
        return ground.company(from) - draft.leaving(from);
    }

    /** What the group costs whatever others do. */
    public int sure(Group group) {
        int g = group.ordinal();
        return draft.spreads(g) ? 0 : OrderCosts.sure(ground, draft, g, draft.total(g));
    }

    /** What the group may come to, if it pays what its player lets it pay. */
    public int greatest(Group group) {
        int g = group.ordinal();
        return draft.spreads(g)
                ? Prices.FACTION
                : OrderCosts.sure(ground, draft, g, draft.total(g))
                        + Math.min(draft.pays(g), OrderCosts.price(s, seat, draft, g));
    }

    /** What its player lets it pay for what others make dearer (CA-10.7). */
    public int pays(Group group) {
        return draft.pays(group.ordinal());
    }

    /** CA-7.10: all of it would settle, and less could. */
    public boolean settlesAsUsual(Group group) {
        int g = group.ordinal();
        return draft.marches(g) && draft.settles(g) == draft.total(g) && draft.total(g) > State.THOUSAND;
    }

    /** CA-9.5: a mine that could be taken is left alone. */
    public boolean leavesMine(Group group) {
        int g = group.ordinal();
        return draft.marches(g) && !draft.takesMine(g) && Prices.takesMine(s, seat, Place.ALL.get(draft.end(g)));
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
            if (draft.is(group.ordinal()) && draft.priority(group.ordinal()) == 1) {
                return group;
            }
        }
        return null;
    }
}
