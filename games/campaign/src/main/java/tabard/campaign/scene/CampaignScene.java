package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabard.campaign.rules.State;
import tabard.table.Seen;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** What lies on the map and in the panels, as one viewer sees it. */
public final class CampaignScene {
    private static final int ELEMENTS = 240; // about as many as there are at most

    private CampaignScene() {}

    public static List<Element> of(Seen<State> seen) {
        var s = seen.masked();
        var out = new ArrayList<Element>(ELEMENTS);
        TerritoryPicture.add(s, out);
        OrderPicture.add(s, out);
        SeatPicture.add(s, out);
        JudgementPicture.add(s, out);
        BattlePicture.add(s, seen.viewer(), out);
        turn(s, out);
        return Collections.unmodifiableList(out);
    }

    private static void turn(State s, List<Element> out) {
        var window = s.window();
        int last = s.agreed().end() == tabard.campaign.content.EndMode.TURNS
                ? s.agreed().turns()
                : 0;
        var text = window == null
                ? Said.of(last == 0 ? "note.turn" : "note.turn-of", s.turn(), last)
                : Said.of(last == 0 ? "note.turn-window" : "note.turn-of-window", s.turn(), last, window);
        out.add(new Note("turn/note", "turn", text, "CA-3.1"));
    }
}
