package tabard.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/**
 * Searches from determinizations, positions that may be the true one: against one rival by a tree ({@link Search}), among allies and against
 * several rivals by a {@link CandidateSearch}, for secret choices of many parts by a {@link PlanSearch}, and in long turns by a
 * {@link CourseSearch}. With the same seed, number of workers and
 * number of tries it chooses the same.
 */
public final class SearchBot implements Bot {
    private static final Node.Widening WIDENING = new Node.Widening(0.1, 0.7);
    private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 16;
    private static final int IN_A_TURN = 8; // times the time for one question, where turns are long
    private static final int STEPPING_IN = 4; // it is asked at every choice of another, so it has that much less time

    private final SplittableRandom dice;
    private final Workers workers;
    private final Node.Widening widening;
    private final GreedyBot greedy;
    private @Nullable Previous<?, ?> last;
    private List<? extends Action> plan = List.of();
    private @Nullable Intention<?, ?> intention;
    private int round = -1;
    private Duration thought = Duration.ZERO; // in this round, in the own turn

    public SearchBot(long seed, int workers) {
        this(seed, workers, WIDENING);
    }

    SearchBot(long seed, int workers, Node.Widening widening) {
        this.dice = new SplittableRandom(seed);
        this.greedy = new GreedyBot(dice.nextLong());
        this.workers = new Workers(workers);
        this.widening = widening;
    }

    /** The trees of the last question and what was chosen: the next question may follow from it. */
    private record Previous<S, A extends Action>(Game<S, A> game, List<Search<S, A>> searches, A chosen) {}

    /**
     * The expected outcome of an option, between 0 and 1, after so many iterations or rollouts.
     *
     * @param error of the outcome: its standard error, 0 where nothing is known of it
     * @param apart the standard error of the difference between this outcome and that of the best option
     */
    public record Estimate<A>(A option, int iterations, double outcome, double error, double apart) {
        /** Of how it looks at once. */
        static <A> Estimate<A> glanced(A option, int iterations, double outcome) {
            return new Estimate<>(option, iterations, outcome, 0, 0);
        }

        static <A> Comparator<Estimate<A>> byIterations() {
            return Comparator.<Estimate<A>>comparingInt(Estimate::iterations)
                    .thenComparingDouble(Estimate::outcome)
                    .reversed();
        }
    }

