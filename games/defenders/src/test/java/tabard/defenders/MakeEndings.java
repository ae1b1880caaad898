package tabard.defenders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabard.bots.GreedyBot;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.laws.kit.MakeRecords;
import tabard.table.Match;

/** Records one game for each way it can end: run it beside {@link MakeRecords}, with the folder to write to. */
final class MakeEndings {
    private static final String SAVED = "saved";

    /** DR-2.1 to 2.6; that nobody has a hero left is too rare. */
    static final Set<String> ENDINGS = Set.of(SAVED, "city-entered", "no-minions", "twelve-crystals", "city-overrun");

    private MakeEndings() {}

    /** For each ending the first game of two that ends so. */
    public static void main(String[] args) throws IOException {
        var game = new Defenders();
        var maker = new MakeRecords<>(game, Optional.of(GreedyBot.class));
        var missing = new HashSet<>(ENDINGS);
        for (int seed = 1; !missing.isEmpty(); seed++) {
            var match = maker.played(game.info().options(2, Map.of()), seed);
            if (missing.remove(of(match))) {
                Files.writeString(Path.of(args[0]).resolve(of(match) + ".record"), maker.written(match, seed));
            }
        }
    }

    /** How the realm fell, or that it was saved. */
    static String of(Match<State, Move> match) {
        var defeat = match.now().get(State.LOST);
        return defeat == null ? SAVED : defeat.word();
    }
}
