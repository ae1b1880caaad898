package tabard.defenders;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Options;
import tabard.table.scene.Box;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;
import tabard.table.scene.Zone;

/** What never changes of the picture: the map with its roads, tracks, decks and piles, and the rows of each player. */
final class DefendersBox {
    private static final double RADIUS = 19;
    private static final double CITY = 27;
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
            boxes.add(new Box("defenders-1", "art.svg", List.copyOf(box.zones), Catalogue.PARTS, Catalogue.MARKS));
        }
        return List.copyOf(boxes);
    }

    static Box of(Options options) {
        return BOXES.get(options.seats() - 1);
    }

    private void map() {
        var size = Content.BOARD.size();
        var sheet = new Shape.Surface(0, 0, size[0], size[1], "defenders-map");
        zones.add(new Zone("map", "board", null, sheet, Said.of("map"), "DR-1.1", List.of()));
        for (var place : Place.ALL) {
            var entry = Content.BOARD.locations().get(place.ordinal());
            var node = new Shape.Node(entry.x(), entry.y(), place == Place.CITY ? CITY : RADIUS);
            zones.add(new Zone(place.word(), "map", null, node, Said.of(place.word()), "DR-1.1", marks(place)));
        }
        for (var place : Place.ALL) {
            for (var other : Board.places(Board.near(place))) {
                if (other.ordinal() > place.ordinal()) {
                    var road = new Shape.Link(place.word(), other.word(), "", false);
                    String id = "road/" + place.word() + "/" + other.word();
                    zones.add(new Zone(id, "map", null, road, null, "DR-1.1", List.of()));
                }
            }
        }
    }

    private static List<String> marks(Place place) {
        var marks = new ArrayList<String>();
        var colour = place.colour();
        if (colour != null) {
            marks.add(Ids.tint(colour));
        }
        if (place.inn()) {
            marks.add("i-inn");
        } else if (place == Place.CITY) {
            marks.add("i-capital");
        } else if (place.chest()) {
            marks.add("i-chest");
        }
        return List.copyOf(marks);
    }

    private void table() {
        zone("table", "board", new Row("columns", 3), null, null);
        zone("turn", "table", new Row("banner", 0), "turn", "DR-1.9");
        zone("war", "table", new Shape.Track(1, Content.BOARD.war().size()), "war", "DR-1.8");
        for (var general : General.ALL) {
            String id = "track-" + general.word();
            zone(id, "table", new Shape.Track(0, general.life()), general.word(), "DR-1.7");
        }
        zone("dice", "table", new Row("line", 0), "dice", "DR-6.3");
        zone("night", "table", new Row("slot", 0), "night", "DR-11.2");
        zone("supply", "table", new Row("line", 0), "supply", "DR-1.2");
        zone("piles", "table", new Row("line", 0), null, null);
        zone("deck", "piles", new Vessel("deck"), "deck", "DR-1.6");
        zone("discards", "piles", new Row("fan", 0), "discards", "DR-10.3");
        zone("out", "piles", new Row("fan", 0), "out", "DR-13.5");
        zone("committed", "table", new Row("fan", 0), "committed", "DR-8.3");
        zone("darkness-deck", "piles", new Vessel("deck"), "darkness-deck", "DR-11.2");
        zone("darkness-discards", "piles", new Row("fan", 0), "darkness-discards", "DR-11.2");
        zone("visions", "table", new Row("fan", 0), "seen-darkness", "DR-16.14");
        zone("quest-deck", "piles", new Vessel("deck"), "quest-deck", "DR-17.1");
        zone("quest-discards", "piles", new Row("fan", 0), "quest-discards", "DR-17.7");
        zone("unused", "table", new Row("line", 0), "unused", "DR-7.9");
    }

    private void seat(Banner banner) {
        row(banner, "", "side", new Row("seat", 0), null, null, false);
        String seat = banner.word();
        row(banner, ".score", seat, new Row("score", 0), null, "DR-2.8", false);
        row(banner, ".hero", seat, new Row("line", 0), "hero", "DR-15.1", false);
        row(banner, ".life", seat, new Row("line", 0), "life-tokens", "DR-4.1", false);
        row(banner, ".quest", seat, new Row("line", 0), "quest", "DR-17.1", false);
        row(banner, ".done", seat, new Row("fan", 0), "completed", "DR-17.4", true);
        row(banner, ".trophies", seat, new Row("line", 0), "trophies", "DR-8.10", false);
        row(banner, ".hand", seat, new Row("fan", 0), "hand", "DR-20.1", true);
    }

    /** What is in hand is shown to its owner once more, and larger. */
    private void row(
            Banner banner,
            String tail,
            String in,
            Shape shape,
            @Nullable String name,
            @Nullable String clause,
            boolean inHand) {
        var marks = inHand ? List.of("hand") : List.<String>of();
        zones.add(new Zone(
                banner.word() + tail, in, banner.word(), shape, name == null ? null : Said.of(name), clause, marks));
    }

    private void zone(String id, String in, Shape shape, @Nullable String name, @Nullable String clause) {
        zones.add(new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of()));
    }
}
