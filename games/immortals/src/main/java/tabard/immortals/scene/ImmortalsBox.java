package tabard.immortals.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.immortals.content.*;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: two realms with the same outlines, the tower and the decks, and what each player has. */
public final class ImmortalsBox {
    private static final double VERDICT_ABOVE = 26;
    private static final int FEWEST = Content.NUMBERS.players().min();
    private static final List<Box> BOXES = boxes();

    private ImmortalsBox() {}

    private static List<Box> boxes() {
        var boxes = new ArrayList<Box>();
        for (int seats = FEWEST; seats <= Content.NUMBERS.players().max(); seats++) {
            var zones = new Zones();
            realm(Realm.DARK, zones);
            realm(Realm.LIGHT, zones);
            table(zones);
            Colour.ALL.subList(0, seats).forEach(colour -> SeatBox.add(colour, zones));
            boxes.add(new Box("immortals-1", "art.svg", zones.all(), Catalogue.PARTS, Catalogue.MARKS));
        }
        return List.copyOf(boxes);
    }

    public static Box of(Options options) {
        return BOXES.get(options.seats() - FEWEST);
    }

    private static void realm(Realm realm, Zones zones) {
        var size = Content.MAP.box();
        var sheet = new Shape.Surface(0, 0, size[0], size[1], "immortals-" + realm.word());
        String mark = "realm-" + realm.word();
        zones.add(realm.word(), "board", sheet, "realm." + realm.word(), "IM-1.1", mark, "titled");
        for (var land : Land.ALL) {
            var entry = Content.MAP.regions().get(land.ordinal());
            double x = entry.label()[0];
            double y = entry.label()[1];
            var area = new Shape.Area(Outline.path(entry.polygon()), x, y, x, y - VERDICT_ABOVE);
            String tint = "tint-" + land.province().word();
            zones.add(land.in(realm).word(), realm.word(), area, land.word(), "IM-1.2", tint);
        }
    }

    private static void table(Zones zones) {
        zones.row("table", "board", RowLook.PANEL, null, null);
        zones.add("time", "table", new Row(RowLook.COLUMNS, 2), null, null);
        zones.row("round", "time", RowLook.BANNER, "round", "IM-6.1");
        zones.row("played", "time", RowLook.SLOT, "played", "IM-8.1");
        zones.add("middle", "table", new Row(RowLook.COLUMNS, 2), null, null);
        zones.add("tower", "middle", new Vessel(VesselLook.TOWER), "tower", "IM-15.11");
        zones.row("tray", "tower", RowLook.LINE, "tray", "IM-14.3");
        zones.row("stores", "middle", RowLook.STACK, null, null);
        zones.row("supply", "stores", RowLook.LINE, "supply", "IM-3.2");
        Pile.ALL.forEach(pile -> pile("deck-" + pile.word(), "IM-2.2", zones));
        pile("discards", "IM-18.9", zones);
        pile("region-deck", "IM-2.7", zones);
        zones.add("vp", "table", new Shape.Track(0, Content.NUMBERS.scoring().trackLength()), "vp", "IM-16.6");
    }

    /** The two decks of the start round become one: what holds nothing is not shown. */
    private static void pile(String id, String clause, Zones zones) {
        zones.add(id, "stores", new Vessel(VesselLook.DECK), id, clause, "fleeting");
    }
}
