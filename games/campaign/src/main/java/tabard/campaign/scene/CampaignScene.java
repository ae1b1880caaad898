package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.table.Seen;
import tabard.table.scene.Element;

/** What lies on the map and in the panels, as one viewer sees it. */
public final class CampaignScene {
    private CampaignScene() {}

    public static List<Element> of(Seen<State> seen) {
        var s = seen.masked();
        var out = new ArrayList<Element>();
        for (var place : Place.in(s.guarded())) {
            var by = s.stands(place);
            if (by != null) {
                String part = by.word() + "-company";
                out.add(new Element.Piece(
                        place.word() + "/" + part,
                        part,
                        place.word(),
                        by.word(),
                        s.company(place) / State.THOUSAND,
                        null,
                        List.of()));
            }
        }
        return List.copyOf(out);
    }
}
