package tabard.server.live;

import java.util.Map;
import tabard.server.protocol.RecordJson;
import tabard.server.store.TableRow;
import tabard.table.Game;
import tools.jackson.core.type.TypeReference;

/** The position a table begins with: the box opened, or the document a copy was made from. */
final class Start {
    private static final TypeReference<Map<String, Object>> DOCUMENT = new TypeReference<>() {};

    private Start() {}

    static <S> S of(Game<S, ?> game, TableRow row) {
        return row.start() == null
                ? game.setup(game.info().options(row.seats(), row.options()))
                : game.parse(RecordJson.JSON.readValue(row.start(), DOCUMENT));
    }

    static <S> String document(Game<S, ?> game, S position) {
        return RecordJson.JSON.writeValueAsString(game.text(position));
    }
}
