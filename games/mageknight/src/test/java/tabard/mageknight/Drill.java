package tabard.mageknight;

import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import tabard.bots.Bots;
import tabard.bots.loop.SimulatedGame;
import tabard.mageknight.bot.MageKnightWorth;
import tabard.mageknight.rules.*;
import tabard.table.*;

/**
 * Games of Solo Conquest by which weights are found: java tabard.mageknight.Drill FILE WEIGHTS BOT NODES SECONDS GAMES THREADS SEED SHAKE. In every pair
 * of games, on one seed, the weights are shaken, in one game one way and in the other the other. FILE gets a line for each game: its fame, the cities
 * that fell, and how far each weight was shaken. With a SHAKE of 0 every game has a seed of its own, and all are played with the weights as they are.
 */
final class Drill {
    /** Weights that may be 0 or less are shaken by adding so much, all others by a factor. */
    private static final Map<String, Double> ADDED = Map.ofEntries(
            Map.entry("next-level", 5.0),
            Map.entry("wounded-deck", 40.0),
            Map.entry("city-seen", 6.0),
            Map.entry("core-tile", 2.0),
            Map.entry("dummy", 1.0),
            Map.entry("near-city", 5.0));

    private final MageKnight game = new MageKnight();
    private final Options options = game.info().options(1, Map.of("scenario", "solo-conquest"));
    private final Map<String, Double> weights = new LinkedHashMap<>();
    private final String bot;
    private final Budget budget;
    private final double shake;

    private Drill(String[] args) throws IOException {
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            int end = line.indexOf(' ');
            if (!line.startsWith("#") && end > 0) {
                weights.put(line.substring(0, end), Double.parseDouble(line.substring(end + 1)));
            }
        }
        bot = args[2];
        budget = Budget.nodes(Integer.parseInt(args[3]));
        shake = Double.parseDouble(args[8]);
    }

    /** What a game came to, and how the weights were shaken. */
    private record Result(long seed, Journal journal, double[] shaken, double seconds) {
        int fame() {
            return journal.fames().values().iterator().next();
        }
    }

    public static void main(String[] args) throws IOException {
        var drill = new Drill(args);
        long end = System.nanoTime() + Long.parseLong(args[4]) * 1_000_000_000;
        int games = Integer.parseInt(args[5]);
        long seed = Long.parseLong(args[7]);
        var number = new AtomicInteger();
        var results = new ConcurrentLinkedQueue<Result>();
        try (var pool = Executors.newFixedThreadPool(Integer.parseInt(args[6]))) {
            for (int i = 0; i < Integer.parseInt(args[6]); i++) {
                pool.execute(() -> {
                    for (int n = number.getAndIncrement();
                            n < games && System.nanoTime() < end;
                            n = number.getAndIncrement()) {
                        results.add(drill.play(seed, n));
                    }
                });
            }
        }
        drill.tell(args, results);
    }

    private void tell(String[] args, Collection<Result> results) throws IOException {
        try (var out = new PrintWriter(Files.newBufferedWriter(Path.of(args[0])))) {
            out.println(String.join(" ", weights.keySet()));
            out.println(String.join(
                    " ",
                    weights.keySet().stream()
                            .map(name -> ADDED.getOrDefault(name, 0.0).toString())
                            .toList()));
            for (var result : results) {
                out.print(result.seed + " " + result.fame() + " " + result.journal.taken());
                for (double by : result.shaken) {
                    out.printf(Locale.ROOT, " %.3f", by);
                }
                out.println();
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d games, fame %s, a city in %d, all in %d, seen %s, beaten %s, wounds %s, levels of units %s,"
                        + " %.1f s a game%n",
                String.join(" ", args),
                results.size(),
                Mean.of(results.stream().map(Result::fame).toList()),
                results.stream().filter(one -> one.journal.taken() > 0).count(),
                results.stream().filter(one -> one.journal.all()).count(),
                Mean.of(results.stream().map(one -> one.journal.seen()).toList()),
                Mean.of(results.stream().map(one -> one.journal.beaten()).toList()),
                Mean.of(results.stream().map(one -> one.journal.wounds()).toList()),
                Mean.of(results.stream().map(one -> one.journal.units()).toList()),
                results.stream().mapToDouble(Result::seconds).average().orElse(0));
    }

    private Result play(long first, int number) {
        long seed = first + (shake == 0 ? number : number / 2);
        var dice = new SplittableRandom(seed);
        double[] shaken = new double[weights.size()];
        for (int i = 0; i < shaken.length && shake > 0; i++) {
            shaken[i] = gaussian(dice) * (number % 2 == 0 ? 1 : -1);
        }
        var text = new StringBuilder();
        int i = 0;
        for (var weight : weights.entrySet()) {
            double by = weight.getKey().equals("fame") ? 0 : shake * shaken[i];
            var added = ADDED.get(weight.getKey());
            double value = added == null ? weight.getValue() * Math.exp(by) : weight.getValue() + by * added;
            text.append(String.format(Locale.ROOT, "%s %.5f%n", weight.getKey(), value));
            i++;
        }
        var worth = MageKnightWorth.of(text.toString());
        var judged = new Variant<State, Move>(game) {
            @Override
            public Worth<State> worth() {
                return worth;
            }
        };
        var journal = new Journal(false);
        long start = System.nanoTime();
        new SimulatedGame<>(judged, options, budget, false, List.of(own -> Bots.named(bot, own)), seed, journal)
                .outcome();
        return new Result(seed, journal, shaken, (System.nanoTime() - start) / 1e9);
    }

    private static double gaussian(SplittableRandom dice) {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += dice.nextDouble();
        }
        return sum;
    }
}
