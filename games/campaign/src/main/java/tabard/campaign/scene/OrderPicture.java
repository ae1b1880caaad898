package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Viewer;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Said;

/** Orders as far as the viewer knows them: routes on the map, what would stand at their end, and the sheet they are written on. */
final class OrderPicture {
    private static final List<String> DRAFT = List.of("draft");
    private static final List<String> SHOWN = List.of();
    private static final List<String> GHOST = List.of("ghost");

    private OrderPicture() {}

    static void add(State s, Viewer viewer, List<Element> out) {
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                var from = s.start(banner, group);
                if (from != null) {
                    order(s, banner, group, from, out);
                }
            }
            if (s.window() == Window.MOVES && viewer.is(banner)) {
                SheetPicture.add(s, banner, out);
            }
        }
    }

    private static void order(State s, Banner banner, Group group, Place from, List<Element> out) {
        boolean draft = s.window() == Window.MOVES;
        var through = new ArrayList<String>(4);
        through.add(Ids.zone(from));
        var end = from;
        for (var leg : Leg.ALL) {
            var step = s.step(banner, group, leg);
            if (step != null) {
                through.add(Ids.zone(step));
                end = step;
            }
        }
        String id = Ids.order(banner, group);
        if (through.size() > 1) {
            var marks = draft ? DRAFT : SHOWN;
            out.add(new Route(
                    id + ".route", List.copyOf(through), banner.word(), Said.of("disc." + group.word()), marks));
        }
        int pa = s.ordered(banner, group);
        if (pa > 0 && through.size() > 1) {
            String face = Integer.toString(pa);
            int count = pa / State.THOUSAND;
            out.add(new Piece(id, Catalogue.COMPANY, Ids.zone(end), banner.word(), count, face, draft ? GHOST : SHOWN));
        }
    }
}
