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
 * against what looks nearly as good, in a {@link Contest}.
 */
final class Council<S, A extends Action> {
    private static final int MOST = 8; // options that are looked into
    private static final double MORE_DOUBT = 3; // of stepping in: who is asked again and again would be lucky once

    private final Contest<S, A> contest;
    private final SplittableRandom dice;
    private final double doubt;
    private final List<Proposal<A>> unheard;

    private Council(
            Game<S, A> game,
            Seen<S> seen,
            Ask<A> ask,
            SplittableRandom dice,
            Minds minds,
            double doubt,
            List<Proposal<A>> proposals) {
        int heard = Math.min(MOST, proposals.size());
        this.contest =
                new Contest<>(game, ask.seat(), lots -> game.imagine(seen, lots), minds, proposals.subList(0, heard));
        this.dice = dice;
        this.doubt = doubt;
        this.unheard = proposals.subList(heard, proposals.size());
    }

    /** About a question that must be answered. */
    static <S, A extends Action> Council<S, A> about(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, A usual, SplittableRandom dice, Minds minds) {
        var proposals = proposals(game, game.imagine(seen, dice), ask, dice);
        int first = 0;
        while (!proposals.get(first).parts().getFirst().equals(usual)) {
            first++;
        }
        proposals.addFirst(proposals.remove(first));
        return new Council<>(game, seen, ask, dice, minds, Contest.DOUBT, proposals);
    }

    /** About stepping in, where usually one does not; only what looks better than that is worth an outing. */
    static <S, A extends Action> Council<S, A> aboutSteppingIn(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, SplittableRandom dice, Minds minds) {
        S dream = game.imagine(seen, dice);
        double now = game.worth().of(dream, ask.seat());
        var proposals = new ArrayList<Proposal<A>>();
        proposals.add(new Proposal<>(List.of(), now));
        for (var proposal : proposals(game, dream, ask, dice)) {
            if (proposal.looks() > now) {
                proposals.add(proposal);
            }
        }
        return new Council<>(game, seen, ask, dice, minds, MORE_DOUBT, proposals);
    }

    private static <S, A extends Action> List<Proposal<A>> proposals(
            Game<S, A> game, S dream, Ask<A> ask, SplittableRandom dice) {
        var looks = Custom.of(game).looks(dream, ask, dice);
        var proposals = new ArrayList<Proposal<A>>();
        for (int i = 0; i < looks.length; i++) {
            proposals.add(new Proposal<>(List.of(ask.options().get(i)), looks[i]));
        }
        proposals.sort(Comparator.comparingDouble(proposal -> -proposal.looks()));
        return proposals;
    }

    /** The clock runs since the question was put. */
    Council<S, A> think(Budget budget, Clock clock) {
        contest.hold(dice, clock, budget.tries(), budget.nodes(), Integer.MAX_VALUE);
        return this;
    }

    /** What it has come to; nothing, where that is best. */
    Optional<A> chosen() {
        return contest.winner(doubt).parts().stream().findFirst();
    }

    /** All options, the chosen one first, and then those that were looked into longest. */
    List<SearchBot.Advice<A>> ranked() {
        var chosen = contest.winner(doubt);
        var rest = contest.proposals();
        rest.remove(chosen);
        rest.addAll(unheard);
        rest.sort(Comparator.<Proposal<A>>comparingInt(Proposal::outings)
                .thenComparingDouble(Proposal::outcome)
                .reversed());
        rest.addFirst(chosen);
        var ranked = new ArrayList<SearchBot.Advice<A>>();
        for (var proposal : rest) {
            for (var option : proposal.parts()) {
                ranked.add(new SearchBot.Advice<>(option, proposal.outings(), proposal.outcome()));
            }
        }
        return ranked;
    }
}
