package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.table.Options;
import tabard.table.scene.*;

/** What never changes of the picture: the map of the scenario, and a panel for each seat. */
public final class CampaignBox {
    private CampaignBox() {}

    public static Box of(Options options) {
        var map = Agreed.map(options);
        var zones = new ArrayList<Zone>();
        zones.add(new Zone(
                "map",
                "board",
                null,
                new tabard.table.scene.Shape.Surface(0, 0, map.width(), map.height(), "campaign"),
                Said.of("map"),
                "CA-1.1",
                List.of()));
        for (var territory : map.territories()) {
            double x = territory.label()[0];
            double y = territory.label()[1];
            zones.add(new Zone(
                    territory.word(),
                    "map",
                    null,
                    new tabard.table.scene.Shape.Area(Outline.path(territory.polygon()), x, y, x, y),
                    territory.said(),
                    "CA-1.1",
                    List.of()));
        }
        for (var banner : Banner.ALL.subList(0, options.seats())) {
            String id = banner.word();
            zones.add(
                    new Zone(id, "side", id, new tabard.table.scene.Shape.Row(RowLook.SEAT, 0), null, null, List.of()));
        }
        var parts = new ArrayList<Part>();
        for (var banner : Banner.PLAYERS) {
            parts.add(new Part(
                    banner.word() + "-company", PartForm.MARKER, banner.word(), Said.of("company"), null, "CA-1.4"));
        }
        return new Box("campaign-1", "art.svg", zones, parts, Map.of());
    }
}
