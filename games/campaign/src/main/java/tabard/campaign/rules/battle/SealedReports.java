package tabard.campaign.rules.battle;

import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Viewer;

/** CA-21.28 to 21.32: who reads which report while battles at the table are not settled. */
public final class SealedReports {
    private SealedReports() {}

    /** A side's report is its own until both are compared; then a side that waived reads the other's, and the umpire what is referred to him. */
    public static void hide(State seen, Viewer viewer) {
        for (int i = 0; i < BattleNumber.MOST && !seen.isEmpty(State.FIELD, BattleNumber.ALL.get(i)); i++) {
            var battle = BattleNumber.ALL.get(i);
            var course = seen.get(State.COURSE, battle);
            if (course != null && course.reported()) {
                for (var side : Side.ALL) {
                    if (!reads(seen, viewer, battle, side, course)) {
                        hide(seen, battle, side);
                    }
                }
            }
        }
    }

    private static boolean reads(State seen, Viewer viewer, BattleNumber battle, Side by, Course course) {
        var umpire = seen.umpire();
        return viewer.is(Armies.fighter(seen, battle, by))
                || (course.unsigned(by.other()) && viewer.is(Armies.fighter(seen, battle, by.other())))
                || (course == Course.REFERRED && umpire != null && viewer.is(umpire));
    }

    private static void hide(State seen, BattleNumber battle, Side by) {
        seen.hide(State.STAND, battle, by);
        seen.hide(State.TYPE, battle, by);
        for (var side : Side.ALL) {
            seen.hide(State.VP, battle, by, side);
            seen.hide(State.LOST, battle, by, side);
            seen.hide(State.LINEUP, battle, by, side);
        }
        for (var chest : Chest.ALL) {
            seen.hide(State.CHESTS, battle, by, chest);
        }
    }

    /** What is not known of reports may be what they began with. */
    public static void imagine(State s) {
        for (int i = 0; i < BattleNumber.MOST && !s.isEmpty(State.FIELD, BattleNumber.ALL.get(i)); i++) {
            var battle = BattleNumber.ALL.get(i);
            var course = s.get(State.COURSE, battle);
            for (var side : Side.ALL) {
                if (course != null && course.reported() && s.hidden(State.STAND, battle, side)) {
                    Report.begin(s, battle, side);
                }
            }
        }
    }
}
