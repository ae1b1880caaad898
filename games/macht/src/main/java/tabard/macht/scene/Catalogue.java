package tabard.macht.scene;

import java.util.*;
import tabard.macht.content.*;
import tabard.macht.rules.Serpent;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and provinces mean. */
    static final Map<String, Said> MARKS =
            Box.marks("active", "chosen", "coastal", "ghost", "lightning", "ready", "spent");

    static final Window SERPENT =
            new Window(Serpent.WINDOW, Said.of("window.serpent"), "MO-6.10", List.of(Tile.SERPENT.word()));

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(Part.of("knight", PartForm.SHIELD, "knight", "MO-1.2"));
        parts.add(Part.of("mage", PartForm.DISC, "mage", "MO-1.2"));
        parts.add(Part.of("pawn", PartForm.COAT, null, "MO-7.3"));
        parts.add(Part.of("cube", PartForm.CUBE, null, "MO-1.7"));
        parts.add(Part.of("spent", PartForm.CUBE, null, "MO-7.1"));
        parts.add(Part.of("sword", PartForm.DISC, "sword", "MO-1.4"));
        parts.add(Part.of("magic", PartForm.DISC, "wand", "MO-1.4"));
        parts.add(Part.of("tile", PartForm.BACK, "tilestack", "MO-3.3"));
        parts.add(Part.of("token", PartForm.RING, "hourglass", "MO-3.2"));
        for (var marker : Marker.ALL) {
            parts.add(Part.of(marker.word(), PartForm.MARKER, marker.word(), "MO-1.1"));
        }
        for (var tile : Tile.ALL) {
            parts.add(Part.of(tile.word(), PartForm.TILE, tile.symbol(), tile.clause()));
        }
        return List.copyOf(parts);
    }
}
