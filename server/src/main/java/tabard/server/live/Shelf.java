package tabard.server.live;

import java.util.Map;
import tabard.table.Game;
import tabard.table.Options;

/** Where the files lie that a page needs for a game: addresses that never change their content. */
public interface Shelf {
    /** Members box, words, rulesText, art: addresses, as the protocol has them. */
    Map<String, Object> addresses(Game<?, ?> game, Options options);
}
