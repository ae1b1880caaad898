package tabard.defenders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.bots.GreedyBot;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Plays the recorded games of the tests anew, half of them by chance and half by bots that look ahead: the same seed gives the same
 * record. Run its main method from the game's folder, with the folder to write to (src/test/records), when a new version of the
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

    private MakeRecords() {}

    public static void main(String[] args) throws IOException {
        var folder = Files.createDirectories(Path.of(args[0]));
        for (int seats = GAME.info().fewest(); seats <= GAME.info().most(); seats++) {
            for (int seed = 1; seed <= GAMES; seed++) {
                Files.writeString(folder.resolve("%d-players-%02d.record".formatted(seats, seed)), record(seats, seed));
            }
        }
    }

    static String record(int seats, int seed) {
        boolean greedy = seed % 2 == 0;
        var options = GAME.info().options(seats, OPTIONS.getOrDefault(seed, Map.of()));
        var match = new Match<>(GAME, GAME.setup(options));
        var dice = new SplittableRandom(seats * 100L + seed);
        Bot bot = new GreedyBot(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = match.awaits().asks();
            match.take(
                    greedy ? thoughtful(match, bot, asks.getFirst()) : any(asks.get(dice.nextInt(asks.size())), dice));
            match.draw(dice);
        }
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
