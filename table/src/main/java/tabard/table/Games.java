package tabard.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The games in the house, found on the class path. A game may be there in several versions of its rules: old tables keep theirs. */
public final class Games {
    private static final Comparator<Game<?, ?>> ORDER = Comparator.<Game<?, ?>, String>comparing(
                    game -> game.info().id())
            .thenComparing(game -> game.info().version(), Comparator.reverseOrder());

    /** Looked up once in the same place: it takes milliseconds, and a game holds no state. */
    private record Found(ClassLoader by, List<Game<?, ?>> games) {}

    private static volatile @Nullable Found found;

    private Games() {}

    /** Each game once, with its newest rules. */
    public static List<Game<?, ?>> all() {
        var newest = new ArrayList<Game<?, ?>>();
        for (var game : everyVersion()) {
            if (newest.isEmpty()
                    || !newest.getLast().info().id().equals(game.info().id())) {
                newest.add(game);
            }
        }
        return newest;
    }

    /** Each game with all rules it was ever played by that are still here, the newest first. */
    public static List<Game<?, ?>> everyVersion() {
        var loader = Thread.currentThread().getContextClassLoader();
        var known = found;
        if (known == null || !known.by.equals(loader)) {
            known = new Found(loader, look(loader));
            found = known;
        }
        return known.games;
    }

    private static List<Game<?, ?>> look(ClassLoader loader) {
        var games = new ArrayList<Game<?, ?>>();
        for (Game<?, ?> game : ServiceLoader.load(Game.class, loader)) {
            games.add(game);
        }
        games.sort(ORDER);
        return List.copyOf(games);
    }

    /** The id of the game that these rules are of, also where they are no longer in the house. */
    public static String idOf(String rules) {
        return rules.substring(0, Math.max(0, rules.lastIndexOf('-')));
    }

    /** By rules version ("macht-1"), or by id ("macht"): then with the newest rules. */
    public static Game<?, ?> named(String word) {
        var every = everyVersion();
        for (var game : every) {
            if (game.info().id().equals(word) || game.info().rules().equals(word)) {
                return game;
            }
        }
        throw Refusal.unknown(
                "game.unknown",
                word,
                every.stream().map(game -> game.info().id()).distinct().toList());
    }
}
