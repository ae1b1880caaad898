package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the lobby lists: my own tables, those one may join, those one may watch; and what the keeper has to say. */
public record Lobby(
        List<Card> mine,
        List<Card> open,
        List<Card> watch,
        @Nullable String note) {}
