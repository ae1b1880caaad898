package tabard.macht.scene;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabard.macht.content.*;
import tabard.macht.rules.Serpent;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.text.BoxFile;

/** What never changes of the picture: the map with its cartouche, the rows of both sides, and the catalogue of parts. */
public final class MachtBox {
    private static final BoxFile FILE = BoxFile.beside(MachtBox.class);
    private static final List<Part> PARTS =
            FILE.parts(Moves.each(Tile.ALL, tile -> Part.of(tile.word(), PartForm.TILE, tile.symbol(), tile.clause())));
    private static final Window SERPENT =
            new Window(Serpent.WINDOW, Said.of("window.serpent"), "MO-6.10", List.of(Tile.SERPENT.word()));
    private static final List<List<Zone>> ZONES =
            Board.ALL.stream().map(MachtBox::zones).toList();

    private MachtBox() {}

    public static Box of(Board board, String rules) {
        var zones = ZONES.get(Board.ALL.indexOf(board));
        return new Box(rules, "art.svg", zones, PARTS, FILE.meanings(), List.of(SERPENT));
    }

    private static List<Zone> zones(Board board) {
        var zones = new Zones();
        map(board, zones);
        FILE.lay("cartouche", zones, Map.of("goal", Content.NUMBERS.winAt()));
        Side.ALL.forEach(side -> FILE.laySeat("seat", zones, side.word()));
        return zones.all();
    }

    private static void map(Board board, Zones zones) {
        var map = Content.MAPS.get(Board.ALL.indexOf(board));
        var entries = map.provinces().iterator();
        zones.add("map", "board", MapSheet.sheet(map, "macht-" + map.name()), "map", "MO-1.1");
        for (var province : Province.in(board.provinces())) {
            String id = province.word();
            zones.add(id, "map", MapSheet.area(entries.next()), id, "MO-1.5", marks(province));
        }
    }

    /** On the coast or not, and what it borders on, for who points at it. */
    private static String[] marks(Province province) {
        return Stream.concat(
                        Stream.of("coastal").filter(_ -> province.coastal()),
                        Province.ALL.stream()
                                .filter(Province.in(province.borders())::has)
                                .map(other -> "near-" + other.word()))
                .toArray(String[]::new);
    }
}
