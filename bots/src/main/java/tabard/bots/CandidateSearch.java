package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/**
 * The search among allies, and against two or more rivals, where a tree would stay too shallow: the greedy choice is compared with the few
 * options that look best, by {@link Racing}.
 */
final class CandidateSearch<S, A extends Action> {
    private static final int MOST = 8; // candidates
    private static final double WIDE_MARGIN =
            3; // for stepping in: that is asked so often that chance alone would speak for it now and then

    private final Racing<S, A> racing;
    private final SplittableRandom dice;
    private final double margin;
    private final List<Candidate<A>> untried;

    private CandidateSearch(
            Game<S, A> game,
            Seen<S> seen,
            Ask<A> ask,
            SplittableRandom dice,
            Workers workers,
            double margin,
            List<Candidate<A>> candidates) {
        int tried = Math.min(MOST, candidates.size());
        this.racing = new Racing<>(
                game, ask.seat(), random -> game.imagine(seen, random), workers, candidates.subList(0, tried));
        this.dice = dice;
        this.margin = margin;
        this.untried = candidates.subList(tried, candidates.size());
    }

    /** About a question that must be answered; what is wanted is tried however it looks. */
    static <S, A extends Action> CandidateSearch<S, A> about(
            Game<S, A> game,
            Seen<S> seen,
            Ask<A> ask,
            A usual,
            List<A> wanted,
            SplittableRandom dice,
            Workers workers) {
        var candidates = candidates(game, game.imagine(seen, dice), ask, dice);
        wanted.forEach(option -> bringForward(candidates, option));
        bringForward(candidates, usual);
        return new CandidateSearch<>(game, seen, ask, dice, workers, Racing.MARGIN, candidates);
    }

    private static <A> void bringForward(List<Candidate<A>> candidates, A option) {
        int at = 0;
        while (!candidates.get(at).parts().getFirst().equals(option)) {
            at++;
        }
        candidates.addFirst(candidates.remove(at));
    }

    /** About stepping in, where the usual thing is not to; only options that look better than that are candidates. */
    static <S, A extends Action> CandidateSearch<S, A> aboutSteppingIn(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, SplittableRandom dice, Workers workers) {
        S determinization = game.imagine(seen, dice);
        double now = game.worth().of(determinization, ask.seat());
        var candidates = new ArrayList<Candidate<A>>();
        candidates.add(new Candidate<>(List.of(), now));
        for (var candidate : candidates(game, determinization, ask, dice)) {
            if (candidate.looks() > now) {
                candidates.add(candidate);
            }
        }
        return new CandidateSearch<>(game, seen, ask, dice, workers, WIDE_MARGIN, candidates);
    }

    private static <S, A extends Action> List<Candidate<A>> candidates(
            Game<S, A> game, S determinization, Ask<A> ask, SplittableRandom dice) {
        var looks = RolloutPolicy.of(game, game.options(determinization)).looks(determinization, ask, dice);
        var candidates = new ArrayList<Candidate<A>>();
        for (int i = 0; i < looks.length; i++) {
            candidates.add(new Candidate<>(List.of(ask.options().get(i)), looks[i]));
        }
        candidates.sort(Comparator.comparingDouble(candidate -> -candidate.looks()));
        return candidates;
    }

    /** The clock was started when the question was put. */
    CandidateSearch<S, A> think(Budget budget, Clock clock) {
        racing.run(dice, clock, budget.tries(), budget.nodes(), Integer.MAX_VALUE);
        return this;
    }

    /** The best candidate; nothing where not stepping in is best. */
    Optional<A> chosen() {
        return racing.winner(margin).parts().stream().findFirst();
    }

    /** All options, the chosen one first, and then those with the most rollouts. */
    List<SearchBot.Estimate<A>> ranked() {
        var chosen = racing.winner(margin);
        var rest = racing.candidates();
        rest.remove(chosen);
        rest.addAll(untried);
        rest.sort(Comparator.<Candidate<A>>comparingInt(Candidate::rollouts)
                .thenComparingDouble(Candidate::outcome)
                .reversed());
        rest.addFirst(chosen);
        var ranked = new ArrayList<SearchBot.Estimate<A>>();
        for (var candidate : rest) {
            for (var option : candidate.parts()) {
                ranked.add(racing.estimate(option, candidate, chosen));
            }
        }
        return ranked;
    }
}
