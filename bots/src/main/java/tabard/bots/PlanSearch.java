package tabard.bots;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seat;
import tabard.table.Seen;
import tabard.table.Step;

/**
 * How a secret of many parts is thought out, as a plan is: as a whole. The plan so far is held against others that differ from it in a part or
 * two, in a {@link Racing} where the others at the table have made theirs, again and again.
 */
final class PlanSearch<S, A extends Action> {
    private static final int FIELD = 8;
    private static final int DETERMINIZATIONS = 48; // for one racing
    private static final int TWO = 2; // parts that are changed at most
    private static final int IDEAS = 20; // for other drafts, good or not
    private static final int LONG = 200; // answers: those who never get ready must not hold anybody up

    private final Game<S, A> game;
    private final Seen<S> seen;
    private final Seat me;
    private final SplittableRandom dice;
    private final Workers workers;
    private final S now;

    PlanSearch(Game<S, A> game, Seen<S> seen, Seat me, SplittableRandom dice, Workers workers) {
        this.game = game;
        this.seen = seen;
        this.me = me;
        this.dice = dice;
        this.workers = workers;
        this.now = game.imagine(seen, dice);
    }

    /** The best plan found: all answers from now on. It begins with what was thought out before, if that still fits. */
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
            var racing = new Racing<>(game, me, this::determinization, workers, field);
            racing.hold(dice, clock, tries, nodes, DETERMINIZATIONS);
            tries -= racing.rollouts();
            nodes -= racing.positions();
            best = racing.winner(Racing.MARGIN).parts();
        }
        return best;
    }

    private boolean fits(List<A> parts) {
        S s = game.copy(now);
        for (var part : parts) {
            var ask = mine(s);
            if (ask == null || !ask.options().contains(part)) {
                return false;
            }
            game.apply(s, new Step.Chosen<>(me, part));
        }
        return mine(s) == null;
    }

    private @Nullable Ask<A> mine(S s) {
        for (var ask : game.awaits(s).due()) {
            if (ask.seat().equals(me) && game.awaits(s) instanceof Awaits.Together<A>) {
                return ask;
            }
        }
        return null;
    }

    private List<Candidate<A>> field(List<A> best) {
        var field = new ArrayList<Candidate<A>>();
        var known = new HashSet<Set<A>>();
        field.add(new Candidate<>(best, 0));
        known.add(Set.copyOf(best));
        for (int i = 0; i < IDEAS && field.size() < FIELD; i++) {
            var other = changed(best);
            if (known.add(Set.copyOf(other))) {
                field.add(new Candidate<>(other, 0));
            }
        }
        return field;
    }

    /** A part or two are left out, as many taken at random instead, and what is then free is filled as it looks best. */
    private List<A> changed(List<A> plan) {
        var kept = new ArrayList<>(plan.subList(0, plan.size() - 1)); // without being ready
        int changes = 1 + dice.nextInt(TWO);
        for (int i = 0; i < changes && !kept.isEmpty(); i++) {
            kept.remove(dice.nextInt(kept.size()));
        }
        S s = game.copy(now);
        var parts = new ArrayList<A>();
        for (var part : kept) {
            var ask = mine(s);
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

    /** Any answer but to be ready, or to take something back: that leaves more to choose from. */
    private void addAny(S s, List<A> parts) {
        var ask = mine(s);
        if (ask == null || ask.options().size() == 1) {
            return;
        }
        int size = ask.options().size();
        var part = ask.options().get(1 + dice.nextInt(size - 1));
        S after = game.copy(s);
        game.apply(after, new Step.Chosen<>(me, part));
        var next = mine(after);
        if (next != null && next.options().size() <= size) {
            game.apply(s, new Step.Chosen<>(me, part));
            parts.add(part);
        }
    }

    /** One answer after another as it looks best, until to be ready looks as good. */
    private List<A> filled(S s, List<A> begun) {
        var parts = new ArrayList<>(begun);
        for (var ask = mine(s); ask != null && parts.size() < LONG; ask = mine(s)) {
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

    /** All others have made up their workers. */
    private S determinization(SplittableRandom lots) {
        S s = game.imagine(seen, lots);
        var policy = RolloutPolicy.of(game, game.options(s));
        for (int i = 0; i < LONG; i++) {
            var ask = another(s);
            if (ask == null) {
                break;
            }
            game.apply(
                    s,
                    new Step.Chosen<>(ask.seat(), policy.answers(s, ask, lots).getFirst()));
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
