package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
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
 * Searches a secret choice of many parts as a whole, as a player lays a plan: local search. The parts answer one question asked again and again,
 * or {@link Draft several}. The best plan so far is compared with plans that differ
 * in a part or two, by {@link Racing}, in determinizations where all others have made their plans; the winner is the best plan of the next round.
 */
final class PlanSearch<S, A extends Action> {
    private static final int MOST = 8; // candidates of one race
    private static final int DETERMINIZATIONS = 48; // of one race
    private static final int MOST_CHANGES = 2; // parts in which another plan differs
    private static final int ATTEMPTS = 20; // to find other plans
    private static final int MOST_ANSWERS = 200; // a policy that never finishes its plan must not run for ever

    private final Game<S, A> game;
    private final Seen<S> seen;
    private final Seat me;
    private final SplittableRandom dice;
    private final Workers workers;
    private final S now;
    private final Draft<S, A> draft;
    private final boolean several; // kinds of questions

    PlanSearch(Game<S, A> game, Seen<S> seen, Seat me, boolean several, SplittableRandom dice, Workers workers) {
        this.game = game;
        this.seen = seen;
        this.me = me;
        this.dice = dice;
        this.workers = workers;
        this.now = game.imagine(seen, dice);
        this.draft = new Draft<>(game, me, now);
        this.several = several;
    }

    /** The best plan found: all answers from now on. The search starts from the plan found before, if that still fits. */
    List<A> think(List<A> before, Budget budget) {
        var clock = new Clock(budget.time());
        var best = fits(before) ? before : filled(game.copy(now), List.of());
        int tries = budget.tries();
        int nodes = budget.nodes();
        while (tries > 0 && nodes > 0 && !clock.out()) {
            var field = field(best);
            if (field.size() == 1) {
                break;
            }
            var racing = new Racing<>(game, me, this::determinize, workers, field);
            racing.run(dice, clock, tries, nodes, DETERMINIZATIONS);
            tries -= racing.rollouts();
            nodes -= racing.positions();
            best = racing.winner(Racing.MARGIN).parts();
        }
        return best;
    }

    /**
     * Every option as the next part of a plan, the best plan's first: those that are wanted and those that look best are filled with what of the best
     * plan still fits, and raced against it. Which of two parts comes first makes no difference where the plan is the same.
     */
    List<SearchBot.Estimate<A>> compared(List<A> best, Ask<A> ask, List<A> wanted, Budget budget) {
        var clock = new Clock(budget.time());
        var usual = new Candidate<>(best, 0);
        var field = new LinkedHashMap<A, Candidate<A>>();
        field.put(best.getFirst(), usual);
        var others = new ArrayList<>(ask.options());
        others.sort(Comparator.comparingDouble(option -> -look(now, option)));
        others.removeAll(wanted);
        others.addAll(0, wanted);
        for (var option : others.subList(0, Math.min(MOST - 1, others.size()))) {
            field.computeIfAbsent(option, first -> new Candidate<>(instead(first, best), 0));
        }
        var racing = new Racing<>(game, me, this::determinize, workers, List.copyOf(field.values()));
        racing.run(dice, clock, budget.tries(), budget.nodes(), DETERMINIZATIONS);
        var ranked = new ArrayList<SearchBot.Estimate<A>>();
        field.forEach((option, candidate) -> ranked.add(racing.estimate(option, candidate, usual)));
        ranked.sort(SearchBot.Estimate.byIterations());
        for (var option : ask.options()) {
            if (!field.containsKey(option)) {
                ranked.add(SearchBot.Estimate.glanced(option, 0, 0));
            }
        }
        return ranked;
    }

    /** A plan that begins with this part, and goes on as the best as far as it can. */
    private List<A> instead(A first, List<A> best) {
        S s = game.copy(now);
        var parts = new ArrayList<>(List.of(first));
        game.apply(s, new Step.Chosen<>(me, first));
        for (var part : best.subList(0, best.size() - 1)) { // without the answer that finishes it
            var next = draft.mine(s);
            if (next != null && next.options().contains(part)) {
                parts.add(part);
                game.apply(s, new Step.Chosen<>(me, part));
            }
        }
        return filled(s, parts);
    }

