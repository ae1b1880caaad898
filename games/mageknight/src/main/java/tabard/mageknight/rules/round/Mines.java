package tabard.mageknight.rules.round;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** MK-28.6 to 28.15: Mines Liberation. */
public final class Mines {
    private static final List<Plot> MINES =
            Plot.ALL.stream().filter(plot -> plot.has(Site.MINE)).toList();

    private Mines() {}

    private static boolean core(Plot plot) {
        return plot.tile().type() != Tile.Type.COUNTRYSIDE;
    }

    /** Whoever defeats the last one frees the mine: a shield, and reputation at once (MK-28.11). */
    public static void free(State s, Player player, Plot plot) {
        s.set(State.SHIELD, plot, player);
        s.reputation(player, core(plot) ? 2 : 1);
    }

    /** Whether a revealed mine is still held. */
    static boolean held(State s) {
        for (var plot : MINES) {
            if (s.space(plot) != null && s.shield(plot) == null) {
                return true;
            }
        }
        return false;
    }

    /** In each preparation a crystal for every mine with an own shield (MK-28.13). */
    static void produce(State s, Player player) {
        for (var plot : MINES) {
            if (s.is(State.SHIELD, plot, player)) {
                s.crystalOfSite(player, Objects.requireNonNull(plot.hex().mine()));
            }
        }
    }

    /** MK-28.15 */
    public static int points(State s, Player player) {
        int points = 0;
        for (var plot : MINES) {
            if (s.is(State.SHIELD, plot, player)) {
                points += core(plot) ? 7 : 4;
            }
        }
        return points;
    }
}
