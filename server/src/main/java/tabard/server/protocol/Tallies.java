package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the games of one person ended, by game and by who sat opposite. Row: how many of the last were won one after the other. */
public record Tallies(List<GameTally> games, List<OtherTally> others, int row) {
    public record GameTally(String game, int played, int won) {}

    /** Somebody by name, or a bot. */
    public record OtherTally(
            @Nullable String name, @Nullable String bot, int played, int won) {}
}
