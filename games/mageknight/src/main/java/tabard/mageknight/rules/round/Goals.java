package tabard.mageknight.rules.round;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.turn.*;

/** MK-20.5 to 20.8, 28.4, 28.14, 28.24, 28.34: whether the goal of a scenario is reached, looked at when a turn ends. */
public final class Goals {
    private Goals() {}

    static boolean reached(State s) {
        return switch (s.terms().scenario().end()) {
            case CITY_REVEALED, LAST_ROUND -> false; // a revealed city is noticed at once
            case CITIES_CONQUERED -> cities(s) == s.terms().setting().coreCity();
            case MINES_LIBERATED -> Stack.empty(s) && !Mines.held(s);
            case INCANTATIONS_DONE -> Druids.done(s);
            case DUNGEONS_CONQUERED -> Stack.empty(s) && !dungeons(s);
        };
    }

    /** How many cities are conquered. */
    public static int cities(State s) {
        int count = 0;
        for (var city : City.ALL) {
            count += s.count(State.CITY_LEVEL, city) > 0 && Journey.conquered(s, city) ? 1 : 0;
        }
        return count;
    }

    /** Whether a revealed dungeon or tomb is still to be conquered. */
    private static boolean dungeons(State s) {
        for (var plot : Plot.ALL) {
            if ((plot.has(Site.DUNGEON) || plot.has(Site.TOMB)) && s.space(plot) != null && s.shield(plot) == null) {
                return true;
            }
        }
        return false;
    }
}
