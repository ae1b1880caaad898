package tabard.sample.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.sample.rules.Letter;
import tabard.sample.rules.Player;
import tabard.sample.rules.State;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tabard.table.scene.VesselLook;
import tabard.table.scene.Zone;

/** What to draw: rows on the board, and beside it a panel for each player. The box never changes. */
public final class Picture {
    private Picture() {}

    public static Box box(int seats) {
        var zones = new ArrayList<Zone>();
        var row = new Shape.Row(RowLook.LINE, 0);
        var deck = new Shape.Vessel(VesselLook.DECK);
        zones.add(new Zone("row", "board", null, row, Said.of("row"), "SA-2.2", List.of()));
        zones.add(new Zone("deck", "board", null, deck, Said.of("deck"), "SA-1.1", List.of()));
        for (var player : Player.ALL.subList(0, seats)) {
            String id = player.word();
            var score = new Shape.Row(RowLook.SCORE, 0);
            var fan = new Shape.Row(RowLook.FAN, 0);
            zones.add(new Zone(id, "side", id, new Shape.Row(RowLook.SEAT, 0), null, null, List.of()));
            zones.add(new Zone(id + ".score", id, id, score, null, "SA-3.2", List.of()));
            var marks = List.of("hand", "once"); // shown large to its holder, and then not in the panel
            zones.add(new Zone(id + ".hand", id, id, fan, Said.of("hand"), "SA-1.2", marks));
        }
        var parts = new ArrayList<Part>();
        parts.add(new Part("back", PartForm.BACK, null, Said.of("back"), null, "SA-1.1"));
        for (var letter : Letter.ALL) {
            parts.add(new Part(letter.word(), PartForm.CARD, null, Said.of(letter.word()), null, "SA-1.1"));
        }
        return new Box("sample-1", "art.svg", zones, parts, Map.of());
    }

    public static List<Element> of(State s) {
        var out = new ArrayList<Element>();
        s.row().forEach(letter -> piece(out, "row", letter.word(), 1));
        piece(out, "deck", "back", s.count(State.LETTERS, null));
        for (var player : s.players()) {
            String id = player.word();
            s.hand(player).forEach(letter -> piece(out, id + ".hand", letter.word(), 1));
            int unseen = s.count(State.LETTERS, player) - s.hand(player).size();
            piece(out, id + ".hand", "back", unseen);
            var points = Said.of("note.points", s.count(State.POINTS, player));
            out.add(new Element.Note(id + ".score/note", id + ".score", points, "SA-3.2"));
        }
        return List.copyOf(out);
    }

    private static void piece(List<Element> out, String at, String part, int count) {
        if (count > 0) {
            out.add(new Element.Piece(at + "/" + part, part, at, null, count, null, List.of()));
        }
    }
}
