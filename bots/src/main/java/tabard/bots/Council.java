package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;

/**
 * How an ally thinks: what he would do by habit is compared with what looks nearly as good. All are played on by habit in the same
 * dreams, with the same luck, and he leaves his habit only for what has done better beyond doubt: the best of a few outings of each
 * would be the luckiest.
 */
final class Council<S, A extends Action> {
    private static final int MOST = 8; // options that are looked into
    private static final int ROUNDS = 1; // how far they are played on
    private static final int BETWEEN_VOTES = 6; // dreams before those that fall behind are given up
    private static final double DOUBT = 1; // in standard errors
    private static final double MORE_DOUBT = 3; // of stepping in: who is asked again and again would be lucky once

    private final Game<S, A> game;
    private final Seen<S> seen;
    private final Seat seat;
    private final SplittableRandom dice;
    private final double doubt;
    private final Outing<S, A> outing;
    private final int until;
    private final Proposal<A> habitual;
    private final List<Proposal<A>> others = new ArrayList<>();
    private final List<Proposal<A>> dropped = new ArrayList<>();

    private Council(
            Game<S, A> game,
            Seen<S> seen,
            Seat seat,
            SplittableRandom dice,
            double doubt,
            List<Proposal<A>> proposals) {
        this.game = game;
        this.seen = seen;
        this.seat = seat;
        this.dice = dice;
        this.doubt = doubt;
        this.outing = new Outing<>(game);
        this.until = game.round(seen.masked()) + ROUNDS;
        this.habitual = proposals.getFirst();
        others.addAll(proposals.subList(1, Math.min(proposals.size(), MOST)));
        dropped.addAll(proposals.subList(1 + others.size(), proposals.size()));
    }

    /** About a question that must be answered. */
    static <S, A extends Action> Council<S, A> about(Game<S, A> game, Seen<S> seen, Ask<A> ask, SplittableRandom dice) {
        var proposals = proposals(game, game.imagine(seen, dice), ask);
        return new Council<>(game, seen, ask.seat(), dice, DOUBT, proposals);
    }

    /** About stepping in, where by habit one does not; only what looks better than that is worth an outing. */
    static <S, A extends Action> Council<S, A> aboutSteppingIn(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, SplittableRandom dice) {
        S dream = game.imagine(seen, dice);
        double now = game.worth().of(dream, ask.seat());
        var proposals = new ArrayList<Proposal<A>>();
        proposals.add(new Proposal<>(null, now));
        for (var proposal : proposals(game, dream, ask)) {
            if (proposal.looks > now) {
                proposals.add(proposal);
            }
        }
        return new Council<>(game, seen, ask.seat(), dice, MORE_DOUBT, proposals);
    }

    private static <S, A extends Action> List<Proposal<A>> proposals(Game<S, A> game, S dream, Ask<A> ask) {
        var looks = new Habit<>(game).looks(dream, ask);
        var proposals = new ArrayList<Proposal<A>>();
        for (int i = 0; i < looks.length; i++) {
            proposals.add(new Proposal<>(ask.options().get(i), looks[i]));
        }
        proposals.sort(Comparator.comparingDouble(proposal -> -proposal.looks));
        return proposals;
    }

    /** Thinks as long as it may, or until nothing else is left. Every outing is a try, and every question in it. */
    Council<S, A> think(Budget budget) {
        var clock = new Clock(budget.time());
        for (int dreamt = 1; !others.isEmpty() && outing.effort() < budget.tries() && !clock.out(); dreamt++) {
            dream();
            if (dreamt % BETWEEN_VOTES == 0) {
                vote();
            }
        }
        return this;
    }

    private void dream() {
        S dream = game.imagine(seen, dice);
        long luck = dice.nextLong();
        double usual = outcome(dream, habitual, luck);
        habitual.learn(usual, 0);
        for (var other : others) {
            double outcome = outcome(dream, other, luck);
            other.learn(outcome, outcome - usual);
        }
    }

    private double outcome(S dream, Proposal<A> proposal, long luck) {
        S s = game.copy(dream);
        if (proposal.option != null) {
            game.apply(s, new Step.Chosen<>(seat, proposal.option));
        }
        return outing.go(s, seat, until, luck);
    }

    /** Gives up what is behind the best by more than chance explains. */
    private void vote() {
        var best = habitual;
        for (var other : others) {
            best = other.lead() > best.lead() ? other : best;
        }
        double most = best.lead();
        for (var other : others) {
            if (other.lead() + DOUBT * other.error() < most && other != best) {
                dropped.add(other);
            }
        }
        others.removeAll(dropped);
    }

    /** What it has come to. */
    Optional<A> chosen() {
        return Optional.ofNullable(winner().option);
    }

    private Proposal<A> winner() {
        var chosen = habitual;
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

    /** All options, the chosen one first, and then those that were looked into longest. */
    List<SearchBot.Advice<A>> ranked() {
        var chosen = winner();
        var rest = new ArrayList<>(others);
        rest.addAll(dropped);
        rest.add(habitual);
        rest.remove(chosen);
        rest.sort(Comparator.<Proposal<A>>comparingInt(proposal -> proposal.outings)
                .thenComparingDouble(Proposal::outcome)
                .reversed());
        rest.addFirst(chosen);
        var ranked = new ArrayList<SearchBot.Advice<A>>();
        for (var proposal : rest) {
            if (proposal.option != null) {
                ranked.add(new SearchBot.Advice<>(proposal.option, proposal.outings, proposal.outcome()));
            }
        }
        return ranked;
    }

    /** An option, or none, with how it looks at once and how it went. */
    private static final class Proposal<A> {
        private final @Nullable A option;
        private final double looks;
        private int outings;
        private double total;
        private double leads;
        private double squares;

        Proposal(@Nullable A option, double looks) {
            this.option = option;
            this.looks = looks;
        }

        private void learn(double outcome, double lead) {
            outings++;
            total += outcome;
            leads += lead;
            squares += lead * lead;
        }

        /** The mean of what came of it, or how it looks. */
        double outcome() {
            return outings == 0 ? looks : total / outings;
        }

        /** By how much it went better than the habitual one. */
        double lead() {
            return outings == 0 ? 0 : leads / outings;
        }

        /** How far that may be from the truth. */
        double error() {
            return outings < 2
                    ? Double.POSITIVE_INFINITY
                    : Math.sqrt(Math.max(0, squares - leads * leads / outings) / (outings - 1) / outings);
        }
    }
}
