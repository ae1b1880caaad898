package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import tabard.table.scene.Said;

/**
 * How a game ended: who won (nobody, one, or several), each seat's points in seat order, a sentence that tells it, and what each seat has
 * made of it, between 0 and 1, in seat order.
 */
public record Outcome(List<? extends Seat> winners, List<Integer> points, Said how, List<Double> merits) {
    /** Among rivals: the merit of a seat is its share of the win. */
    public Outcome(List<? extends Seat> winners, List<Integer> points, Said how) {
        this(winners, points, how, merits(winners, points.size(), 1.0 / Math.max(1, winners.size())));
    }

    /** Among allies, who win or lose together. */
    public static Outcome together(List<? extends Seat> winners, List<Integer> points, Said how) {
        return new Outcome(winners, points, how, merits(winners, points.size(), 1));
    }

    /** Those with the highest rank. */
    public static <T extends Seat> List<T> best(List<T> seats, ToIntFunction<T> rank) {
        int best = seats.stream().mapToInt(rank).max().orElseThrow();
        return seats.stream().filter(seat -> rank.applyAsInt(seat) == best).toList();
    }

    private static List<Double> merits(List<? extends Seat> winners, int seats, double share) {
        var merits = new ArrayList<Double>(seats);
        for (int i = 0; i < seats; i++) {
            merits.add(0.0);
        }
        for (var winner : winners) {
            if (winner.ordinal() < seats) {
                merits.set(winner.ordinal(), share);
            }
        }
        return List.copyOf(merits);
    }

    public double merit(Seat seat) {
        return merits.get(seat.ordinal());
    }
}
