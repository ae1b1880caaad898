package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.Mana;
import tabard.table.Named;

/**
 * The dice of the Source that a player keeps to the end of the round (MK-24.35): one, or two where Mana Claim was played again. What the first one
 * does is written beside it; the second brings a token on each turn, or curses, by itself.
 */
public record Claim(
        int ordinal, String name, Mana die, @Nullable Mana second, boolean brings, boolean curses) implements Named {
    public static final List<Claim> ALL = claims();

    private static List<Claim> claims() {
        var all = new ArrayList<Claim>();
        for (var die : Mana.ALL) {
            all.add(new Claim(all.size(), die.name(), die, null, false, false));
        }
        for (var die : Mana.BASIC) {
            for (var second : Mana.BASIC) {
                for (int does = 0; does < 4; does++) {
                    boolean brings = (does & 1) != 0;
                    boolean curses = (does & 2) != 0;
                    String name = die.name() + "_AND_" + second.name() + (brings ? "_BRINGING" : "")
                            + (curses ? "_CURSING" : "");
                    all.add(new Claim(all.size(), name, die, second, brings, curses));
                }
            }
        }
        return List.copyOf(all);
    }

    /** One die alone. */
    public static Claim of(Mana die) {
        return ALL.get(die.ordinal());
    }

    /** The same die, and this one beside it. */
    public Claim and(Mana next, boolean brings, boolean curses) {
        return ALL.stream()
                .filter(claim -> claim.die == die && claim.second == next)
                .filter(claim -> claim.brings == brings && claim.curses == curses)
                .findFirst()
                .orElseThrow();
    }

    public int dice() {
        return second == null ? 1 : 2;
    }
}
