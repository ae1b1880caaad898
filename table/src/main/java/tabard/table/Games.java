package tabard.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games in the house, found on the class path. */
public final class Games {
    private Games() {}

    public static List<Game<?, ?>> all() {
        var games = new ArrayList<Game<?, ?>>();
        for (Game<?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        games.sort(Comparator.comparing(game -> game.info().id()));
        return games;
    }

    /** By id ("macht") or rules version ("macht-1"). */
    public static Game<?, ?> named(String word) {
        var all = all();
        for (var game : all) {
            if (game.info().id().equals(word) || game.info().rules().equals(word)) {
                return game;
            }
        }
        throw Refusal.unknown(
                "game.unknown", word, all.stream().map(game -> game.info().id()).toList());
    }
}
