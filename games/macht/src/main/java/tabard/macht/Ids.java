package tabard.macht;

import java.util.List;
import tabard.table.Named;

/** The ids that elements and zones go by, and the names that messages take as arguments ("@gwent"): all spelt once. */
final class Ids {
    private static final String[] SIDES = words(Side.ALL);
    private static final String[] KINDS = words(Kind.ALL);
    private static final String[] MARKERS = words(Marker.ALL);
    private static final String[] TILES = words(Tile.ALL);
    private static final String[] PROVINCES = words(Province.ALL);
    private static final String[] SIDE_NAMES = names(SIDES);
    private static final String[] KIND_NAMES = names(KINDS);
    private static final String[] MARKER_NAMES = names(MARKERS);
    private static final String[] TILE_NAMES = names(TILES);
    private static final String[] PROVINCE_NAMES = names(PROVINCES);
    private static final String[] PLURALS = {"@" + Kind.KNIGHT.plural(), "@" + Kind.MAGE.plural()};

    private static final String[][] STANDING = within(PROVINCES, KINDS);
    private static final String[][] POOL = within(rows("pool"), KINDS);
    private static final String[][] STOCK = within(rows("stock"), KINDS);
    private static final String[][] RESERVE = within(rows("reserve"), TILES);
    private static final String[] DISPLAY = within("display", TILES);
    private static final String[] SUPPLY = within("supply", MARKERS);

    private Ids() {}

    private static String[] words(List<? extends Named> all) {
        return all.stream().map(Named::word).toArray(String[]::new);
    }

    private static String[] names(String[] words) {
        var names = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            names[i] = "@" + words[i];
        }
        return names;
    }

    /** The zones of this name, one for each side. */
    private static String[] rows(String row) {
        return new String[] {SIDES[0] + "." + row, SIDES[1] + "." + row};
    }

    private static String[] within(String zone, String[] words) {
        var ids = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            ids[i] = zone + "/" + words[i];
        }
        return ids;
    }

    private static String[][] within(String[] zones, String[] words) {
        var ids = new String[zones.length][];
        for (int i = 0; i < zones.length; i++) {
            ids[i] = within(zones[i], words);
        }
        return ids;
    }

    static String seat(Side side) {
        return SIDES[side.ordinal()];
    }

    static String zone(Province province) {
        return PROVINCES[province.ordinal()];
    }

    static String standing(Province province, Kind kind) {
        return STANDING[province.ordinal()][kind.ordinal()];
    }

    static String pool(Side side, Kind kind) {
        return POOL[side.ordinal()][kind.ordinal()];
    }

    static String stock(Side side, Kind kind) {
        return STOCK[side.ordinal()][kind.ordinal()];
    }

    static String reserve(Side side, Tile tile) {
        return RESERVE[side.ordinal()][tile.ordinal()];
    }

    static String display(Tile tile) {
        return DISPLAY[tile.ordinal()];
    }

    static String supply(Marker marker) {
        return SUPPLY[marker.ordinal()];
    }

    static String name(Side side) {
        return SIDE_NAMES[side.ordinal()];
    }

    static String name(Kind kind) {
        return KIND_NAMES[kind.ordinal()];
    }

    /** "@knights" */
    static String names(Kind kind) {
        return PLURALS[kind.ordinal()];
    }

    static String name(Marker marker) {
        return MARKER_NAMES[marker.ordinal()];
    }

    static String name(Tile tile) {
        return TILE_NAMES[tile.ordinal()];
    }

    static String name(Province province) {
        return PROVINCE_NAMES[province.ordinal()];
    }
}
