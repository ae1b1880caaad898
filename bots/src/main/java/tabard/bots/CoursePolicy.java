package tabard.bots;

import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;

/** The policy of a game with long turns: in its own turn a seat takes the best of a narrow {@link TurnCourse}, and answers as others do elsewhere. */
final class CoursePolicy<S, A extends Action> implements RolloutPolicy<S, A> {
    private static final int WIDTH = 4;
    private static final int MOST_POSITIONS = 300;

    private static final int LOOKS = 3;

    private final Game<S, A> game;
    private final RolloutPolicy<S, A> elsewhere;
    private int positions;

    CoursePolicy(Game<S, A> game, RolloutPolicy<S, A> elsewhere) {
        this.game = game;
        this.elsewhere = elsewhere;
    }

    @Override
    public List<A> answers(S s, Ask<A> ask, SplittableRandom dice) {
        if (ask.options().size() == 1) {
            return List.of(ask.options().getFirst());
        }
        if (!Intention.fits(game, s, ask)) {
            return elsewhere.answers(s, ask, dice);
        }
        var course = new TurnCourse<>(game, ask.seat(), s, dice.nextLong(), new Clock(Budget.NO_LIMIT));
        var rows = course.rows(s, ask, WIDTH, MOST_POSITIONS, LOOKS);
        positions += course.positions();
        return rows.getFirst().answers();
    }

    @Override
    public int positions() {
        return positions;
    }

    @Override
    public double[] looks(S s, Ask<A> ask, SplittableRandom dice) {
        return elsewhere.looks(s, ask, dice);
    }
}
