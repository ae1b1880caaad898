package tabard.macht.scene;

import java.util.List;
import tabard.macht.content.*;
import tabard.table.*;

/** The ids that elements and zones go by: all spelt once. */
final class Ids {
    private static final List<List<String>> STANDING = within(Province.ALL, "", Kind.ALL);
    private static final List<List<String>> POOL = within(Side.ALL, ".pool", Kind.ALL);
    private static final List<List<String>> STOCK = within(Side.ALL, ".stock", Kind.ALL);
    private static final List<List<String>> RESERVE = within(Side.ALL, ".reserve", Tile.ALL);
    private static final List<String> DISPLAY = Moves.each(Tile.ALL, tile -> "display/" + tile.word());
    private static final List<String> SUPPLY = Moves.each(Marker.ALL, marker -> "supply/" + marker.word());

    private Ids() {}

    private static List<List<String>> within(List<? extends Named> whose, String tail, List<? extends Named> things) {
        return Moves.each(whose, things, (zone, thing) -> zone.word() + tail + "/" + thing.word());
    }

    static String standing(Province province, Kind kind) {
        return STANDING.get(province.ordinal()).get(kind.ordinal());
    }

    static String pool(Side side, Kind kind) {
        return POOL.get(side.ordinal()).get(kind.ordinal());
    }

    static String stock(Side side, Kind kind) {
        return STOCK.get(side.ordinal()).get(kind.ordinal());
    }

    static String reserve(Side side, Tile tile) {
        return RESERVE.get(side.ordinal()).get(tile.ordinal());
    }

    static String display(Tile tile) {
        return DISPLAY.get(tile.ordinal());
    }

    static String supply(Marker marker) {
        return SUPPLY.get(marker.ordinal());
    }
}
