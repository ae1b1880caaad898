package tabard.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Strengths by the model of Bradley and Terry: a seat wins in proportion to its bot's strength. Found by Hunter's iteration. */
final class Ratings {
    private static final int ROUNDS = 2_000;
    private static final double HALF_A_DRAW =
            0.5; // a bot that never won, or always, would have no strength to speak of

    private Ratings() {}

    static Map<String, Double> of(List<String> bots, List<Standings.Result> results) {
        var strength = new HashMap<String, Double>();
        bots.forEach(bot -> strength.put(bot, 1.0));
        for (int round = 0; round < ROUNDS; round++) {
            var next = new HashMap<String, Double>();
            for (String bot : bots) {
                double won = HALF_A_DRAW;
                double met = 2 * HALF_A_DRAW / (strength.getOrDefault(bot, 1.0) + 1);
                for (var result : results) {
                    int seats = result.seats().getOrDefault(bot, 0);
                    if (seats > 0) {
                        won += result.won().getOrDefault(bot, 0.0);
                        met += seats
                                / total(result, strength)
                                * result.won().values().stream()
                                        .mapToDouble(v -> v)
                                        .sum();
                    }
                }
                next.put(bot, won / met);
            }
            strength.putAll(next);
        }
        double weakest = strength.values().stream().mapToDouble(v -> v).min().orElse(1);
        var ratings = new HashMap<String, Double>();
        strength.forEach((bot, value) -> ratings.put(bot, 400 * Math.log10(value / weakest)));
        return ratings;
    }

    private static double total(Standings.Result result, Map<String, Double> strength) {
        double total = 0;
        for (var entry : result.seats().entrySet()) {
            total += entry.getValue() * strength.getOrDefault(entry.getKey(), 1.0);
        }
        return total;
    }
}