    private boolean fits(List<A> parts) {
        S s = game.copy(now);
        for (var part : parts) {
            var ask = draft.mine(s);
            if (ask == null || !ask.options().contains(part)) {
                return false;
            }
            game.apply(s, new Step.Chosen<>(me, part));
        }
        return draft.mine(s) == null;
    }

    private List<Candidate<A>> field(List<A> best) {
        var field = new ArrayList<Candidate<A>>();
        var known = new HashSet<Object>();
        field.add(new Candidate<>(best, 0));
        known.add(known(best));
        for (int i = 0; i < ATTEMPTS && field.size() < MOST; i++) {
            var other = changed(best);
            if (known.add(known(other))) {
                field.add(new Candidate<>(other, 0));
            }
        }
        return field;
    }

    /** By what a plan is known: where one question is asked again and again, the order of the answers is nothing. */
    private Object known(List<A> plan) {
        return several ? plan : Set.copyOf(plan);
    }

    /** A part or two are left out, as many random ones added, and the rest is filled with what looks best. */
    private List<A> changed(List<A> plan) {
        if (several) {
            var once = draft.changed(now, plan, dice);
            return dice.nextInt(MOST_CHANGES) == 0 ? once : draft.changed(now, once, dice);
        }
        var kept = new ArrayList<>(plan.subList(0, plan.size() - 1)); // without the answer that finishes it
        int changes = 1 + dice.nextInt(MOST_CHANGES);
        for (int i = 0; i < changes && !kept.isEmpty(); i++) {
            kept.remove(dice.nextInt(kept.size()));
        }
        S s = game.copy(now);
        var parts = new ArrayList<A>();
        for (var part : kept) {
            var ask = draft.mine(s);
            if (ask != null && ask.options().contains(part)) {
                parts.add(part);
                game.apply(s, new Step.Chosen<>(me, part));
            }
        }
        for (int i = 0; i < changes; i++) {
            addAny(s, parts);
        }
        return filled(s, parts);
    }

    /** Adds a random answer, but neither the one that finishes the plan nor one that takes a part back, after which there is more to choose from. */
    private void addAny(S s, List<A> parts) {
        var ask = draft.mine(s);
        if (ask == null || ask.options().size() == 1) {
            return;
        }
        int size = ask.options().size();
        var part = ask.options().get(1 + dice.nextInt(size - 1));
        S after = game.copy(s);
        game.apply(after, new Step.Chosen<>(me, part));
        var next = draft.mine(after);
        if (next != null && next.options().size() <= size) {
            game.apply(s, new Step.Chosen<>(me, part));
            parts.add(part);
        }
    }

    /** Adds the answer that looks best, again and again, until finishing the plan looks as good. */
    private List<A> filled(S s, List<A> begun) {
        if (several) {
            return draft.filled(s, begun);
        }
        var parts = new ArrayList<>(begun);
        for (var ask = draft.mine(s); ask != null && parts.size() < MOST_ANSWERS; ask = draft.mine(s)) {
            var best = ask.options().getFirst();
            double most = look(s, best);
            for (var option : ask.options()) {
                double look = look(s, option);
                if (look > most) {
                    most = look;
                    best = option;
                }
            }
            parts.add(best);
            game.apply(s, new Step.Chosen<>(me, best));
        }
        return parts;
    }

    private double look(S from, A option) {
        S s = game.copy(from);
        game.apply(s, new Step.Chosen<>(me, option));
        return game.worth().of(s, me);
    }

    /** A determinization in which all others have made their plans. */
    private S determinize(SplittableRandom random) {
        S s = game.imagine(seen, random);
        var policy = RolloutPolicy.of(game, game.options(s));
        for (int i = 0; i < MOST_ANSWERS; i++) {
            var ask = another(s);
            if (ask == null) {
                break;
            }
            game.apply(
                    s,
                    new Step.Chosen<>(ask.seat(), policy.answers(s, ask, random).getFirst()));
        }
        return s;
    }

    private @Nullable Ask<A> another(S s) {
        for (var ask : game.awaits(s).due()) {
            if (!ask.seat().equals(me)) {
                return ask;
            }
        }
        return null;
    }
}
