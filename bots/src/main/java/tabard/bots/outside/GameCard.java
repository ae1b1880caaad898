package tabard.bots.outside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Seat;
import tabard.table.sheet.Axis;
import tabard.table.sheet.Layout;
import tabard.table.text.Canon;
import tabard.table.text.JsonText;

/** What one outside the house is told of a game before it begins: seats, options, what the numbers of a view mean, and how moves are numbered. */
public final class GameCard {
    /** Of all messages and frames between the house and programs outside. */
    public static final int PROTOCOL = 1;

    private GameCard() {}

    public static Map<String, Object> of(Game<?, ?> game, Options options) {
        var card = new LinkedHashMap<String, Object>();
        card.put("protocol", PROTOCOL);
        card.put("game", game.info().id());
        card.put("rules", game.info().rules());
        card.put("options", options.settings());
        card.put("seats", game.info().seated(options).stream().map(Seat::word).toList());
        card.put("cooperative", game.cooperative(options));
        card.put("layout", layout(game.layout()));
        card.put("moves", moves(game));
        return card;
    }

    /** The same layout has the same version; another one means that what was learnt does not fit. */
    public static String version(Layout layout) {
        return Canon.hash(JsonText.write(fields(layout)));
    }

    private static Map<String, Object> layout(Layout layout) {
        var out = new LinkedHashMap<String, Object>();
        out.put("version", version(layout));
        out.put("size", layout.size());
        out.put("fields", fields(layout));
        return out;
    }

    private static List<Map<String, Object>> fields(Layout layout) {
        var fields = new ArrayList<Map<String, Object>>();
        for (var entry : layout.entries()) {
            var field = new LinkedHashMap<String, Object>();
            field.put("path", entry.path());
            field.put("axes", entry.axes().stream().map(Axis::words).toList());
            field.put("offset", entry.offset());
            field.put("size", entry.size());
            field.put("least", entry.least());
            field.put("most", entry.most());
            field.put("words", entry.words());
            fields.add(field);
        }
        return fields;
    }

    private static Map<String, Object> moves(Game<?, ?> game) {
        var out = new LinkedHashMap<String, Object>();
        out.put("words", game.words());
        game.numbering().ifPresent(numbering -> {
            out.put("numbers", numbering.size());
            out.put("unnumbered", numbering.notFinite());
        });
        return out;
    }
}