    @Override
    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        if (ask.options().size() == 1) {
            return ask.options().getFirst();
        }
        S determinization = game.imagine(seen, dice);
        if (Intention.fits(game, determinization, ask)) {
            return inOwnTurn(game, seen, determinization, ask, budget);
        }
        var kinds = Draft.kinds(game, ask, determinization);
        if (kinds.any()) {
            return part(game, seen, ask, kinds, budget);
        }
        if (byCandidates(game, seen)) {
            return candidateSearch(game, seen, ask, List.of(), budget).chosen().orElseThrow();
        }
        var searches = searches(game, seen, ask);
        think(searches, budget, search -> search.run(null));
        var chosen = ranked(searches, ask.options()).getFirst().option;
        last = new Previous<>(game, searches, chosen);
        return chosen;
    }

    /** What was meant before, or the first answer of the best row. */
    private <S, A extends Action> A inOwnTurn(
            Game<S, A> game, Seen<S> seen, S determinization, Ask<A> ask, Budget budget) {
        var meant = Intention.next(intention, game, seen, ask);
        if (meant.isPresent()) {
            return meant.get();
        }
        if (game.round(determinization) != round) {
            round = game.round(determinization);
            thought = Duration.ZERO;
        }
        long start = System.nanoTime();
        var row = CourseSearch.about(game, seen, determinization, ask, dice, workers, budget.within(left(budget)))
                .chosen();
        thought = thought.plusNanos(System.nanoTime() - start);
        intention = new Intention<>(game, ask.seat(), determinization, row);
        return row.getFirst();
    }

    /** Half of what is left of the time for a whole turn: nobody shall wait for a long turn as many times as questions are asked in it. */
    private Duration left(Budget budget) {
        return budget.time().multipliedBy(IN_A_TURN).minus(thought).dividedBy(2);
    }

    /** All options, the best first. */
    public <S, A extends Action> List<Estimate<A>> advise(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        return advise(game, seen, ask, List.of(), budget);
    }

    /** The same, with options that are to be compared even where they do not look good. */
    <S, A extends Action> List<Estimate<A>> advise(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, List<A> wanted, Budget budget) {
        var determinization = game.imagine(seen, dice);
        if (Intention.fits(game, determinization, ask)) {
            return CourseSearch.about(game, seen, determinization, ask, dice, workers, budget)
                    .ranked(ask.options());
        }
        var kinds = Draft.kinds(game, ask, determinization);
        if (kinds.any()) {
            var search = new PlanSearch<>(game, seen, ask.seat(), kinds.others(), dice, workers);
            var half = budget.shared(2);
            return search.compared(search.think(List.of(), half), ask, wanted, half);
        }
        if (byCandidates(game, seen)) {
            return candidateSearch(game, seen, ask, wanted, budget).ranked();
        }
        var searches = searches(game, seen, ask);
        think(searches, budget, search -> search.run(null));
        return ranked(searches, ask.options());
    }

    /** Among allies a tree of rivals makes no sense, and against many rivals it would end before the seat's next turn. */
    private static <S> boolean byCandidates(Game<S, ?> game, Seen<S> seen) {
        return game.cooperative(game.options(seen.masked()))
                || game.seated(seen.masked()).size() > 2;
    }

    private <S, A extends Action> CandidateSearch<S, A> candidateSearch(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, List<A> wanted, Budget budget) {
        var clock = new Clock(budget.time());
        var usual = greedy.choose(game, seen, ask, budget);
        return CandidateSearch.about(game, seen, ask, usual, wanted, dice, workers)
                .think(budget, clock);
    }

    /** The first part of the best plan; the rest is where the next search starts from. */
    @SuppressWarnings("unchecked") // a plan for another question does not fit this one, and is thrown away
    private <S, A extends Action> A part(Game<S, A> game, Seen<S> seen, Ask<A> ask, Draft.Kinds kinds, Budget budget) {
        var parts =
                new PlanSearch<>(game, seen, ask.seat(), kinds.others(), dice, workers).think((List<A>) plan, budget);
        plan = parts.subList(1, parts.size());
        return parts.getFirst();
    }

    /** Every option, and not stepping in, gets the same number of iterations. */
    @Override
    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var shorter = budget.shared(STEPPING_IN);
        if (byCandidates(game, seen)) {
            var clock = new Clock(shorter.time());
            return CandidateSearch.aboutSteppingIn(game, seen, ask, dice, workers)
                    .think(shorter, clock)
                    .chosen();
        }
        var searches = searches(game, seen, ask);
        var options = ask.options();
        think(searches, shorter, search -> {
            search.run(null);
            options.forEach(search::run);
        });
        last = null;
        double pass = searches.stream()
                .mapToDouble(search -> search.valueWithout(options))
                .average()
                .orElseThrow();
        return ranked(searches, options).stream()
                .max(Comparator.comparingDouble(Estimate::outcome))
                .filter(best -> best.outcome > pass)
                .map(Estimate::option);
    }

    @SuppressWarnings("unchecked") // the same game has the same positions and moves
    private <S, A extends Action> List<Search<S, A>> searches(Game<S, A> game, Seen<S> seen, Ask<A> ask) {
        var searches = new ArrayList<Search<S, A>>(workers.count());
        if (last != null && last.game.equals(game)) {
            var previous = (Previous<S, A>) last;
            for (var search : previous.searches) {
                searches.add(search.after(previous.chosen, seen, widening));
            }
        } else {
            for (int i = 0; i < workers.count(); i++) {
                searches.add(Search.fresh(game, seen, ask.seat(), widening, dice.split()));
            }
        }
        return searches;
    }

    private <S, A extends Action> void think(
            List<Search<S, A>> searches, Budget budget, Consumer<Search<S, A>> iteration) {
        var clock = new Clock(budget.time());
        var share = budget.shared(searches.size());
        workers.each(searches, search -> {
            think(search, clock, share, iteration);
            return search;
        });
    }

    private static <S, A extends Action> void think(
            Search<S, A> search, Clock clock, Budget share, Consumer<Search<S, A>> iteration) {
        int i = 0;
        do {
            if (i % BETWEEN_LOOKS_AT_THE_CLOCK == BETWEEN_LOOKS_AT_THE_CLOCK - 1 && clock.out()) {
                return;
            }
            iteration.accept(search);
            i++;
        } while (i < share.tries() && search.grown() < share.nodes());
    }

    private static <S, A extends Action> List<Estimate<A>> ranked(List<Search<S, A>> searches, List<A> options) {
        var ranked = new ArrayList<Estimate<A>>();
        for (var option : options) {
            int visits = 0;
            double total = 0;
            double squares = 0;
            for (var search : searches) {
                visits += search.visits(option);
                total += search.visits(option) * search.value(option);
                squares += search.squares(option);
            }
            ranked.add(
                    visits < 2
                            ? Estimate.glanced(option, visits, total)
                            : new Estimate<>(option, visits, total / visits, error(visits, total, squares), 0));
        }
        ranked.sort(Estimate.byIterations());
        double most = ranked.getFirst().error;
        ranked.replaceAll(
                one -> new Estimate<>(one.option, one.iterations, one.outcome, one.error, Math.hypot(one.error, most)));
        return ranked;
    }

    private static double error(int visits, double total, double squares) {
        return Math.sqrt(Math.max(0, squares - total * total / visits) / (visits - 1) / visits);
    }
}
