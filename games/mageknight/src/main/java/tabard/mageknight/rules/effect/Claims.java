package tabard.mageknight.rules.effect;

import tabard.mageknight.content.Mana;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** MK-24.35: dice of the Source that are kept to the end of the round, and what they bring and curse. */
public final class Claims {
    private Claims() {}

    /** Two at most: a card that comes back a third time in one round claims no more. */
    static boolean another(State s, Player player) {
        return dice(s, player) < 2;
    }

    static void claim(State s, Player player, Mana die) {
        var before = s.get(State.CLAIMED, player);
        s.set(State.CLAIMED, player, before == null ? Claim.of(die) : before.and(die, false, false));
    }

    /** The die claimed last brings a token on each later own turn. */
    static void bring(State s, Player player) {
        var claim = s.get(State.CLAIMED, player);
        if (claim != null && claim.second() != null) {
            s.set(State.CLAIMED, player, claim.and(claim.second(), true, claim.curses()));
        } else {
            s.set(State.TRIBUTE, player, true);
        }
    }

    /** The die claimed last curses its colour. */
    static void curse(State s, Player player) {
        var claim = s.get(State.CLAIMED, player);
        if (claim != null && claim.second() != null) {
            s.set(State.CLAIMED, player, claim.and(claim.second(), claim.brings(), true));
        } else {
            s.set(State.CURSES, player, true);
        }
    }

    /** Tokens at the start of the own turn. */
    public static void collect(State s, Player player) {
        var claim = s.get(State.CLAIMED, player);
        if (claim == null) {
            return;
        }
        if (s.is(State.TRIBUTE, player)) {
            s.add(State.TOKENS, player, claim.die(), 1);
        }
        if (claim.second() != null && claim.brings()) {
            s.add(State.TOKENS, player, claim.second(), 1);
        }
    }

    /** Whether that colour is cursed by this player. */
    public static boolean cursed(State s, Player by, Mana colour) {
        var claim = s.get(State.CLAIMED, by);
        return claim != null
                && ((s.is(State.CURSES, by) && claim.die() == colour) || (claim.curses() && claim.second() == colour));
    }

    public static int dice(State s, Player player) {
        var claim = s.get(State.CLAIMED, player);
        return claim == null ? 0 : claim.dice();
    }
}
