package tabard.analysis;

import java.util.List;
import tabard.bots.Hint;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;
import tabard.table.scene.Said;

/**
 * What can be said of a game that was played: who was ahead after each round and why, and which decisions cost most.
 *
 * @param seats whose chances the curve shows; one stands for all where all play on one side
 * @param judged how many decisions were looked at
 */
public record Analysis<A extends Action>(
        List<? extends Seat> seats, boolean cooperative, List<Moment> curve, List<Lapse<A>> lapses, int judged) {
    /**
     * How it looked when a round was over: the chances of the seats, between 0 and 1, which of them had changed most since the moment before,
     * and what had moved it there. The first moment is the start, of round 0: nothing has moved yet.
     */
    public record Moment(int round, int steps, List<Double> chances, Seat moved, List<Hint.Reason> reasons) {}

    /** A decision that cost something: what a bot would have done, what both would have come to, and why. */
    public record Lapse<A extends Action>(
            int step,
            int round,
            Seat seat,
            Deed<A> chosen,
            Deed<A> best,
            double came,
            double could,
            List<Hint.Reason> reasons) {
        public double cost() {
            return could - came;
        }
    }

    /** What was done, or could have been: in words, and by which clause. */
    public record Deed<A extends Action>(A action, Said say, String clause) {
        static <S, A extends Action> Deed<A> of(Game<S, A> game, Seen<S> seen, Seat seat, A action) {
            var step = new Step.Chosen<>(seat, action);
            return new Deed<>(action, game.told(seen, step), game.clause(seen, step));
        }
    }
}
