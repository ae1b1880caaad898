package tabard.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tabard.table.Budget;
import tabard.table.Game;

/**
 * How a tournament ended. Thinking: what each decision was granted. Won: games of this bot and the share it won, as if every seat where it sat had its own game. Rating: on the
 * scale of Elo, 400 for odds of ten to one, by the model of Bradley and Terry; the weakest has 0.
 */
public record Standings(
        String game,
        int seats,
        Map<String, ?> options,
        int games,
        long seed,
        String thinking,
        List<Standing> lines,
        List<Pair> pairs,
        double meanDecisions,
        Map<Integer, Integer> lengths) {

    /** One bot: in how many games it sat in a seat alone or with others of its kind, and how many of those its kind won. */
    public record Standing(String bot, double won, int played, double share, double low, double high, double rating) {}

    /** One bot against one other: the mean share of the win of a seat of the first where the second was there, and what would be fair. */
    public record Pair(String bot, String against, int games, double won, double low, double high, double fair) {}

    static Standings of(Game<?, ?> game, Tournament.Terms terms, List<Bout> bouts, List<Journal.Entry> played) {
        boolean cooperative = game.cooperative(terms.options());
        var results = new ArrayList<Result>();
        long decisions = 0;
        var lengths = new TreeMap<Integer, Integer>();
        for (var entry : played) {
            results.add(Result.of(bouts.get(entry.number()).bots(), entry.shares(), cooperative));
            decisions += entry.decisions();
            lengths.merge(entry.decisions() / 10 * 10, 1, Integer::sum);
        }
        var ratings = cooperative || terms.options().seats() == 1
                ? Map.<String, Double>of()
                : Ratings.of(terms.bots(), results);
        var lines = new ArrayList<Standing>();
        for (String bot : terms.bots()) {
            double won = 0;
            int in = 0;
            for (var result : results) {
                if (result.seats.containsKey(bot)) {
                    in++;
                    won += result.won.getOrDefault(bot, 0.0);
                }
            }
            var share = new Share(Math.round(won), in);
            lines.add(new Standing(
                    bot, won, in, in == 0 ? 0 : won / in, share.low(), share.high(), ratings.getOrDefault(bot, 0.0)));
        }
        return new Standings(
                game.info().id(),
                terms.options().seats(),
                terms.options().settings(),
                played.size(),
                terms.seed(),
                thinking(terms.thinking()),
                lines,
                cooperative ? List.of() : pairs(terms.bots(), results),
                played.isEmpty() ? 0 : (double) decisions / played.size(),
                lengths);
    }

    private static String thinking(Budget budget) {
        var limits = new ArrayList<String>();
        if (budget.tries() < Integer.MAX_VALUE) {
            limits.add(String.format(Locale.ROOT, "%,d tries", budget.tries()));
        }
        if (budget.nodes() < Integer.MAX_VALUE) {
            limits.add(String.format(Locale.ROOT, "%,d nodes", budget.nodes()));
        }
        if (budget.time().compareTo(Budget.NO_LIMIT) < 0) {
            limits.add(String.format(Locale.ROOT, "%d ms", budget.time().toMillis()));
        }
        return String.join(" or ", limits);
    }

    /** Of one game: how many seats each kind of bot had, and what part of the win went to them. */
    record Result(Map<String, Integer> seats, Map<String, Double> won) {
        static Result of(List<String> bots, List<Double> shares, boolean cooperative) {
            var seats = new LinkedHashMap<String, Integer>();
            var won = new LinkedHashMap<String, Double>();
            for (int i = 0; i < bots.size(); i++) {
                seats.merge(bots.get(i), 1, Integer::sum);
                if (cooperative) {
                    won.put(bots.get(i), shares.get(i));
                } else {
                    won.merge(bots.get(i), shares.get(i), Double::sum);
                }
            }
            return new Result(seats, won);
        }
    }

    /** A bot that sat alone among others of one kind. */
    private static List<Pair> pairs(List<String> bots, List<Result> results) {
        var pairs = new ArrayList<Pair>();
        for (String bot : bots) {
            for (String other : bots) {
                int games = 0;
                double won = 0;
                int seats = 2;
                for (var result : results) {
                    if (!bot.equals(other)
                            && result.seats.getOrDefault(bot, 0) == 1
                            && result.seats.containsKey(other)) {
                        games++;
                        won += result.won.getOrDefault(bot, 0.0);
                        seats = 1 + result.seats.getOrDefault(other, 0);
                    }
                }
                if (games > 0) {
                    var share = new Share(Math.round(won), games);
                    pairs.add(new Pair(bot, other, games, won / games, share.low(), share.high(), 1.0 / seats));
                }
            }
        }
        return pairs;
    }
}
