package tabard.laws.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import tabard.table.Action;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Match;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Replays recorded games: what was played once must be playable for ever, step by step and mark by mark. */
public final class Records {
    private Records() {}

    /** Every record of a folder played to its end, by file name; the first that departs from the rules is refused with its name. */
    public static <S, A extends Action> Map<String, Match<S, A>> replay(Game<S, A> game, Path folder) {
        var matches = new TreeMap<String, Match<S, A>>();
        try (var paths = Files.list(folder)) {
            for (var path :
                    paths.filter(path -> path.toString().endsWith(".record")).toList()) {
                String name = path.getFileName().toString();
                matches.put(name, finished(game, name, Files.readString(path)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return matches;
    }

    private static <S, A extends Action> Match<S, A> finished(Game<S, A> game, String name, String text) {
        try {
            var match = GameRecord.read(game, text, Documents::read);
            if (!(match.awaits() instanceof Awaits.Over)) {
                throw new Refusal(Said.of("case.unfinished"));
            }
            return match;
        } catch (Refusal refusal) {
            throw refusal.at(name);
        }
    }
}
