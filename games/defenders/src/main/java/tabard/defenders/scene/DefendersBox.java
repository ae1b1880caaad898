package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: the map with its roads, tracks, decks and piles, and the rows of each player. */
public final class DefendersBox {
    private static final double RADIUS = 26;
    private static final double CITY = 42;

    /** Pages are wider than tables, and names lie beside each other more easily. */
    private static final double WIDER = 1.25;

    /** For the names of the southernmost places. */
    private static final double BELOW = 20;

    private static final List<String> NONE = List.of();

    /** Shown large to its owner, and not once more in the own panel. */
    private static final List<String> BEFORE_ME = List.of("hand", "once", "fleeting");

    private static final List<Box> BOXES = boxes();

    private final List<Zone> zones = new ArrayList<>();

    private DefendersBox() {}

    private static List<Box> boxes() {
        var boxes = new ArrayList<Box>();
        for (int seats = 1; seats <= Banner.ALL.size(); seats++) {
            var box = new DefendersBox();
            box.map();
            box.table();
            Banner.ALL.subList(0, seats).forEach(box::seat);
            boxes.add(new Box(
                    "defenders-1",
                    "art.svg",
                    List.copyOf(box.zones),
                    Catalogue.PARTS,
                    Catalogue.MARKS,
                    Interrupts.WINDOWS));
        }
        return List.copyOf(boxes);
    }

    public static Box of(Options options) {
        return BOXES.get(options.seats() - 1);
    }

    private void map() {
        var size = BoardFile.BOARD.size();
        var sheet = new Shape.Surface(0, 0, size[0] * WIDER, size[1] + BELOW, "defenders-map");
        zones.add(new Zone("map", "board", null, sheet, Said.of("map"), "DR-1.1", List.of()));
        for (var place : Location.ALL) {
            var entry = BoardFile.BOARD.locations().get(place.ordinal());
            var node = new Shape.Node(entry.x() * WIDER, entry.y(), place == Location.CITY ? CITY : RADIUS);
            zones.add(new Zone(place.word(), "map", null, node, Said.of(place.word()), "DR-1.1", marks(place)));
        }
        for (var place : Location.ALL) {
            for (var other : Board.places(Board.near(place))) {
                if (other.ordinal() > place.ordinal()) {
                    var road = new Shape.Link(place.word(), other.word(), "", false);
                    String id = "road/" + place.word() + "/" + other.word();
                    zones.add(new Zone(id, "map", null, road, null, "DR-1.1", List.of()));
                }
            }
        }
    }

    private static List<String> marks(Location place) {
        var marks = new ArrayList<String>();
        var colour = place.colour();
        if (colour != null) {
            marks.add(Ids.tint(colour));
        }
        if (place.inn()) {
            marks.add("i-inn");
        } else if (place == Location.CITY) {
            marks.add("i-capital");
        } else if (place.chest()) {
            marks.add("i-chest");
        }
        return List.copyOf(marks);
    }

    /** Below the map: the generals, the state of the war, the piles, and what lies out only for a while. */
    private void table() {
        zone("table", "board", new Row(RowLook.COLUMNS, 4), null, null);
        zone("foes", "table", new Row(RowLook.STACK, 0), null, null);
        zone("generals", "foes", new Row(RowLook.GRID, 2), null, null);
        for (var general : General.ALL) {
            String id = "track-" + general.word();
            zone(id, "generals", new Shape.Track(0, general.life()), general.word(), "DR-1.7");
        }
        zone("supply", "foes", new Row(RowLook.LINE, 0), "supply", "DR-1.2");
        zone("realm", "table", new Row(RowLook.STACK, 0), null, null);
        zone("turn", "realm", new Row(RowLook.BANNER, 0), null, "DR-1.9");
        zone("war", "realm", new Shape.Track(1, BoardFile.BOARD.war().size()), "war", "DR-1.8");
        zone("unused", "realm", new Row(RowLook.LINE, 0), "unused", "DR-7.9");
        zone("piles", "table", new Row(RowLook.GRID, 2), null, null);
        zone("deck", "piles", new Vessel(VesselLook.DECK), "deck", "DR-1.6");
        zone("discards", "piles", new Vessel(VesselLook.DECK), "discards", "DR-10.3");
        zone("darkness-deck", "piles", new Vessel(VesselLook.DECK), "darkness-deck", "DR-11.2");
        zone("darkness-discards", "piles", new Vessel(VesselLook.DECK), "darkness-discards", "DR-11.2");
        zone("quest-deck", "piles", new Vessel(VesselLook.DECK), "quest-deck", "DR-17.1");
        zone("quest-discards", "piles", new Vessel(VesselLook.DECK), "quest-discards", "DR-17.7");
        zone("moment", "table", new Row(RowLook.STACK, 0), null, null);
        zone("night", "moment", new Row(RowLook.SLOT, 0), "night", "DR-11.2");
        briefly("dice", new Row(RowLook.LINE, 0), "dice", "DR-6.3");
        briefly("committed", new Row(RowLook.FAN, 0), "committed", "DR-8.3");
        briefly("visions", new Row(RowLook.FAN, 0), "seen-darkness", "DR-16.14");
        briefly("out", new Vessel(VesselLook.DECK), "out", "DR-13.5");
    }

    /** What is there only now and then is not shown while nothing lies in it. */
    private void briefly(String id, Shape shape, String name, String clause) {
        zones.add(new Zone(id, "moment", null, shape, Said.of(name), clause, List.of("fleeting")));
    }

    private void seat(Banner banner) {
        row(banner, "", "side", new Row(RowLook.SEAT, 0), null, null, NONE);
        String seat = banner.word();
        row(banner, ".score", seat, new Row(RowLook.SCORE, 0), null, "DR-2.8", NONE);
        row(banner, ".hero", seat, new Row(RowLook.LINE, 0), null, "DR-15.1", List.of("hand", "fleeting"));
        row(banner, ".life", seat, new Row(RowLook.LINE, 0), "life-tokens", "DR-4.1", BEFORE_ME);
        row(banner, ".quest", seat, new Row(RowLook.LINE, 0), "quest", "DR-17.1", BEFORE_ME);
        row(banner, ".done", seat, new Row(RowLook.FAN, 0), "completed", "DR-17.4", BEFORE_ME);
        row(banner, ".trophies", seat, new Row(RowLook.LINE, 0), "trophies", "DR-8.10", NONE);
        row(banner, ".hand", seat, new Row(RowLook.FAN, 0), "hand", "DR-20.1", BEFORE_ME);
    }

    private void row(
            Banner banner,
            String tail,
            String in,
            Shape shape,
            @Nullable String name,
            @Nullable String clause,
            List<String> marks) {
        zones.add(new Zone(
                banner.word() + tail, in, banner.word(), shape, name == null ? null : Said.of(name), clause, marks));
    }

    private void zone(String id, String in, Shape shape, @Nullable String name, @Nullable String clause) {
        zones.add(new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of()));
    }
}
