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
 * How one thinks at a table of allies, or of more rivals than one can answer move by move: what would be done without thinking is held
 * against what looks nearly as good, in a {@link Racing}.
 */
final class CandidateSearch<S, A extends Action> {
    private static final int MOST = 8; // options that are looked into
    private static final double MORE_DOUBT = 3; // of stepping in: who is asked again and again would be lucky once

    private final Racing<S, A> contest;
    private final SplittableRandom dice;
    private final double doubt;
    private final List<Candidate<A>> unheard;

    private CandidateSearch(
            Game<S, A> game,
            Seen<S> seen,
            Ask<A> ask,
            SplittableRandom dice,
            Workers minds,
            double doubt,
            List<Candidate<A>> proposals) {
        int heard = Math.min(MOST, proposals.size());
        this.contest =
                new Racing<>(game, ask.seat(), lots -> game.imagine(seen, lots), minds, proposals.subList(0, heard));
        this.dice = dice;
        this.doubt = doubt;
        this.unheard = proposals.subList(heard, proposals.size());
    }

    /** About a question that must be answered. */
    static <S, A extends Action> CandidateSearch<S, A> about(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, A usual, SplittableRandom dice, Workers minds) {
        var proposals = proposals(game, game.imagine(seen, dice), ask, dice);
        int first = 0;
        while (!proposals.get(first).parts().getFirst().equals(usual)) {
            first++;
        }
        proposals.addFirst(proposals.remove(first));
        return new CandidateSearch<>(game, seen, ask, dice, minds, Racing.DOUBT, proposals);
    }

    /** About stepping in, where usually one does not; only what looks better than that is worth an outing. */
    static <S, A extends Action> CandidateSearch<S, A> aboutSteppingIn(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, SplittableRandom dice, Workers minds) {
        S dream = game.imagine(seen, dice);
        double now = game.worth().of(dream, ask.seat());
        var proposals = new ArrayList<Candidate<A>>();
        proposals.add(new Candidate<>(List.of(), now));
        for (var proposal : proposals(game, dream, ask, dice)) {
            if (proposal.looks() > now) {
                proposals.add(proposal);
            }
        }
        return new CandidateSearch<>(game, seen, ask, dice, minds, MORE_DOUBT, proposals);
    }

    private static <S, A extends Action> List<Candidate<A>> proposals(
            Game<S, A> game, S dream, Ask<A> ask, SplittableRandom dice) {
        var looks = RolloutPolicy.of(game).looks(dream, ask, dice);
        var proposals = new ArrayList<Candidate<A>>();
        for (int i = 0; i < looks.length; i++) {
            proposals.add(new Candidate<>(List.of(ask.options().get(i)), looks[i]));
        }
        proposals.sort(Comparator.comparingDouble(proposal -> -proposal.looks()));
        return proposals;
    }

    /** The clock runs since the question was put. */
    CandidateSearch<S, A> think(Budget budget, Clock clock) {
        contest.hold(dice, clock, budget.tries(), budget.nodes(), Integer.MAX_VALUE);
        return this;
    }

    /** What it has come to; nothing, where that is best. */
    Optional<A> chosen() {
        return contest.winner(doubt).parts().stream().findFirst();
    }

    /** All options, the chosen one first, and then those that were looked into longest. */
    List<SearchBot.Estimate<A>> ranked() {
        var chosen = contest.winner(doubt);
        var rest = contest.proposals();
        rest.remove(chosen);
        rest.addAll(unheard);
        rest.sort(Comparator.<Candidate<A>>comparingInt(Candidate::outings)
                .thenComparingDouble(Candidate::outcome)
                .reversed());
        rest.addFirst(chosen);
        var ranked = new ArrayList<SearchBot.Estimate<A>>();
        for (var proposal : rest) {
            for (var option : proposal.parts()) {
                ranked.add(new SearchBot.Estimate<>(option, proposal.outings(), proposal.outcome()));
            }
        }
        return ranked;
    }
}
