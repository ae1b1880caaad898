package tabard.campaign.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.Place;
import tabard.campaign.rules.*;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Said;

/** Orders as far as the viewer knows them: routes on the map, what would stand at their end, and a line each on the order sheet. */
final class OrderPicture {
    private static final List<String> DRAFT = List.of("draft");
    private static final List<String> SHOWN = List.of();
    private static final List<String> GHOST = List.of("ghost");

    private OrderPicture() {}

    static void add(State s, List<Element> out) {
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                var from = s.start(banner, group);
                if (from != null) {
                    order(s, banner, group, from, out);
                }
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
            out.add(new Route(id + ".route", List.copyOf(through), banner.word(), null, marks));
        }
        int pa = s.ordered(banner, group);
        if (pa > 0 && through.size() > 1) {
            String face = Integer.toString(pa);
            int count = pa / State.THOUSAND;
            out.add(new Piece(id, Catalogue.COMPANY, Ids.zone(end), banner.word(), count, face, draft ? GHOST : SHOWN));
        }
        if (draft) {
            out.add(new Note(id + ".note", Ids.orders(banner), sheet(s, banner, group, through), "CA-21.5"));
        }
    }

    /** "1: 9 › 12, 4000 PA, of which 4000 settle". */
    private static Said sheet(State s, Banner banner, Group group, List<String> through) {
        int pa = s.ordered(banner, group);
        var path = path(through);
        return pa == 0
                ? Said.of("note.spread", group, path)
                : Said.of("note.order", group, path, pa, s.settles(banner, group));
    }

    private static Said path(List<String> through) {
        @Nullable Said path = null;
        for (String zone : through) {
            path = path == null ? Said.of("note.from", "@" + zone) : Said.of("note.then", path, "@" + zone);
        }
        return path == null ? Said.of("note.from", "") : path;
    }
}
