package tabard.macht.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.macht.content.*;
import tabard.table.*;

/** The ids that elements and zones go by: all spelt once. */
final class Ids {
    private static final List<String> SIDES = Moves.each(Side.ALL, Side::word);
    private static final List<String> PROVINCES = Moves.each(Province.ALL, Province::word);
    private static final List<List<String>> STANDING = within(PROVINCES, "", Kind.ALL);
    private static final List<List<String>> POOL = within(SIDES, ".pool", Kind.ALL);
    private static final List<List<String>> STOCK = within(SIDES, ".stock", Kind.ALL);
    private static final List<List<String>> RESERVE = within(SIDES, ".reserve", Tile.ALL);
    private static final List<String> DISPLAY = within("display", Tile.ALL);
    private static final List<String> SUPPLY = within("supply", Marker.ALL);

    private Ids() {}

    private static List<String> within(String zone, List<? extends Named> things) {
        var ids = new ArrayList<String>(things.size());
        things.forEach(thing -> ids.add(zone + "/" + thing.word()));
        return List.copyOf(ids);
    }

    private static List<List<String>> within(List<String> zones, String tail, List<? extends Named> things) {
        return zones.stream().map(zone -> within(zone + tail, things)).toList();
    }

    static String seat(Side side) {
        return SIDES.get(side.ordinal());
    }

    static String zone(Province province) {
        return PROVINCES.get(province.ordinal());
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
