package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Tells a player what a bot would choose in the same place, and why; it sees what the player sees. */
public final class Adviser {
    private static final int BEST = 3;
    private static final int COMPARED = 48; // with how many options the best are compared
    private static final double NOTHING = 0.002; // a difference that is none

    private final SplittableRandom dice;

    public Adviser(long seed) {
        dice = new SplittableRandom(seed);
    }

    /**
     * The options with the most iterations, at most three, with the best outcome first. What speaks for one is what sets it apart from the others
     * that are advised; where it is alone, or like them, from all the others. Nothing is said twice.
     */
    public <S, A extends Action> List<Hint<A>> hints(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var advice = known(tried(game, seen, ask, List.of(), budget)).stream()
                .limit(COMPARED)
                .toList();
        var options = advice.stream().map(SearchBot.Estimate::option).toList();
        var expected = ExpectedFeatures.of(game, seen, ask, options, dice);
        int shown = Math.min(BEST, options.size());
        var order = IntStream.range(0, shown)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -advice.get(i).outcome()))
                .toList();
        var said = new HashSet<Hint.Reason>();
        var hints = new ArrayList<Hint<A>>();
        for (int i : order) {
            var apart = shown > 1 ? Hint.reasons(game.worth(), expected.leads(i, shown)) : List.<Hint.Reason>of();
            var reasons = !apart.isEmpty() || !hints.isEmpty()
                    ? apart
                    : Hint.reasons(game.worth(), expected.leads(i, options.size()));
            var one = advice.get(i);
            double behind = advice.get(order.getFirst()).outcome() - one.outcome();
            hints.add(new Hint<>(
                    one.option(),
                    one.outcome(),
                    one.error(),
                    !hints.isEmpty() && behind <= Math.max(one.apart(), NOTHING),
                    reasons.stream().filter(said::add).toList()));
        }
        return List.copyOf(hints);
    }

    private <S, A extends Action> List<SearchBot.Estimate<A>> tried(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, List<A> wanted, Budget budget) {
        return new SearchBot(dice.nextLong(), 1)
                .advise(game, seen, ask, wanted, budget).stream()
                        .filter(one -> one.iterations() > 0)
                        .sorted(Comparator.<SearchBot.Estimate<A>>comparingInt(SearchBot.Estimate::iterations)
                                .reversed())
                        .toList();
    }

    /** What was only glanced at is left out where more is known of others. */
    private static <A> List<SearchBot.Estimate<A>> known(List<SearchBot.Estimate<A>> tried) {
        var well = tried.stream().filter(one -> one.iterations() > 1).toList();
        return well.size() > 1 ? well : tried;
    }

    /**
     * How a choice compares with what a bot would choose: the outcomes to expect of both, between 0 and 1.
     *
     * @param best may be the choice itself
     */
    public record Verdict<A extends Action>(A best, double could, double came) {
        public double cost() {
            return could - came;
        }
    }

    /** Judges a choice; nothing is said of one that the bot did not look at. */
    public <S, A extends Action> Optional<Verdict<A>> judge(
            Game<S, A> game, Seen<S> seen, Ask<A> ask, A chosen, Budget budget) {
        var advice = tried(game, seen, ask, List.of(chosen), budget);
        return advice.stream()
                .filter(one -> one.option().equals(chosen))
                .findFirst()
                .map(came -> {
                    var best = advice.stream()
                            .limit(BEST)
                            .max(Comparator.comparingDouble(SearchBot.Estimate::outcome))
                            .filter(one -> one.outcome() - came.outcome() > came.apart()) // more than chance explains
                            .orElse(came);
                    return new Verdict<>(best.option(), best.outcome(), came.outcome());
                });
    }

    /** What speaks for one option, compared with another. */
    public <S, A extends Action> List<Hint.Reason> why(Game<S, A> game, Seen<S> seen, Ask<A> ask, A option, A other) {
        var expected = ExpectedFeatures.of(game, seen, ask, List.of(option, other), dice);
        return Hint.reasons(game.worth(), expected.leads(0, 2));
    }
}
