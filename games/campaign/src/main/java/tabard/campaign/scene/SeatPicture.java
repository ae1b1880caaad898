package tabard.campaign.scene;

import java.util.List;
import tabard.campaign.rules.Ending;
import tabard.campaign.rules.State;
import tabard.campaign.rules.Upkeep;
import tabard.campaign.terms.*;
import tabard.campaign.terms.Banner;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Said;

/** What is seen of a player: people, land, PA, PC, gold and points; all of it is open (CA-21.9). */
final class SeatPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> OUT = List.of("out");
    private static final List<String> CONFIRMED = List.of("confirmed");

    private SeatPicture() {}

    static void add(State s, List<Element> out) {
        for (var banner : s.players()) {
            player(s, banner, out);
        }
        var umpire = s.umpire();
        if (umpire != null) {
            String id = Ids.seat(umpire);
            out.add(new Spot(id, id, null, NONE));
            out.add(new Note(id + ".people/note", id + ".people", Said.of("note.umpire"), "CA-21.48"));
        }
    }

    private static void player(State s, Banner banner, List<Element> out) {
        String id = Ids.seat(banner);
        out.add(new Spot(id, id, null, s.out(banner) ? OUT : s.confirmed(banner) ? CONFIRMED : NONE));
        String at = id + ".people";
        out.add(new Note(at + "/1-points", at, Said.of("note.points", Ending.score(s, banner)), "CA-21.44"));
        var people = s.people(banner);
        if (people != null) {
            out.add(new Note(at + "/2-people", at, Said.of("note.people", people), "CA-2.4"));
        }
        stat(out, id, Catalogue.LAND, Long.bitCount(s.land(banner)));
        stat(out, id, Catalogue.ARMY, s.army(banner));
        stat(out, id, Catalogue.PC, s.pc(banner));
        stat(out, id, Catalogue.GOLD, s.gold(banner));
        stat(out, id, Catalogue.DUE, Upkeep.due(s, banner));
        String player = s.agreed().seats().get(banner.ordinal()).player();
        if (!player.isEmpty()) {
            out.add(new Note(id + ".stats/player", id + ".stats", Said.of("note.player", player), "CA-21.52"));
        }
    }

    private static void stat(List<Element> out, String id, String part, int count) {
        out.add(new Piece(id + ".stats/" + part, part, id + ".stats", null, count, null, NONE));
    }
}
