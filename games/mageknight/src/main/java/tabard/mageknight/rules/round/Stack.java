package tabard.mageknight.rules.round;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** The stack of tiles (MK-3.8): which of those unseen are in it is open, how many of each sort is known. */
public final class Stack {
    private Stack() {}

    static void build(State s) {
        var setting = s.terms().setting();
        s.set(State.COUNTRYSIDE, setting.countryside());
        s.set(State.CITY_TILES, setting.coreCity());
        s.set(State.CORE, setting.coreOther());
    }

    /** What the back of the next tile shows; none is left if null (MK-3.9). */
    public static Tile.@Nullable Reverse next(State s) {
        if (s.count(State.COUNTRYSIDE) > 0) {
            return Tile.Reverse.COUNTRYSIDE;
        }
        if (s.count(State.CORE) + s.count(State.CITY_TILES) > 0) {
            return Tile.Reverse.CORE;
        }
        return spare(s, Tile.COUNTRYSIDE) ? Tile.Reverse.COUNTRYSIDE : spare(s, Tile.CORE) ? Tile.Reverse.CORE : null;
    }

    /** The scenario's tiles are all laid. */
    public static boolean empty(State s) {
        return s.count(State.COUNTRYSIDE) + s.count(State.CORE) + s.count(State.CITY_TILES) == 0;
    }

    static boolean any(State s) {
        return next(s) != null;
    }

    private static boolean spare(State s, List<Tile> tiles) {
        return tiles.stream().anyMatch(tile -> s.slot(tile) == null);
    }

    /** How likely each tile is the next. */
    static int[] weights(State s) {
        int[] weights = new int[Tile.ALL.size()];
        var scenario = s.terms().scenario();
        if (s.count(State.COUNTRYSIDE) > 0) {
            if (s.has(Feature.COUNTRYSIDE_IN_ORDER)) {
                weights[first(s).ordinal()] = 1; // MK-20.1
            } else {
                int always = 0;
                for (var tile : Tile.COUNTRYSIDE) {
                    var kept = scenario.keepTilesWith();
                    always |= kept != null && tile.has(kept) ? tile.bit() : 0; // MK-28.2
                }
                mix(s, weights, Tile.COUNTRYSIDE, always, s.count(State.COUNTRYSIDE), 1);
            }
            return weights;
        }
        int cities = s.count(State.CITY_TILES);
        int others = s.count(State.CORE);
        if (cities + others > 0) {
            var named = scenario.city();
            var from = named == null ? Tile.CITIES : List.of(Tile.of(named));
            var core = Tile.CORE.stream()
                    .filter(tile -> (scenario.leaveOut() & tile.bit()) == 0)
                    .toList();
            int cityShare = mix(s, new int[weights.length], from, 0, cities, 1);
            int coreShare = mix(s, new int[weights.length], core, scenario.take(), others, 1);
            // one scale for both: each sort is as likely as there are tiles of it
            mix(s, weights, from, 0, cities, cities == 0 ? 0 : cities * Math.max(1, coreShare));
            mix(s, weights, core, scenario.take(), others, others == 0 ? 0 : others * Math.max(1, cityShare));
            return weights;
        }
        var left = spare(s, Tile.COUNTRYSIDE) ? Tile.COUNTRYSIDE : Tile.CORE; // MK-3.9
        left.stream().filter(tile -> s.slot(tile) == null).forEach(tile -> weights[tile.ordinal()] = 1);
        return weights;
    }

    private static Tile first(State s) {
        return Tile.COUNTRYSIDE.stream()
                .filter(tile -> s.slot(tile) == null)
                .findFirst()
                .orElseThrow();
    }

    /** So many of these tiles are in the stack, some of them for certain; returns the sum of the weights, before the scale. */
    private static int mix(State s, int[] weights, List<Tile> tiles, int always, int inStack, int scale) {
        int certain = 0;
        int perhaps = 0;
        for (var tile : tiles) {
            if (s.slot(tile) == null) {
                if ((always & tile.bit()) != 0) {
                    certain++;
                } else {
                    perhaps++;
                }
            }
        }
        int sum = 0;
        for (var tile : tiles) {
            if (s.slot(tile) == null && inStack > 0) {
                int weight = (always & tile.bit()) != 0 ? Math.max(1, perhaps) : Math.max(0, inStack - certain);
                weights[tile.ordinal()] = weight * scale;
                sum += weight;
            }
        }
        return sum;
    }

    /** It has left the stack; a tile of the box was not in it. */
    static void take(State s, Tile tile) {
        var count = switch (tile.type()) {
            case COUNTRYSIDE -> State.COUNTRYSIDE;
            case CORE -> State.CORE;
            case CITY -> State.CITY_TILES;
            case START -> throw new IllegalStateException("the start tile is laid first");
        };
        if (s.count(count) > 0) {
            s.add(count, -1);
        }
    }
}
