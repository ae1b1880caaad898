package tabard.mageknight.pieces;

import java.util.*;
import tabard.table.Named;

/** One of the attacks of an enemy in a combat: each is blocked and dealt by itself (MK-13.29). */
public record Blow(int ordinal, String name, Foe foe, int attack) implements Named {
    /** No token has more attacks. */
    public static final int MOST = 3;

    public static final List<Blow> ALL = blows();

    private static List<Blow> blows() {
        var all = new ArrayList<Blow>();
        for (var foe : Foe.ALL) {
            for (int attack = 0; attack < MOST; attack++) {
                all.add(new Blow(all.size(), foe.name() + "_BLOW_" + (attack + 1), foe, attack));
            }
        }
        return List.copyOf(all);
    }

    public static Blow of(Foe foe, int attack) {
        return ALL.get(foe.ordinal() * MOST + attack);
    }

    @Override
    public String toString() {
        return word();
    }
}
