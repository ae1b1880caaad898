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
    private static final int LOOKS = 24; // rows among which those that differ are chosen
    private static final int CANDIDATES = 6;
    private static final int EACH = 3_000; // positions without which there is no use in comparing one more
    private static final int OWN_TURNS = 2; // this one, and the next
    private static final double ALIKE = 0.7; // of the answers of the shorter row
    private static final int SHARE = 3; // of the time for finding rows; the rest is for comparing them

    private final Racing<S, A> racing;
    private final List<TurnCourse.Row<A>> rows;

    private CourseSearch(Racing<S, A> racing, List<TurnCourse.Row<A>> rows) {
        this.racing = racing;
        this.rows = rows;
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
        var rows = course.rows(start, ask, WIDTH, Math.min(MOST_POSITIONS, budget.nodes() / SHARE), LOOKS);
        var candidates = different(rows, Math.min(CANDIDATES, 1 + budget.nodes() / EACH)).stream()
                .map(row -> new Candidate<>(row.answers(), row.looks()))
                .toList();
        int rounds = OWN_TURNS * (game.options(start).seats() + 1);
        var racing = new Racing<>(game, ask.seat(), random -> game.imagine(seen, random), workers, candidates, rounds);
        racing.run(dice, clock, budget.tries(), budget.nodes() - course.positions(), Integer.MAX_VALUE);
        return new CourseSearch<>(racing, rows);
    }

    /** The best, and of the others those that share little with a better one: it is no use to compare what is nearly the same. */
    private static <A> List<TurnCourse.Row<A>> different(List<TurnCourse.Row<A>> rows, int most) {
        var chosen = new ArrayList<TurnCourse.Row<A>>();
        for (var row : rows) {
            if (chosen.size() < most && chosen.stream().noneMatch(better -> alike(row.answers(), better.answers()))) {
                chosen.add(row);
            }
        }
        return chosen;
    }

    private static <A> boolean alike(List<A> one, List<A> other) {
        var both = new HashSet<>(one);
        both.retainAll(new HashSet<>(other));
        return both.size() > ALIKE * Math.min(one.size(), other.size());
    }

    /** The best row. */
    List<A> chosen() {
        return racing.winner(Racing.MARGIN).parts();
    }

    /** The first answers of the rows that were compared, the best first, then of the other rows as they look, and then all others. */
    List<SearchBot.Estimate<A>> ranked(List<A> options) {
        var best = racing.winner(Racing.MARGIN);
        var raced = racing.candidates();
        raced.sort(Comparator.comparingDouble(row -> row == best ? Double.NEGATIVE_INFINITY : -row.outcome()));
        var known = new HashSet<A>();
        var ranked = new ArrayList<SearchBot.Estimate<A>>();
        for (var row : raced) {
            var first = row.parts().getFirst();
            if (known.add(first)) {
                ranked.add(
                        row.rollouts() == 0
                                ? SearchBot.Estimate.glanced(first, 1, row.looks())
                                : racing.estimate(first, row, best));
            }
        }
        for (var row : rows) {
            var first = row.answers().getFirst();
            if (known.add(first)) {
                ranked.add(SearchBot.Estimate.glanced(first, 1, row.looks()));
            }
        }
        for (var option : options) {
            if (known.add(option)) {
                ranked.add(SearchBot.Estimate.glanced(option, 0, 0));
            }
        }
        return ranked;
    }
}
