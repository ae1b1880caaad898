package tabard.campaign.rules.judging;

import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Named;
import tabard.table.sheet.Subset;

/** A group on the way as the umpire sees it, or a company that takes what it stands on, and what is found of it while he judges. */
final class Marching implements Named {
    private final int ordinal;
    final Banner banner;
    final Group group;
    final Place home;
    final int pa;
    final int priority;

    /** What becomes of it; nothing before that is found. */
    @Nullable
    Finding finding;

    /** What it has to pay (CA-21.19). */
    int price;

    Marching(int ordinal, State s, Banner banner, Group group) {
        this.ordinal = ordinal;
        this.banner = banner;
        this.group = group;
        home = s.require(State.HOME, banner, group);
        pa = s.count(State.PA, banner, group);
        priority = s.count(State.PRIORITY, banner, group);
    }

    @Override
    public int ordinal() {
        return ordinal;
    }

    @Override
    public String name() {
        return banner.name() + "_" + group.name();
    }

    long bit() {
        return Subset.bit(this);
    }
}
