package tabard.server.live;

import tabard.server.store.TableRow;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.text.FirstGame;

/** A first game is told by its seed, which every one of them has, and no other table. */
public final class FirstGames {
    /** What every seat adds to the dice, so that they always fall alike. */
    public static final String SHARE = "first-game";

    private FirstGames() {}

    public static boolean laid(Game<?, ?> game, TableRow table) {
        return table.copyOf() == null
                && Games.idOf(table.game()).equals(game.info().id())
                && FirstGame.of(game)
                        .filter(first -> first.seed().equals(table.seed()))
                        .isPresent();
    }
}
