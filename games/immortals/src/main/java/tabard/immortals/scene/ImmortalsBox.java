package tabard.immortals.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.scene.*;
import tabard.table.text.BoxFile;

/** What never changes of the picture: two realms with the same outlines, the tower and the decks, and what each player has. */
public final class ImmortalsBox {
    private static final double VERDICT_ABOVE = 26;
    private static final BoxFile FILE = BoxFile.beside(ImmortalsBox.class);
    private static final List<Part> PARTS = FILE.parts(
            Moves.each(Magic.ALL, Catalogue::magic),
            Moves.each(Tribe.ALL, tribe -> Part.of(tribe.word(), PartForm.TILE, tribe.word(), "IM-12.5")),
            Moves.each(Land.ALL, Catalogue::land),
            Moves.each(Card.CONFLICTS, Catalogue::conflict));
    private static final int FEWEST = Content.NUMBERS.players().min();
    private static final List<Box> BOXES = boxes();

    private ImmortalsBox() {}

    private static List<Box> boxes() {
        var boxes = new ArrayList<Box>();
        for (int seats = FEWEST; seats <= Content.NUMBERS.players().max(); seats++) {
            var zones = new Zones();
            realm(Realm.DARK, zones);
            realm(Realm.LIGHT, zones);
            FILE.lay("table", zones, Map.of("track", Content.NUMBERS.scoring().trackLength()));
            Colour.ALL.subList(0, seats).forEach(colour -> FILE.laySeat("seat", zones, colour.word()));
            boxes.add(new Box("immortals-1", "art.svg", zones.all(), PARTS, FILE.meanings()));
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
}
