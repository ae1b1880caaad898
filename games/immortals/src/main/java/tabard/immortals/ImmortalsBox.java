package tabard.immortals;

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

/** What never changes of the picture: two realms with the same outlines, the tower and the decks, and the rows of each player. */
final class ImmortalsBox {
    private static final int SPACES_A_ROW = 5;
    private static final double VERDICT_ABOVE = 26;
    private static final List<Box> BOXES = boxes();

    private final List<Zone> zones = new ArrayList<>();

    private ImmortalsBox() {}

    private static List<Box> boxes() {
        var boxes = new ArrayList<Box>();
        for (int seats = Content.NUMBERS.players().min();
                seats <= Content.NUMBERS.players().max();
                seats++) {
            var box = new ImmortalsBox();
            box.realm(Realm.DARK);
            box.realm(Realm.LIGHT);
            box.table();
            Colour.ALL.subList(0, seats).forEach(box::seat);
            boxes.add(new Box("immortals-1", "art.svg", List.copyOf(box.zones), Catalogue.PARTS, Catalogue.MARKS));
        }
        return List.copyOf(boxes);
    }

    static Box of(Options options) {
        return BOXES.get(options.seats() - Content.NUMBERS.players().min());
    }

    private void realm(Realm realm) {
        var size = Content.MAP.box();
        var sheet = new Shape.Surface(0, 0, size[0], size[1], "immortals-" + realm.word());
        zones.add(new Zone(
                realm.word(), "board", null, sheet, Said.of("realm." + realm.word()), "IM-1.1", List.of(realm.word())));
        for (var land : Land.ALL) {
            var entry = Content.MAP.regions().get(land.ordinal());
            double x = entry.label()[0];
            double y = entry.label()[1];
            var area = new Shape.Area(Outline.path(entry.polygon()), x, y, x, y - VERDICT_ABOVE);
            String id = land.in(realm).word();
            zones.add(new Zone(
                    id,
                    realm.word(),
                    null,
                    area,
                    Said.of(land.word()),
                    "IM-1.2",
                    List.of("p-" + land.province().word())));
        }
    }

    private void table() {
        zone("table", "board", new Row("columns", 3), null, null);
        zone("round", "table", new Row("banner", 0), "round", "IM-6.1");
        zone("vp", "table", new Shape.Track(0, Content.NUMBERS.scoring().trackLength()), "vp", "IM-16.6");
        zone("tower", "table", new Vessel("tower"), "tower", "IM-15.11");
        zone("tray", "table", new Row("line", 0), "tray", "IM-14.3");
        zone("supply", "table", new Row("line", 0), "supply", "IM-3.2");
        zone("piles", "table", new Row("line", 0), null, null);
        for (var pile : Pile.ALL) {
            zone("deck-" + pile.word(), "piles", new Vessel("deck"), "deck-" + pile.word(), "IM-2.2");
        }
        zone("discards", "piles", new Row("fan", 0), "discards", "IM-18.9");
        zone("region-deck", "piles", new Row("fan", 0), "region-deck", "IM-2.7");
    }

    private void seat(Colour colour) {
        row(colour, "", "side", new Row("seat", 0), null, null, false);
        String seat = colour.word();
        row(colour, ".score", seat, new Row("score", 0), null, "IM-16.6", false);
        row(colour, ".tribes", seat, new Row("line", 0), "tribes", "IM-1.12", false);
        row(colour, ".purse", seat, new Row("line", 0), "purse", "IM-1.9", false);
        row(colour, ".light-limbo", seat, new Row("line", 0), "limbo-light", "IM-1.12", false);
        row(colour, ".dark-limbo", seat, new Row("line", 0), "limbo-dark", "IM-1.12", false);
        row(colour, ".groups", seat, new Row("line", 0), "groups", "IM-3.6", true);
        row(colour, ".stock", seat, new Row("line", 0), "stock", "IM-1.5", false);
        row(colour, ".regions", seat, new Row("fan", 0), "region-cards", "IM-18.2", false);
        row(colour, ".plan", seat, new Row("grid", SPACES_A_ROW), "plan", "IM-7.2", true);
        for (var space : Space.ALL) {
            row(
                    colour,
                    ".plan/" + space.word(),
                    Ids.of(colour, "plan"),
                    new Row("slot", 0),
                    "space." + space.word(),
                    clause(space),
                    false);
        }
        row(colour, ".hand", seat, new Row("fan", 0), "hand", "IM-18.1", true);
        row(colour, ".draft", seat, new Row("fan", 0), "draft", "IM-4.3", true);
    }

    private static String clause(Space space) {
        return switch (space) {
            case GOLD -> "IM-9.1";
            case ENERGY -> "IM-9.2";
            case TRANSITION -> "IM-9.3";
            case BUILD -> "IM-9.5";
            case ATTACK -> "IM-9.6";
            case MARCH -> "IM-9.7";
            case LIGHT_TRIBE -> "IM-12.4";
            case DARK_TRIBE -> "IM-12.1";
            case LIGHT_MAGIC, DARK_MAGIC -> "IM-7.3";
        };
    }

    /** What is in hand is shown to its owner once more, and larger. */
    private void row(
            Colour colour,
            String tail,
            String in,
            Shape shape,
            @Nullable String name,
            @Nullable String clause,
            boolean inHand) {
        var marks = inHand ? List.of("hand") : List.<String>of();
        zones.add(new Zone(
                colour.word() + tail, in, colour.word(), shape, name == null ? null : Said.of(name), clause, marks));
    }

    private void zone(String id, String in, Shape shape, @Nullable String name, @Nullable String clause) {
        zones.add(new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of()));
    }
}
