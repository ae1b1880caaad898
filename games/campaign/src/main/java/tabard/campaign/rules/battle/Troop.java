package tabard.campaign.rules.battle;

import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Named;

/** The parts of an army that may share a loss: groups that fought together (CA-16.9), a company and its city's reservists (CA-18.10), or who helps it (CA-12.8). */
public enum Troop implements Named {
    FIRST,
    SECOND,
    MARCH,
    COMPANY,
    RESERVISTS,
    HELPER;

    public static final List<Troop> ALL = List.of(values());

    /** The group it is, if it came marching. */
    private boolean marches() {
        return ordinal() < Group.ALL.size();
    }

    /** Its PA in this battle; 0 where it is not there. */
    int pa(State s, BattleNumber battle, Side side) {
        if (Armies.mercenaries(s, battle, side) || marches() != Armies.marched(s, battle, side)) {
            return 0;
        }
        return switch (this) {
            case FIRST, SECOND, MARCH -> {
                var banner = Armies.fighter(s, battle, side);
                var group = Group.ALL.get(ordinal());
                yield Armies.joins(s, battle, banner, group) ? s.count(State.PA, banner, group) : 0;
            }
            case COMPANY -> s.company(Armies.home(s, battle, side));
            case RESERVISTS -> Armies.reservists(s, battle, side);
            case HELPER -> Armies.helper(s, battle, side);
        };
    }

    void lose(State s, BattleNumber battle, Side side, int pa) {
        switch (this) {
            case FIRST, SECOND, MARCH ->
                s.add(State.PA, Armies.fighter(s, battle, side), Group.ALL.get(ordinal()), -pa);
            case COMPANY -> {
                var place = Armies.home(s, battle, side);
                s.company(place, s.company(place) - pa);
                if (s.company(place) == 0) {
                    s.guest(place, null); // CA-1.5: a faction of the owner stays
                }
            }
            case RESERVISTS -> s.add(State.RESERVISTS, Armies.home(s, battle, side), -pa);
            case HELPER -> {
                var place = s.require(State.CHALLENGER, battle);
                s.company(place, s.company(place) - pa);
            }
        }
    }
}
