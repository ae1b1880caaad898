package tabard.defenders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import tabard.bots.GreedyBot;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Plays the recorded games of the tests anew, half of them by chance and half by bots that look ahead, and one for each way it can end:
 * the same seed gives the same record. Run its main method from the game's folder, with the folder to write to (src/test/records), when a new version of the
 * rules cannot replay the old records.
 */
final class MakeRecords {
    private static final Defenders GAME = new Defenders();
    private static final int GAMES = 6;

    /** Some options for every game, so that all of them are recorded. */
    private static final Map<Integer, Map<String, String>> OPTIONS = Map.of(
            1, Map.of(),
            2, Map.of("heroes", "lot", "draws", "fewer", "life", "more"),
            3, Map.of("hands", "closed", "cards", "three"),
            4, Map.of("penalty", "spared", "draws", "fewer", "first", "lion"),
            5, Map.of("overruns", "allowed", "purple", "3-less", "quiet", "1-less"),
            6, Map.of("minions", "fewer", "life", "less", "champion", "unnamed"));

    private static final String SAVED = "saved";

    /** DR-2.1 to 2.6; that nobody has a hero left is too rare. */
    static final Set<String> ENDINGS = Set.of(SAVED, "city-entered", "no-minions", "twelve-crystals", "city-overrun");

    private MakeRecords() {}

    public static void main(String[] args) throws IOException {
        var folder = Files.createDirectories(Path.of(args[0]));
        for (int seats = GAME.info().fewest(); seats <= GAME.info().most(); seats++) {
            for (int seed = 1; seed <= GAMES; seed++) {
                Files.writeString(folder.resolve("%d-players-%02d.record".formatted(seats, seed)), record(seats, seed));
            }
        }
        endings(folder);
    }

    static String record(int seats, int seed) {
        boolean greedy = seed % 2 == 0;
        var options = GAME.info().options(seats, OPTIONS.getOrDefault(seed, Map.of()));
        return written(played(options, new SplittableRandom(seats * 100L + seed), seed, greedy), seed, greedy);
    }

    /** For each ending the first game of two that ends so. */
    private static void endings(Path folder) throws IOException {
        var missing = new HashSet<>(ENDINGS);
        for (int seed = 1; !missing.isEmpty(); seed++) {
            boolean greedy = seed % 2 == 0;
            var match = played(GAME.info().options(2, Map.of()), new SplittableRandom(seed), seed, greedy);
            if (missing.remove(ending(match))) {
                Files.writeString(folder.resolve(ending(match) + ".record"), written(match, seed, greedy));
            }
        }
    }

    /** How the realm fell, or that it was saved. */
    static String ending(Match<State, Move> match) {
        var defeat = match.now().defeat();
        return defeat == null ? SAVED : defeat.word();
    }

    private static Match<State, Move> played(Options options, SplittableRandom dice, int seed, boolean greedy) {
        var match = new Match<>(GAME, GAME.setup(options));
        Bot bot = new GreedyBot(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = match.awaits().asks();
            match.take(
                    greedy ? thoughtful(match, bot, asks.getFirst()) : any(asks.get(dice.nextInt(asks.size())), dice));
            match.draw(dice);
        }
        return match;
    }

    private static String written(Match<State, Move> match, int seed, boolean greedy) {
        var players = new LinkedHashMap<String, String>();
        GAME.seated(match.now()).forEach(seat -> players.put(seat.word(), (greedy ? "greedy " : "chance ") + seed));
        return GameRecord.write(match, players);
    }

    private static Step<Move> any(Ask<Move> ask, SplittableRandom dice) {
        return new Step.Chosen<>(
                ask.seat(), ask.options().get(dice.nextInt(ask.options().size())));
    }

    private static Step<Move> thoughtful(Match<State, Move> match, Bot bot, Ask<Move> ask) {
        var seen = GAME.see(match.now(), Viewer.of(ask.seat()));
        return new Step.Chosen<>(ask.seat(), bot.choose(GAME, seen, ask, Budget.tries(600)));
    }
}
