package tabard.server.live;

import tabard.server.protocol.GameFiles;
import tabard.server.protocol.PerLanguage;
import tabard.table.Game;
import tabard.table.Options;

/** A shelf for tables that no page looks at. */
final class NoFiles implements Shelf {
    @Override
    public String box(Game<?, ?> game, Options options) {
        return "";
    }

    @Override
    public GameFiles files(Game<?, ?> game) {
        var nowhere = new PerLanguage("", "");
        return new GameFiles(nowhere, nowhere, nowhere, null, null);
    }
}
