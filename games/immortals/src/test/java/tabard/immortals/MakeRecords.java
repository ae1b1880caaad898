package tabard.immortals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Step;

/**
 * Plays the recorded games of the tests anew, by chance alone: the same seed gives the same record. Run its main method from the
 * game's folder, with the folder to write to (src/test/records), when a new version of the rules cannot replay the old records.
 */
final class MakeRecords {
    private static final Immortals GAME = new Immortals();
    private static final int GAMES = 7;

    /** One planning step in so many is the last one: nobody shuffles cards about for ever. */
    private static final int PATIENCE = 8;

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
        var rounds = Scoring.ROUNDS.get(seed % Scoring.ROUNDS.size());
        var match = new Match<>(GAME, GAME.setup(GAME.info().options(seats, Map.of("rounds", rounds))));
        var dice = new SplittableRandom(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = match.awaits().asks();
            match.take(choice(asks.get(dice.nextInt(asks.size())), dice));
            match.draw(dice);
        }
        var players = new LinkedHashMap<String, String>();
        match.now().seated().forEach(colour -> players.put(colour.word(), "chance " + seed));
        return GameRecord.write(match, players);
    }

    private static Step<Move> choice(Ask<Move> ask, SplittableRandom dice) {
        boolean done = ask.about() instanceof Planning.Laying && dice.nextInt(PATIENCE) == 0;
        return new Step.Chosen<>(
                ask.seat(),
                done
                        ? ask.options().getFirst()
                        : ask.options().get(dice.nextInt(ask.options().size())));
    }
}
