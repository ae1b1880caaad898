package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabard.campaign.rules.State;
import tabard.table.Seen;
import tabard.table.scene.Element;

/** What lies on the map and in the panels, as one viewer sees it. */
public final class CampaignScene {
    private static final int ELEMENTS = 240; // about as many as there are at most

    private CampaignScene() {}

    public static List<Element> of(Seen<State> seen) {
        var s = seen.masked();
        var out = new ArrayList<Element>(ELEMENTS);
        TerritoryPicture.add(s, out);
        OrderPicture.add(s, seen.viewer(), out);
        SeatPicture.add(s, out);
        JudgementPicture.add(s, out);
        BattlePicture.add(s, out);
        PreparationPicture.add(s, seen.viewer(), out);
        ReportPicture.add(s, seen.viewer(), out);
        TurnPicture.add(s, out);
        return Collections.unmodifiableList(out);
    }
}
