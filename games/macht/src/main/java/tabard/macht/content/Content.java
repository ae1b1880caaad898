package tabard.macht.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.table.Named;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What is in the box, read once from the game's JSON files and checked; a broken file is named with the entry that is wrong. */
public final class Content {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public static final Numbers NUMBERS = read("setup.json", Numbers.class);
    public static final Box BOX = box(read("components.json", Components.class));
    public static final List<MapFile> MAPS = List.of(map("britain", "map.json"), map("letters", "test-map.json"));

    private Content() {}

    /** The numbers of the rules. */
    public record Numbers(
            Pieces startReserve,
            int reinforcementsPerCycle,
            int firstCycleCubes,
            int firstCycleTiles,
            int actionsPerTurn,
            int actionsFirstTurnIfVpTiedAtCycleStart,
            int placeAllowedIfPiecesInProvinceAtMost,
            int recruitFirstInCycle,
            int recruitLater,
            int winAt) {
        public record Pieces(int knight, int mage) {}
    }

    /** Tiles, markers, tokens and pieces, counted (MO-1.2, 1.7). */
    public record Box(
            Map<Tile, TileEntry> tiles,
            Map<Marker, Integer> markers,
            Map<Token, Integer> tokens,
            int pieces,
            int cubes) {
        TileEntry tile(Tile tile) {
            return Objects.requireNonNull(tiles.get(tile));
        }
    }

    public record TileEntry(int count, List<Tile.Levy> levies) {}

    /** One map: its provinces in the order of the file, with outlines for the scene. */
    public record MapFile(String name, List<Entry> provinces) {
        public record Entry(
                String id,
                String name,
                boolean coastal,
                List<String> neighbors,
                double[] label,
                double[][] polygon,
                @Nullable String marker) {}
    }

    private record Components(
            List<ActionTile> actionTiles,
            int actionTilesTotal,
            Map<String, Integer> provinceMarkers,
            int provinceMarkersTotal,
            Map<String, Integer> timeTokens,
            int timeTokensTotal,
            PieceCounts pieces) {
        private record ActionTile(
                String id, int count, @Nullable List<Map<String, Integer>> recruit) {}

        private record PieceCounts(int knightsPerPlayer, int magesPerPlayer, int greyCubesHourglass) {}
    }

    private record Provinces(List<MapFile.Entry> provinces) {}

    private static <T> T read(String file, Class<T> type) {
        try (InputStream in = Content.class.getResourceAsStream("/tabard/macht/" + file)) {
            if (in == null) {
                throw broken(file, "is missing");
            }
            return JSON.readValue(in, type);
        } catch (JacksonException e) {
            throw broken(file, e.getOriginalMessage() + " at " + e.getPathReference());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static IllegalStateException broken(String file, String what) {
        return new IllegalStateException(file + ": " + what);
    }

    private static Box box(Components file) {
        var tiles = new EnumMap<Tile, TileEntry>(Tile.class);
        for (var entry : file.actionTiles) {
            var levies = new ArrayList<Tile.Levy>();
            for (var icon : entry.recruit == null ? List.<Map<String, Integer>>of() : entry.recruit) {
                levies.add(new Tile.Levy(icon.getOrDefault("knight", 0), icon.getOrDefault("mage", 0)));
            }
            tiles.put(named(Tile.ALL, entry.id, "actionTiles"), new TileEntry(entry.count, List.copyOf(levies)));
        }
        var markers = counts(Marker.class, Marker.ALL, file.provinceMarkers, "provinceMarkers");
        var tokens = counts(Token.class, Token.ALL, file.timeTokens, "timeTokens");
        total("actionTiles", tiles.values().stream().mapToInt(TileEntry::count).sum(), file.actionTilesTotal);
        total("provinceMarkers", sum(markers), file.provinceMarkersTotal);
        total("timeTokens", sum(tokens), file.timeTokensTotal);
        total("actionTiles, kinds", tiles.size(), Tile.ALL.size());
        total("pieces, mages", file.pieces.magesPerPlayer, file.pieces.knightsPerPlayer);
        return new Box(tiles, markers, tokens, file.pieces.knightsPerPlayer, file.pieces.greyCubesHourglass);
    }

    private static int sum(Map<?, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static <E extends Enum<E> & Named> Map<E, Integer> counts(
            Class<E> type, List<E> all, Map<String, Integer> file, String where) {
        var counts = new EnumMap<E, Integer>(type);
        file.forEach((id, count) -> counts.put(named(all, id, where), count));
        total(where + ", kinds", counts.size(), all.size());
        return counts;
    }

    private static void total(String what, int found, int expected) {
        if (found != expected) {
            throw broken("components.json", what + ": " + found + " instead of " + expected);
        }
    }

    /** "influence.castle", "victoryPoint" and "alt_clut" are all words with hyphens to us. */
    private static String word(String id) {
        return id.replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                .replace('.', '-')
                .replace('_', '-')
                .toLowerCase(Locale.ROOT);
    }

    private static <E extends Named> E named(List<E> all, String id, String where) {
        for (var entry : all) {
            if (entry.word().equals(word(id))) {
                return entry;
            }
        }
        throw broken("components.json", where + ": unknown id " + id);
    }

    private static MapFile map(String name, String file) {
        var map = new MapFile(name, read(file, Provinces.class).provinces);
        var ids = new HashSet<String>();
        for (var province : map.provinces) {
            if (!ids.add(province.id)) {
                throw broken(file, "provinces: " + province.id + " stands twice");
            }
        }
        for (var province : map.provinces) {
            for (String other : province.neighbors) {
                if (map.provinces.stream().noneMatch(p -> p.id.equals(other) && p.neighbors.contains(province.id))) {
                    throw broken(
                            file,
                            "provinces: " + province.id + " borders on " + other + ", but not the other way round");
                }
            }
            if (province.polygon.length < 3 || province.label.length != 2) {
                throw broken(file, "provinces: " + province.id + " has no outline or no place for its label");
            }
        }
        return map;
    }

    /** The provinces of all maps, one after another. */
    static List<Province> provinces() {
        var all = new ArrayList<Province>();
        for (var map : MAPS) {
            for (var entry : map.provinces) {
                all.add(new Province(all.size(), word(entry.id), entry.coastal));
            }
        }
        return all;
    }

    /** For each province the set of those it borders on. */
    static long[] borders(List<Province> all) {
        long[] borders = new long[all.size()];
        int at = 0;
        for (var map : MAPS) {
            for (var entry : map.provinces) {
                var neighbours = entry.neighbors.stream().map(Content::word).toList();
                borders[at++] = all.stream()
                        .filter(p -> neighbours.contains(p.word()))
                        .mapToLong(Province::bit)
                        .reduce(0, (a, b) -> a | b);
            }
        }
        return borders;
    }
}
