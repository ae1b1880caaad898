package tabard.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabard.table.Game;

/**
 * What came of a plan. A decision is an ask with more than one option that a seat answered; a step is any change of a position,
 * draws and reveals included. Means, wins and points are those of the games that came to an end. A draw is a game that no seat won
 * alone; a co-operative game is won by all or lost.
 *
 * @param cpuSeconds the processor time of the threads that played; compiling and collecting, which Java does on threads of its own,
 *     are not in it
 * @param winsByBot the games won by a seat where this bot sat
 */
public record Results(
        String game,
        int seats,
        Map<String, ?> options,
        List<String> bots,
        int games,
        long seed,
        int threads,
        long decisions,
        long steps,
        double seconds,
        double decisionsPerSecond,
        double cpuSeconds,
        double decisionsPerCpuSecond,
        double meanDecisions,
        int fewestDecisions,
        int mostDecisions,
        double meanRounds,
        Map<String, Integer> wins,
        Map<String, Integer> winsByBot,
        boolean cooperative,
        int won,
        int lost,
        int draws,
        Map<String, Double> meanPoints,
        List<BrokenGame> errors) {

    static Results of(Game<?, ?> game, Plan plan, Totals totals, double seconds) {
        double cpuSeconds = totals.cpuNanos / 1e9;
        var seats = game.info().seated(plan.options());
        var wins = new LinkedHashMap<String, Integer>();
        var winsByBot = new LinkedHashMap<String, Integer>();
        var points = new LinkedHashMap<String, Double>();
        for (int i = 0; i < seats.size(); i++) {
            wins.put(seats.get(i).word(), totals.wins[i]);
            points.put(seats.get(i).word(), mean(totals.points[i], totals.games));
            if (game.cooperative(plan.options())) {
                winsByBot.put(plan.bots().get(i), totals.won);
            } else {
                winsByBot.merge(plan.bots().get(i), totals.wins[i], Integer::sum);
            }
        }
        return new Results(
                game.info().id(),
                seats.size(),
                new TreeMap<>(plan.options().settings()),
                plan.bots(),
                plan.games(),
                plan.seed(),
                plan.threads(),
                totals.decisions,
                totals.steps,
                seconds,
                totals.decisions / seconds,
                cpuSeconds,
                totals.decisions / cpuSeconds,
                mean(totals.decisions, totals.games),
                totals.games == 0 ? 0 : totals.shortest,
                totals.longest,
                mean(totals.rounds, totals.games),
                wins,
                winsByBot,
                game.cooperative(plan.options()),
                totals.won,
                totals.lost,
                totals.draws,
                points,
                List.copyOf(totals.faults));
    }

    private static double mean(long sum, int games) {
        return games == 0 ? 0 : (double) sum / games;
    }
}
