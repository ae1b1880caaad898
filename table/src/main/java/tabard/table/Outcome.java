package tabard.table;

import java.util.List;
import tabard.table.scene.Said;

/** How a game ended: who won (nobody, one, or several), each seat's points in seat order, and a sentence that tells it. */
public record Outcome(List<? extends Seat> winners, List<Integer> points, Said how) {
    /** The share of a win that falls to a seat: 1, a part of a shared win, or 0. In a co-operative game all win or none. */
    public double share(Seat seat, boolean cooperative) {
        if (!winners.contains(seat)) {
            return 0;
        }
        return cooperative ? 1 : 1.0 / winners.size();
    }
}
