package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Setting;

/** What the house has: its games and bots, its words, and how much one may ask of it. */
public record House(List<GameInfo> games, List<String> bots, PerLanguage words, Most limits) {
    /** A game as one chooses it. */
    public record GameInfo(
            String id,
            String rules,
            int fewest,
            int most,
            boolean cooperative,
            List<String> seats,
            List<Setting> settings,
            PerLanguage words,
            PerLanguage rulesText,
            @Nullable Art art) {}

    /** The longest name, title and line of chat, and how many tables one may open. */
    public record Most(int name, int title, int chat, int tables) {}
}
