package tabard.server.live;

import tabard.server.protocol.GameFiles;
import tabard.table.Game;
import tabard.table.Options;

/** Where the files lie that a page needs for a game: addresses that never change their content. */
public interface Shelf {
    String box(Game<?, ?> game, Options options);

    GameFiles files(Game<?, ?> game);
}
