package tabard.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Seen;

/** Tells a player what a bot would choose in the same place, and why; it sees what the player sees. */
public final class Adviser {
    private static final int BEST = 3;
    private static final int REASONS = 3;
    private static final int COMPARED = 48; // with how many options the best are compared
    private static final double TOO_LITTLE = 0.02;
    private static final int TOO_SMALL = 6; // a reason so many times smaller than the main one only distracts

    private final SplittableRandom dice;

    public Adviser(long seed) {
        dice = new SplittableRandom(seed);
    }

    /** The options with the most iterations, at most three, with the best outcome first. */
    public <S, A extends Action> List<Hint<A>> hints(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
        var advice = new SearchBot(dice.nextLong(), 1)
                .advise(game, seen, ask, budget).stream()
                        .filter(one -> one.iterations() > 0)
                        .sorted(Comparator.<SearchBot.Estimate<A>>comparingInt(SearchBot.Estimate::iterations)
                                .reversed())
                        .limit(COMPARED)
                        .toList();
        var options = advice.stream().map(SearchBot.Estimate::option).toList();
        var expected = ExpectedFeatures.of(game, seen, ask, options, dice);
        var hints = new ArrayList<Hint<A>>();
        for (int i = 0; i < Math.min(BEST, options.size()); i++) {
            hints.add(new Hint<>(options.get(i), advice.get(i).outcome(), reasons(game, expected, i)));
        }
        hints.sort(Comparator.comparingDouble(hint -> -hint.outcome()));
        return List.copyOf(hints);
    }

    /** A feature that differs, by how much, and how much that adds to the weighted sum. */
    private record Difference(String feature, double change, double gain) {}

    private static List<Hint.Reason> reasons(Game<?, ?> game, ExpectedFeatures expected, int option) {
        var features = game.worth().features();
        var differences = new ArrayList<Difference>();
        double most = 0;
        for (int i = 0; i < features.size(); i++) {
            double change = expected.lead(option, i);
            double gain = features.get(i).weight() * change;
            most = Math.max(most, Math.abs(gain));
            differences.add(new Difference(features.get(i).key(), change, gain));
        }
        double least = Math.max(TOO_LITTLE, most / TOO_SMALL);
        return differences.stream()
                .filter(difference -> Math.abs(difference.gain) >= least)
                .sorted(Comparator.comparingDouble(difference -> -Math.abs(difference.gain)))
                .limit(REASONS)
                .map(difference -> Hint.Reason.of(difference.feature, difference.change > 0, difference.gain > 0))
                .toList();
    }
}
