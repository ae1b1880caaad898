package tabard.mageknight.rules.combat;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** The tokens that lie on a site (MK-12.1). */
public final class Garrison {
    private Garrison() {}

    public static @Nullable Token second(State s, Plot plot) {
        var lair = plot.lair();
        return lair == null ? null : s.get(State.SECOND, lair);
    }

    /** What lies there, face up or not. */
    public static List<Token> tokens(State s, Plot plot) {
        var tokens = new ArrayList<Token>(2);
        var guard = s.guard(plot);
        if (guard != null) {
            tokens.add(guard);
        }
        var second = second(s, plot);
        if (second != null) {
            tokens.add(second);
        }
        return tokens;
    }

    /** A token leaves its site; which of two equal ones does not matter. */
    static void remove(State s, Plot plot, Enemy enemy) {
        var city = plot.hex().city();
        var token = Token.of(enemy);
        if (city != null) {
            for (int i = s.count(State.FACED); i < s.size(State.DEFENDERS, city); i++) {
                if (token.equals(s.get(State.DEFENDERS, city, i))) {
                    s.remove(State.DEFENDERS, city, i);
                    return;
                }
            }
        } else if (s.is(State.GUARD, plot, token)) {
            s.clear(State.GUARD, plot);
        } else {
            s.clear(State.SECOND, Objects.requireNonNull(plot.lair()));
        }
    }
}
