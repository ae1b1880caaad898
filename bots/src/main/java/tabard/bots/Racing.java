package tabard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Step;

/**
 * Proposals against each other: all are played on in the same dreams and with the same luck. The usual one, which is the first, is left only for
 * what has done better beyond doubt: the best of a few outings of each would be the luckiest.
 */
final class Racing<S, A extends Action> {
    private static final int ROUNDS = 1; // how far they are played on
    private static final int BETWEEN_VOTES = 6; // dreams before those that fall behind are given up
    static final double DOUBT = 1; // in standard errors

    private final Game<S, A> game;
    private final Seat seat;
    private final Function<SplittableRandom, S> dreams;
    private final Workers minds;
    private final Candidate<A> usual;
    private final List<Candidate<A>> others = new ArrayList<>();
    private final List<Candidate<A>> dropped = new ArrayList<>();
    private int dreamt;
    private int outings;
    private int positions;

    Racing(
            Game<S, A> game,
            Seat seat,
            Function<SplittableRandom, S> dreams,
            Workers minds,
            List<Candidate<A>> proposals) {
        this.game = game;
        this.seat = seat;
        this.dreams = dreams;
        this.minds = minds;
        this.usual = proposals.getFirst();
        others.addAll(proposals.subList(1, proposals.size()));
    }

    int outings() {
        return outings;
    }

    /** In all outings. */
    int positions() {
        return positions;
    }

    /** Goes on until nothing is left but the usual, or that many dreams were dreamt, or the budget is used up: an outing is a try, a position a node. */
    void hold(SplittableRandom dice, Clock clock, int tries, int nodes, int dreams) {
        while (!others.isEmpty() && dreamt < dreams && outings < tries && positions < nodes && !clock.out()) {
            var seeds = dice.longs(BETWEEN_VOTES).boxed().toList();
            minds.each(seeds, seed -> clock.out() ? Optional.<Trial>empty() : dream(new SplittableRandom(seed)))
                    .forEach(dream -> dream.ifPresent(this::learn));
            vote();
        }
    }

    /** How the usual and all others went, and what it cost. */
    private record Trial(double usual, double[] others, int positions) {}

    private Optional<Trial> dream(SplittableRandom dice) {
        S dream = dreams.apply(dice);
        int until = game.round(dream) + ROUNDS;
        long luck = dice.nextLong();
        var outing = new Rollout<>(game);
        double asUsual = outcome(outing, dream, usual, until, luck);
        double[] outcomes = new double[others.size()];
        for (int i = 0; i < outcomes.length; i++) {
            outcomes[i] = outcome(outing, dream, others.get(i), until, luck);
        }
        return Optional.of(new Trial(asUsual, outcomes, outing.positions()));
    }

    private double outcome(Rollout<S, A> outing, S dream, Candidate<A> proposal, int until, long luck) {
        S s = game.copy(dream);
        for (var part : proposal.parts()) {
            game.apply(s, new Step.Chosen<>(seat, part));
        }
        return outing.go(s, seat, until, luck);
    }

    private void learn(Trial dream) {
        dreamt++;
        outings += 1 + dream.others.length;
        positions += dream.positions;
        usual.learn(dream.usual, 0);
        for (int i = 0; i < dream.others.length; i++) {
            others.get(i).learn(dream.others[i], dream.others[i] - dream.usual);
        }
    }

    /** Gives up what is behind the best by more than chance explains, and what has made no difference at all. */
    private void vote() {
        var best = usual;
        for (var other : others) {
            best = other.lead() > best.lead() ? other : best;
        }
        double most = best.lead();
        for (var other : others) {
            boolean behind = other != best && other.lead() + DOUBT * other.error() < most;
            if (behind || other.same()) {
                dropped.add(other);
            }
        }
        others.removeAll(dropped);
    }

    /** What did better than the usual beyond so much doubt, or the usual. */
    Candidate<A> winner(double doubt) {
        var chosen = usual;
        double most = 0;
        for (var other : others) {
            double sure = other.lead() - doubt * other.error();
            if (sure > most) {
                most = sure;
                chosen = other;
            }
        }
        return chosen;
    }

    /** All of them. */
    List<Candidate<A>> proposals() {
        var all = new ArrayList<>(others);
        all.addAll(dropped);
        all.add(usual);
        return all;
    }
}
