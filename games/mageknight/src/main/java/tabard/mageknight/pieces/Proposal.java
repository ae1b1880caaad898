package tabard.mageknight.pieces;

import java.util.*;
import java.util.stream.IntStream;
import tabard.table.*;

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

    /** Those of a proposer that have a share for some of these others, given as bits, and for nobody else. */
    public static List<Proposal> among(Player proposer, int others) {
        return AMONG.get(proposer.ordinal()).get(others);
    }

    private static final List<List<List<Proposal>>> AMONG = Moves.each(
            Player.ALL,
            proposer -> IntStream.range(0, 1 << Player.ALL.size())
                    .mapToObj(others -> ALL.stream()
                            .filter(proposal -> proposal.sum() > 0 && (proposal.invited(proposer) & ~others) == 0)
                            .toList())
                    .toList());

    /** Who has a share, as bits. */
    private int invited(Player proposer) {
        int bits = 0;
        for (var player : Player.ALL) {
            bits |= player != proposer && of(proposer, player) > 0 ? 1 << player.ordinal() : 0;
        }
        return bits;
    }

    /** The share of another player, if that one proposes it. */
    public int of(Player proposer, Player player) {
        int place = player.ordinal() < proposer.ordinal() ? player.ordinal() : player.ordinal() - 1;
        return place == 0 ? first : place == 1 ? second : third;
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
