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
 * Compares candidates by rollouts, all in the same determinizations and with the same random numbers, and drops those that fall behind. The
 * first candidate is the usual one; another wins only by a margin of its standard error, because the best of a few rollouts is often just lucky.
 */
final class Racing<S, A extends Action> {
    private static final int BATCH = 6; // determinizations before those that fall behind are dropped
    static final double MARGIN = 1; // in standard errors

    private final Game<S, A> game;
    private final Seat seat;
    private final Function<SplittableRandom, S> determinizations;
    private final Workers workers;
    private final int rounds;
    private final Candidate<A> usual;
    private final List<Candidate<A>> others = new ArrayList<>();
    private final List<Candidate<A>> dropped = new ArrayList<>();
    private int done;
    private int rollouts;
    private int positions;

    Racing(
            Game<S, A> game,
            Seat seat,
            Function<SplittableRandom, S> determinizations,
            Workers workers,
            List<Candidate<A>> candidates) {
        this(game, seat, determinizations, workers, candidates, 1);
    }

    /** With so many rounds that are played on. */
    Racing(
            Game<S, A> game,
            Seat seat,
            Function<SplittableRandom, S> determinizations,
            Workers workers,
            List<Candidate<A>> candidates,
            int rounds) {
        this.game = game;
        this.seat = seat;
        this.determinizations = determinizations;
        this.workers = workers;
        this.rounds = rounds;
        this.usual = candidates.getFirst();
        others.addAll(candidates.subList(1, candidates.size()));
    }

    int rollouts() {
        return rollouts;
    }

    /** In all rollouts. */
    int positions() {
        return positions;
    }

    /** Goes on until only the usual candidate is left, or that many determinizations were tried, or the budget is used up: a rollout is a try, a position a node. */
    void run(SplittableRandom dice, Clock clock, int tries, int nodes, int determinizations) {
        while (!others.isEmpty() && done < determinizations && rollouts < tries && positions < nodes && !clock.out()) {
            var seeds = dice.longs(BATCH).boxed().toList();
            workers.each(seeds, seed -> clock.out() ? Optional.<Trial>empty() : trial(new SplittableRandom(seed)))
                    .forEach(trial -> trial.ifPresent(this::learn));
            drop();
        }
    }

    /** One determinization: the outcome of the usual candidate and of all others, and how many positions that took. */
    private record Trial(double usual, double[] others, int positions) {}

    private Optional<Trial> trial(SplittableRandom dice) {
        S determinization = determinizations.apply(dice);
        int until = game.round(determinization) + rounds;
        long seed = dice.nextLong();
        var rollout = new Rollout<>(game, game.options(determinization));
        double asUsual = outcome(rollout, determinization, usual, until, seed);
        double[] outcomes = new double[others.size()];
        for (int i = 0; i < outcomes.length; i++) {
            outcomes[i] = outcome(rollout, determinization, others.get(i), until, seed);
        }
        return Optional.of(new Trial(asUsual, outcomes, rollout.positions()));
    }

    private double outcome(Rollout<S, A> rollout, S determinization, Candidate<A> candidate, int until, long seed) {
        S s = game.copy(determinization);
        if (game.longTurns()) {
            Intention.play(game, s, seat, candidate.parts());
        } else {
            for (var part : candidate.parts()) {
                game.apply(s, new Step.Chosen<>(seat, part));
            }
        }
        return rollout.run(s, seat, until, seed);
    }

    private void learn(Trial trial) {
        done++;
        rollouts += 1 + trial.others.length;
        positions += trial.positions;
        usual.learn(trial.usual, 0);
        for (int i = 0; i < trial.others.length; i++) {
            others.get(i).learn(trial.others[i], trial.others[i] - trial.usual);
        }
    }

    /** Drops what is behind the best by more than chance explains, and what has made no difference at all. */
    private void drop() {
        var best = usual;
        for (var other : others) {
            best = other.lead() > best.lead() ? other : best;
        }
        double most = best.lead();
        for (var other : others) {
            boolean behind = other != best && other.lead() + MARGIN * other.error() < most;
            if (behind || other.same()) {
                dropped.add(other);
            }
        }
        others.removeAll(dropped);
    }

    /** What did better than the usual candidate by more than so many standard errors, or the usual one. */
    Candidate<A> winner(double margin) {
        var chosen = usual;
        double most = 0;
        for (var other : others) {
            double sure = other.lead() - margin * other.error();
            if (sure > most) {
                most = sure;
                chosen = other;
            }
        }
        return chosen;
    }

    /**
     * What to expect of a candidate. All were compared with the usual one in the same determinizations, so that what it leads by says more than
     * the means of some that were lucky with theirs.
     */
    <B> SearchBot.Estimate<B> estimate(B option, Candidate<A> candidate, Candidate<A> best) {
        if (candidate.rollouts() < 2) {
            return SearchBot.Estimate.glanced(option, candidate.rollouts(), candidate.outcome());
        }
        double outcome = Math.clamp(usual.outcome() + candidate.lead(), 0, 1);
        double apart = candidate == best ? 0 : Math.hypot(candidate.error(), best.error());
        return new SearchBot.Estimate<>(
                option, candidate.rollouts(), outcome, Math.max(usual.uncertainty(), candidate.error()), apart);
    }

    /** All of them. */
    List<Candidate<A>> candidates() {
        var all = new ArrayList<>(others);
        all.addAll(dropped);
        all.add(usual);
        return all;
    }
}
