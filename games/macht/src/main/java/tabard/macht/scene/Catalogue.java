package tabard.macht.scene;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.macht.content.*;
import tabard.macht.rules.Serpent;
import tabard.table.scene.*;

/** Every component: how it is drawn, and the key of its name and explanation. */
final class Catalogue {
    static final List<Part> PARTS = parts();

    /** What the marks on pieces and provinces mean. */
    static final Map<String, Said> MARKS = marks("active", "chosen", "coastal", "ghost", "lightning", "ready", "spent");

    static final Window SERPENT =
            new Window(Serpent.WINDOW, Said.of("window.serpent"), "MO-6.10", List.of(Tile.SERPENT.word()));

    private Catalogue() {}

    private static List<Part> parts() {
        var parts = new ArrayList<Part>();
        parts.add(part("knight", PartForm.SHIELD, "knight", "MO-1.2"));
        parts.add(part("mage", PartForm.DISC, "mage", "MO-1.2"));
        parts.add(part("pawn", PartForm.COAT, null, "MO-7.3"));
        parts.add(part("cube", PartForm.CUBE, null, "MO-1.7"));
        parts.add(part("spent", PartForm.CUBE, null, "MO-7.1"));
        parts.add(part("sword", PartForm.DISC, "sword", "MO-1.4"));
        parts.add(part("magic", PartForm.DISC, "wand", "MO-1.4"));
        parts.add(part("tile", PartForm.BACK, "tilestack", "MO-3.3"));
        parts.add(part("token", PartForm.RING, "hourglass", "MO-3.2"));
        for (var marker : Marker.ALL) {
            parts.add(part(marker.word(), PartForm.MARKER, marker.word(), "MO-1.1"));
        }
        for (var tile : Tile.ALL) {
            parts.add(part(tile.word(), PartForm.TILE, tile.symbol(), tile.clause()));
        }
        return List.copyOf(parts);
    }

    private static Part part(String id, PartForm form, @Nullable String symbol, String clause) {
        return new Part(id, form, symbol, Said.of(id), Said.of(id + ".tip"), clause);
    }

    private static Map<String, Said> marks(String... words) {
        var marks = new LinkedHashMap<String, Said>();
        for (String word : words) {
            marks.put(word, Said.of("mark." + word));
        }
        return Collections.unmodifiableMap(marks);
    }
}
