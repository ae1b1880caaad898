package tabard.macht.content;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.text.ContentFile;

/** What is in the box, read once from the game's JSON files and checked. */
public final class Content {
    public static final Numbers NUMBERS = file("setup.json").read(Numbers.class);
    public static final Box BOX = box(file("components.json"));
    public static final int PIECES = BOX.pieces.knightsPerPlayer; // of each kind, for each side
    public static final int CUBES = BOX.pieces.greyCubesHourglass;
    public static final List<MapFile> MAPS = List.of(map("britain", "map.json"), map("letters", "test-map.json"));

    private Content() {}

    private static ContentFile file(String name) {
        return new ContentFile(MethodHandles.lookup(), "/tabard/macht/" + name);
    }

    /** The numbers of the rules. */
    public record Numbers(
            Map<Kind, Integer> startReserve,
            int reinforcementsPerCycle,
            int firstCycleCubes,
            int firstCycleTiles,
            int actionsPerTurn,
            int actionsFirstTurnIfVpTiedAtCycleStart,
            int placeAllowedIfPiecesInProvinceAtMost,
            int recruitFirstInCycle,
            int recruitLater,
            int winAt) {}

    /** Tiles, markers, tokens and pieces, counted (MO-1.2, 1.7). */
    public record Box(List<TileEntry> tiles, Map<Marker, Integer> markers, Map<Token, Integer> tokens, Pieces pieces) {
        public record TileEntry(
                Tile id, int count, @Nullable List<Tile.Levy> recruit) {}

        public record Pieces(int knightsPerPlayer, int magesPerPlayer, int greyCubesHourglass) {}
    }

    /** One map: its provinces in the order of the file, with outlines for the scene. */
    public record MapFile(String name, List<Entry> provinces, long[] borders) {
        public record Entry(
                String id,
                boolean coastal,
                List<String> neighbors,
                double[] label,
                double[] verdict,
                double[][] polygon) {}
    }

    private record Components(
            List<Box.TileEntry> actionTiles,
            int actionTilesTotal,
            Map<Marker, Integer> provinceMarkers,
            int provinceMarkersTotal,
            Map<Token, Integer> timeTokens,
            int timeTokensTotal,
            Box.Pieces pieces) {}

    private record Provinces(List<MapFile.Entry> provinces) {}

    private static Box box(ContentFile file) {
        var all = file.read(Components.class);
        var tiles = file.inOrder("actionTiles", all.actionTiles, Tile.ALL, Box.TileEntry::id);
        file.same("actionTiles", sum(tiles.stream().map(Box.TileEntry::count).toList()), all.actionTilesTotal);
        file.same("provinceMarkers", sum(all.provinceMarkers.values()), all.provinceMarkersTotal);
        file.same("timeTokens", sum(all.timeTokens.values()), all.timeTokensTotal);
        file.same("pieces, mages", all.pieces.magesPerPlayer, all.pieces.knightsPerPlayer);
        return new Box(tiles, all.provinceMarkers, all.timeTokens, all.pieces);
    }

    private static int sum(Collection<Integer> counts) {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    private static MapFile map(String name, String path) {
        var file = file(path);
        var provinces = file.read(Provinces.class).provinces;
        for (var province : provinces) {
            boolean drawn = province.polygon.length >= 3 && province.label.length == 2 && province.verdict.length == 2;
            file.unless(drawn, "provinces: " + province.id + " has no outline or no place for its label or verdict");
        }
        var borders = file.borders(provinces, MapFile.Entry::id, MapFile.Entry::neighbors);
        return new MapFile(name, provinces, borders);
    }

    /** The provinces of all maps, one after another. */
    static List<Province> provinces() {
        var all = new ArrayList<Province>();
        for (var map : MAPS) {
            int first = all.size();
            for (var entry : map.provinces) {
                long borders = map.borders[all.size() - first] << first;
                all.add(new Province(all.size(), ContentFile.word(entry.id), map, entry.coastal, borders));
            }
        }
        return List.copyOf(all);
    }
}
