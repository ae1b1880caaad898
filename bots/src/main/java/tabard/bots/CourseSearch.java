package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** The search in one's own turn where turns are long: the rows of answers that look best in a wide {@link TurnCourse} are compared by {@link Racing}. */
final class CourseSearch<S, A extends Action> {
    private static final int WIDTH = 48;
    private static final int MOST_POSITIONS = 20_000;
    private static final int SHARE = 3; // of the time for finding rows; the rest is for comparing them

    private final Racing<S, A> racing;

    private CourseSearch(Racing<S, A> racing) {
        this.racing = racing;
    }

    static <S, A extends Action> CourseSearch<S, A> about(
            Game<S, A> game, Seen<S> seen, S start, Ask<A> ask, SplittableRandom dice, Workers workers, Budget budget) {
        var clock = new Clock(budget.time());
        var course = new TurnCourse<>(
                game,
                ask.seat(),
                start,
                dice.nextLong(),
                new Clock(budget.shared(SHARE).time()));
        var rows = course.rows(start, ask, WIDTH, Math.min(MOST_POSITIONS, budget.nodes() / SHARE));
        var candidates = rows.stream()
                .map(row -> new Candidate<>(row.answers(), row.looks()))
                .toList();
        var racing = new Racing<>(game, ask.seat(), random -> game.imagine(seen, random), workers, candidates);
        racing.run(dice, clock, budget.tries(), budget.nodes() - course.positions(), Integer.MAX_VALUE);
        return new CourseSearch<>(racing);
    }

    /** The best row. */
    List<A> chosen() {
        return racing.winner(Racing.MARGIN).parts();
    }

    /** The first answers of the rows, the best first, and then all others. */
    List<SearchBot.Estimate<A>> ranked(List<A> options) {
        var best = racing.winner(Racing.MARGIN);
        var rows = racing.candidates();
        rows.sort(Comparator.comparingDouble(row -> row == best ? Double.NEGATIVE_INFINITY : -row.outcome()));
        var known = new HashSet<A>();
        var ranked = new ArrayList<SearchBot.Estimate<A>>();
        for (var row : rows) {
            var first = row.parts().getFirst();
            if (known.add(first)) {
                ranked.add(new SearchBot.Estimate<>(first, Math.max(1, row.rollouts()), row.outcome()));
            }
        }
        for (var option : options) {
            if (known.add(option)) {
                ranked.add(new SearchBot.Estimate<>(option, 0, 0));
            }
        }
        return ranked;
    }
}
