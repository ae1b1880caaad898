package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.Setting;

/** What the house has: its games and bots, its words, whether it writes letters, and how much one may ask of it. */
public record House(List<GameInfo> games, List<String> bots, PerLanguage words, boolean mail, Most limits) {
    /** A game as one chooses it. Sign: those of its words that one chooses it by; first: where its first game lies, if it has one; box: what is in it, as most play it. */
    public record GameInfo(
            String id,
            String rules,
            int fewest,
            int most,
            boolean cooperative,
            List<String> seats,
            List<Setting> settings,
            PerLanguage words,
            PerLanguage sign,
            PerLanguage rulesText,
            @Nullable Art art,
            @Nullable String first,
            String box) {}

    /** The longest name, title and line of chat, and how many tables one may open. */
    public record Most(int name, int title, int chat, int tables) {}
}
