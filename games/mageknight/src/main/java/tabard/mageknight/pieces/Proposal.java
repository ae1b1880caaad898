package tabard.mageknight.pieces;

import java.util.*;
import tabard.table.Named;

/** How many defenders each of the other players is to meet in a shared assault, in the order of seats (MK-17.4). */
public record Proposal(int ordinal, String name, int first, int second, int third) implements Named {
    private static final int MOST = 5;

    public static final List<Proposal> ALL = proposals();

    private static List<Proposal> proposals() {
        var all = new ArrayList<Proposal>();
        for (int first = 0; first < MOST; first++) {
            for (int second = 0; second < MOST; second++) {
                for (int third = 0; third < MOST; third++) {
                    all.add(new Proposal(all.size(), "SHARES_" + first + second + third, first, second, third));
                }
            }
        }
        return List.copyOf(all);
    }

    /** The share of a player, if that one proposes it. */
    public int of(Player proposer, Player player) {
        var others = new ArrayList<>(Player.ALL);
        others.remove(proposer);
        return List.of(first, second, third).get(others.indexOf(player));
    }

    /** What the proposer leaves to others. */
    public int sum() {
        return first + second + third;
    }

    @Override
    public String toString() {
        return word();
    }
}
