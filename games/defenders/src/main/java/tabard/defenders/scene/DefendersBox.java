package tabard.defenders.scene;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabard.defenders.content.*;
import tabard.table.Moves;
import tabard.table.Options;
import tabard.table.scene.*;
import tabard.table.text.BoxFile;

/** What never changes of the picture: the map with its roads, tracks, decks and piles, and the rows of each player. */
public final class DefendersBox {
    private static final double RADIUS = 26;
    private static final double CITY = 42;

    /** Pages are wider than tables, and names lie beside each other more easily. */
    private static final double WIDER = 1.25;

    /** For the names of the southernmost places. */
    private static final double BELOW = 20;

    private static final BoxFile FILE = BoxFile.beside(DefendersBox.class);
    private static final List<Part> PARTS = FILE.parts(
            Moves.each(Colour.ALL, Catalogue::die),
            Moves.each(General.ALL, Catalogue::general),
            Moves.each(Hero.ALL, Catalogue::hero),
            Moves.each(HeroCard.ALL, Catalogue::card),
            Moves.each(DarknessCard.ALL, Catalogue::darkness),
            Moves.each(Quest.ALL, quest -> Part.of(quest.word(), PartForm.CARD, "letter", quest.clause())));

    /** By the number of players. */
    private static final ByNumber<List<Zone>> ZONES = new ByNumber<>(Banner.ALL.size(), DefendersBox::zones);

    private DefendersBox() {}

    private static List<Zone> zones(int seats) {
        var zones = new Zones();
        map(zones);
        General.ALL.forEach(general -> FILE.lay("general", zones, Map.of("general", general.word())));
        FILE.lay("table", zones, Map.of("war", BoardFile.BOARD.war().size()));
        Hero.ALL.forEach(hero -> FILE.lay("hero", zones, Map.of("hero", hero.word(), "clause", hero.clause())));
        Banner.ALL.subList(0, seats).forEach(banner -> FILE.laySeat("seat", zones, banner.word()));
        return zones.all();
    }

    public static Box of(Options options, String rules) {
        return new Box(rules, "art.svg", ZONES.of(options.seats()), PARTS, FILE.meanings(), Interrupts.WINDOWS);
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
        String drawn = place.inn() ? "i-inn" : city ? "i-capital" : place.chest() ? "i-chest" : Terrain.of(place);
        return Stream.concat(tint, Stream.of(drawn)).toArray(String[]::new);
    }
}
