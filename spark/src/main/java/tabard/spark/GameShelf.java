package tabard.spark;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabard.table.Game;
import tabard.table.Games;

/** The games that a machine has taken out already: a game reads its content once. */
final class GameShelf {
    private static final Map<String, Game<?, ?>> TAKEN = new ConcurrentHashMap<>();

    private GameShelf() {}

    static Game<?, ?> game(String rules) {
        return TAKEN.computeIfAbsent(rules, Games::named);
    }
}
