package tabard.macht;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import tabard.table.Awaits;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Step;

/**
 * Plays the recorded games of the tests anew, by chance alone: the same seed gives the same record. Run its main method from the
 * game's folder, with the folder to write to (src/test/records), when a new version of the rules cannot replay the old records.
 */
final class MakeRecords {
    private static final Macht GAME = new Macht();
    private static final int GAMES = 12;

    private MakeRecords() {}

    public static void main(String[] args) throws IOException {
        var folder = Files.createDirectories(Path.of(args[0]));
        for (var board : Board.ALL) {
            for (int seed = 1; seed <= GAMES; seed++) {
                Files.writeString(folder.resolve("%s-%02d.record".formatted(board.name(), seed)), record(board, seed));
            }
        }
    }

    static String record(Board board, int seed) {
        var options = GAME.info().options(2, Map.of("map", board.name()));
        var match = new Match<>(GAME, GAME.setup(options));
        var dice = new SplittableRandom(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<Move>)) {
            var asks = match.awaits().asks();
            var ask = asks.get(dice.nextInt(asks.size()));
            match.take(new Step.Chosen<>(
                    ask.seat(), ask.options().get(dice.nextInt(ask.options().size()))));
            match.draw(dice);
        }
        var players = new LinkedHashMap<String, String>();
        Side.ALL.forEach(side -> players.put(side.word(), "chance " + seed));
        return GameRecord.write(match, players);
    }
}
