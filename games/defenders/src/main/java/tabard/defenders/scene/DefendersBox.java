package tabard.defenders.scene;

import java.util.List;
import java.util.stream.Stream;
import tabard.defenders.content.*;
import tabard.table.Moves;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.scene.Shape.Row;
import tabard.table.scene.Shape.Vessel;

/** What never changes of the picture: the map with its roads, tracks, decks and piles, and the rows of each player. */
public final class DefendersBox {
    private static final double RADIUS = 26;
    private static final double CITY = 42;

    /** Pages are wider than tables, and names lie beside each other more easily. */
    private static final double WIDER = 1.25;

    /** For the names of the southernmost places. */
    private static final double BELOW = 20;

    /** Shown large to its owner, and not once more in the own panel. */
    private static final String[] BEFORE_ME = {"hand", "once", "fleeting"};

    private static final Vessel DECK = new Vessel(VesselLook.DECK);

    /** By the number of players, from 1 on. */
    private static final List<List<Zone>> ZONES = Moves.each(Banner.ALL, DefendersBox::zones);

    private DefendersBox() {}

    private static List<Zone> zones(Banner last) {
        var zones = new Zones();
        map(zones);
        table(zones);
        for (var banner : Banner.ALL) {
            if (banner.compareTo(last) <= 0) {
                seat(zones.of(banner.word()), banner.word());
            }
        }
        return zones.all();
    }

    public static Box of(Options options, String rules) {
        var zones = ZONES.get(options.seats() - 1);
        return new Box(rules, "art.svg", zones, Catalogue.PARTS, Catalogue.MARKS, Interrupts.WINDOWS);
    }

    private static void map(Zones zones) {
        var size = BoardFile.BOARD.size();
        var sheet = new Shape.Surface(0, 0, size[0] * WIDER, size[1] + BELOW, "defenders-map");
        zones.add("map", "board", sheet, "map", "DR-1.1");
        for (var place : Location.ALL) {
            var entry = BoardFile.BOARD.locations().get(place.ordinal());
            var node = new Shape.Node(entry.x() * WIDER, entry.y(), place == Location.CITY ? CITY : RADIUS);
            zones.add(place.word(), "map", node, place.word(), "DR-1.1", marks(place));
        }
        for (var place : Location.ALL) {
            for (var other : Board.places(Board.near(place))) {
                if (other.ordinal() > place.ordinal()) {
                    var road = new Shape.Link(place.word(), other.word(), "", false);
                    zones.add("road/" + place.word() + "/" + other.word(), "map", road, null, "DR-1.1");
                }
            }
        }
    }

    private static String[] marks(Location place) {
        var colour = place.colour();
        var tint = colour == null ? Stream.<String>empty() : Stream.of(Ids.tint(colour));
        boolean city = place == Location.CITY;
        String drawn = place.inn() ? "i-inn" : city ? "i-capital" : place.chest() ? "i-chest" : null;
        return Stream.concat(tint, Stream.ofNullable(drawn)).toArray(String[]::new);
    }

    /** Below the map: the generals, the state of the war, the piles, and what lies out only for a while. */
    private static void table(Zones zones) {
        zones.add("table", "board", new Row(RowLook.COLUMNS, 4), null, null)
                .row("foes", "table", RowLook.STACK, null, null)
                .add("generals", "foes", new Row(RowLook.GRID, 2), null, null);
        for (var general : General.ALL) {
            var track = new Shape.Track(0, general.life());
            zones.add("track-" + general.word(), "generals", track, general.word(), "DR-1.7");
        }
        zones.row("supply", "foes", RowLook.LINE, "supply", "DR-1.2")
                .row("realm", "table", RowLook.STACK, null, null)
                .row("turn", "realm", RowLook.BANNER, null, "DR-1.9")
                .add("war", "realm", new Shape.Track(1, BoardFile.BOARD.war().size()), "war", "DR-1.8")
                .row("unused", "realm", RowLook.LINE, "unused", "DR-7.9")
                .add("piles", "table", new Row(RowLook.GRID, 2), null, null)
                .add("deck", "piles", DECK, "deck", "DR-1.6")
                .add("discards", "piles", DECK, "discards", "DR-10.3")
                .add("darkness-deck", "piles", DECK, "darkness-deck", "DR-11.2")
                .add("darkness-discards", "piles", DECK, "darkness-discards", "DR-11.2")
                .add("quest-deck", "piles", DECK, "quest-deck", "DR-17.1")
                .add("quest-discards", "piles", DECK, "quest-discards", "DR-17.7")
                .row("moment", "table", RowLook.STACK, null, null)
                .row("night", "moment", RowLook.SLOT, "night", "DR-11.2")
                // what is there only now and then is not shown while nothing lies in it
                .row("dice", "moment", RowLook.LINE, "dice", "DR-6.3", "fleeting")
                .row("committed", "moment", RowLook.FAN, "committed", "DR-8.3", "fleeting")
                .row("visions", "moment", RowLook.FAN, "seen-darkness", "DR-16.14", "fleeting")
                .add("out", "moment", DECK, "out", "DR-13.5", "fleeting");
    }

    private static void seat(Zones zones, String seat) {
        zones.row(seat, "side", RowLook.SEAT, null, null)
                .row(seat + ".score", seat, RowLook.SCORE, null, "DR-2.8")
                .row(seat + ".hero", seat, RowLook.LINE, null, "DR-15.1", "hand", "fleeting")
                .row(seat + ".life", seat, RowLook.LINE, "life-tokens", "DR-4.1", BEFORE_ME)
                .row(seat + ".quest", seat, RowLook.LINE, "quest", "DR-17.1", BEFORE_ME)
                .row(seat + ".done", seat, RowLook.FAN, "completed", "DR-17.4", BEFORE_ME)
                .row(seat + ".trophies", seat, RowLook.LINE, "trophies", "DR-8.10")
                .row(seat + ".hand", seat, RowLook.FAN, "hand", "DR-20.1", BEFORE_ME);
    }
}
