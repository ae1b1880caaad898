package tabard.mageknight.rules.round;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.turn.Units;

/** MK-28.37 to 28.42: One to Return. */
public final class Portal {
    private Portal() {}

    /** From round 2 on it is an ordinary space (MK-28.40). */
    public static boolean closed(State s) {
        return s.has(Feature.PORTAL_CLOSES) && s.round() > 1;
    }

    /** After round 1 whoever is on it, or left the map there, is out; with one hero left or none the game is over (MK-28.38, 28.42). */
    static boolean close(State s) {
        int left = 0;
        for (var player : s.players()) {
            var place = s.place(player);
            if (place == null || place.equals(Space.PORTAL)) {
                leave(s, player);
            } else {
                left++;
            }
        }
        return left <= 1;
    }

    /** Figure and units leave the game; cards that nobody will play any more lie where they are, and shields stay (MK-28.39). */
    private static void leave(State s, Player player) {
        s.add(State.OUT, player);
        s.clear(State.PLACE, player);
        for (var command : Command.ALL) {
            Units.leave(s, player, command);
        }
    }

    /** The hero who stands there at the end, or the only one left (MK-28.41, 28.42). */
    public static @Nullable Player winner(State s) {
        @Nullable Player only = null;
        int left = 0;
        for (var player : s.players()) {
            if (!s.has(State.OUT, player)) {
                left++;
                only = player;
            }
            if (Space.PORTAL.equals(s.place(player)) && closed(s)) {
                return player;
            }
        }
        return left == 1 ? only : null;
    }
}
