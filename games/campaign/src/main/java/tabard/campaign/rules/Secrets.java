package tabard.campaign.rules;

import java.util.random.RandomGenerator;
import tabard.campaign.rules.battle.Annexing;
import tabard.campaign.rules.battle.Preparations;
import tabard.campaign.rules.battle.Reports;
import tabard.campaign.rules.battle.SealedReports;
import tabard.campaign.rules.judging.*;
import tabard.campaign.rules.orders.MarchOptions;
import tabard.campaign.rules.orders.Orders;
import tabard.campaign.terms.*;
import tabard.table.Seen;
import tabard.table.Viewer;

/** CA-21.8 to 21.10: what is entered in an open window is its player's; everything else lies on the board. */
public final class Secrets {
    private Secrets() {}

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        var window = s.window();
        if (viewer != Viewer.Referee.REFEREE && window != null) {
            for (var banner : s.players()) {
                if (!viewer.is(banner)) {
                    hide(seen, viewer, window, banner);
                }
            }
        }
        if (viewer != Viewer.Referee.REFEREE) {
            SealedReports.hide(seen, viewer);
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    private static void hide(State seen, Viewer viewer, Window window, Banner banner) {
        switch (window) {
            case EVENT -> Events.hide(seen, banner);
            case PURCHASES -> Purchases.hide(seen, banner);
            case OPPONENTS -> Opponents.hide(seen, banner);
            case PINCER -> Pincer.hide(seen, banner);
            case COUNTER -> Countering.hide(seen, banner);
            case RETREATS, BEATEN -> Retreats.hide(seen, banner);
            case GAUNTLET -> Gauntlet.hide(seen, banner);
            case MERCENARIES -> Mercenaries.hide(seen, banner);
            case MOVES -> Orders.hide(seen, banner);
            case MARCH_OPTION -> MarchOptions.hide(seen, banner);
            case BATTLES, SPIES -> Preparations.hide(seen, viewer, banner);
            case ANNEXING -> Annexing.hide(seen, banner);
            case UPKEEP -> Upkeep.hide(seen, banner);
            default -> {}
        }
    }

    public static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        SealedReports.imagine(s);
        var window = s.window();
        if (window != null) {
            Drafts.imagine(s, seen.viewer(), window, dice);
        }
        return s;
    }

    /** What second thoughts go back to. */
    static void forget(State s, Window window, Banner banner) {
        switch (window) {
            case EVENT -> Events.forget(s, banner);
            case PURCHASES -> Purchases.forget(s, banner);
            case OPPONENTS -> Opponents.forget(s, banner);
            case PINCER -> Pincer.forget(s, banner);
            case COUNTER -> Countering.forget(s, banner);
            case RETREATS, BEATEN -> Retreats.forget(s, banner);
            case GAUNTLET -> Gauntlet.forget(s, banner);
            case MERCENARIES -> Mercenaries.forget(s, banner);
            case MOVES -> Orders.forget(s, banner);
            case MARCH_OPTION -> MarchOptions.forget(s, banner);
            case BATTLES, SPIES -> Preparations.forget(s, banner);
            case REPORTS -> Reports.forget(s, banner);
            case ANNEXING -> Annexing.forget(s, banner);
            case UPKEEP -> Upkeep.forget(s, banner);
            default -> {}
        }
    }
}
