package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/**
 * The sheet on which a battle at the table is reported (CA-21.28), as the one sees it who is asked: a side with what it has entered and,
 * in a dispute, what the other wrote; or the umpire with both reports.
 */
public record ReportForm(
        State s, BattleNumber battle, @Nullable Side by, List<Report.Difference> differences) {
    /** The one that this viewer has to fill in or to decide on, if there is one. */
    public static @Nullable ReportForm of(State s, Viewer viewer) {
        return switch (s.agenda()) {
            case Agenda.Together<Frame<State, Move>>(var branches, var _) -> {
                ReportForm found = null;
                for (var branch : branches) {
                    if (branch.now() instanceof Agenda.First<Frame<State, Move>>(Reports.Reporting asked, var _)
                            && viewer.is(asked.seat())) {
                        found = new ReportForm(
                                s, asked.battle(), Armies.side(s, asked.battle(), asked.seat()), shown(asked));
                    }
                }
                yield found;
            }
            case Agenda.First<Frame<State, Move>>(Rulings.Ruling(var seat, var battle), var _)
            when viewer.is(seat) -> new ReportForm(s, battle, null, Report.differences(s, battle));
            default -> null;
        };
    }

    /** Whether this viewer is setting battles up, or as a spy writes his lists. */
    public static boolean prepares(State s, Viewer viewer) {
        if (s.agenda() instanceof Agenda.Together<Frame<State, Move>>(var branches, var _)) {
            for (var branch : branches) {
                if (branch.now() instanceof Agenda.First<Frame<State, Move>>(var frame, var _)
                        && ((frame instanceof Preparations.Preparing(var seat) && viewer.is(seat))
                                || (frame instanceof Incarnates.Listing(var spy) && viewer.is(spy)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<Report.Difference> shown(Reports.Reporting asked) {
        return asked.shown().stream()
                .filter(difference -> difference.battle().equals(asked.battle()))
                .toList();
    }

    public BattleSheet sheet() {
        return new BattleSheet(s, battle);
    }

    public boolean objectives(Side of) {
        return s.is(State.TYPE, battle, of, Scoring.OBJECTIVES);
    }

    public boolean chest(Chest chest) {
        return Reckoning.has(s.count(State.GOLD_ROLL, battle), chest);
    }

    /** What a side wrote in a field, in words. */
    public Object entry(Side of, Report.Field field) {
        return words(of, field, Report.get(s, battle, of, field));
    }

    /** What a side wrote in a field when both were compared, in words. */
    public Object compared(Report.Difference difference, Side of) {
        return words(of, difference.field(), difference.by(of));
    }

    private Object words(Side of, Report.Field field, int value) {
        return switch (field) {
            case SCORING -> Scoring.ALL.get(value);
            case VP_A, VP_B ->
                objectives(of) ? Said.of("met-" + Objectives.of(value).word()) : value;
            case LOST_A, LOST_B -> value;
            case FIRST_CHEST, SECOND_CHEST -> {
                var taker = Side.numbered(value);
                yield taker == null ? Said.of("chest-nobody") : Armies.fighter(s, battle, taker);
            }
            case INCARNATES_A, INCARNATES_B -> {
                var lineup = Lineup.of(value);
                yield lineup == null ? "–" : lineup.word();
            }
        };
    }
}
