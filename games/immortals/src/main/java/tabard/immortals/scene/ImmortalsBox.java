package tabard.immortals.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: two realms with the same outlines, the tower and the decks, and what each player has. */
public final class ImmortalsBox {
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
            for (var colour : Colour.ALL.subList(0, seats)) {
                box.zones.addAll(SeatBox.of(colour));
            }
            boxes.add(new Box("immortals-1", "art.svg", List.copyOf(box.zones), Catalogue.PARTS, Catalogue.MARKS));
        }
        return List.copyOf(boxes);
    }

    public static Box of(Options options) {
        return BOXES.get(options.seats() - Content.NUMBERS.players().min());
    }

    private void realm(Realm realm) {
        var size = Content.MAP.box();
        var sheet = new Shape.Surface(0, 0, size[0], size[1], "immortals-" + realm.word());
        zones.add(new Zone(
                realm.word(),
                "board",
                null,
                sheet,
                Said.of("realm." + realm.word()),
                "IM-1.1",
                List.of("realm-" + realm.word(), "titled")));
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
                    List.of("tint-" + land.province().word())));
        }
    }

    private void table() {
        zone("table", "board", new Row(RowLook.PANEL, 0), null, null);
        zone("time", "table", new Row(RowLook.COLUMNS, 2), null, null);
        zone("round", "time", new Row(RowLook.BANNER, 0), "round", "IM-6.1");
        zone("played", "time", new Row(RowLook.SLOT, 0), "played", "IM-8.1");
        zone("middle", "table", new Row(RowLook.COLUMNS, 2), null, null);
        zone("tower", "middle", new Vessel(VesselLook.TOWER), "tower", "IM-15.11");
        zone("tray", "tower", new Row(RowLook.LINE, 0), "tray", "IM-14.3");
        zone("stores", "middle", new Row(RowLook.STACK, 0), null, null);
        zone("supply", "stores", new Row(RowLook.LINE, 0), "supply", "IM-3.2");
        for (var pile : Pile.ALL) {
            pile("deck-" + pile.word(), "IM-2.2");
        }
        pile("discards", "IM-18.9");
        pile("region-deck", "IM-2.7");
        zone("vp", "table", new Shape.Track(0, Content.NUMBERS.scoring().trackLength()), "vp", "IM-16.6");
    }

    /** The two decks of the start round become one: what holds nothing is not shown. */
    private void pile(String id, String clause) {
        zones.add(new Zone(id, "stores", null, new Vessel(VesselLook.DECK), Said.of(id), clause, List.of("fleeting")));
    }

    private void zone(String id, String in, Shape shape, @Nullable String name, @Nullable String clause) {
        zones.add(new Zone(id, in, null, shape, name == null ? null : Said.of(name), clause, List.of()));
    }
}
