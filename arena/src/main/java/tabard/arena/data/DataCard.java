package tabard.arena.data;

import java.util.LinkedHashMap;
import java.util.Map;
import tabard.arena.Plan;
import tabard.bots.outside.GameCard;
import tabard.table.Game;
import tabard.table.sheet.Layout;

/** What an exported file says of itself: the card of the game, how its games were played, and what the columns mean. */
public final class DataCard {
    private DataCard() {}

    public static Map<String, Object> of(Game<?, ?> game, Plan plan) {
        var card = GameCard.of(game, plan.options());
        card.put("bots", plan.bots());
        card.put("games", plan.games());
        card.put("seed", plan.seed());
        card.put("columns", columns());
        return card;
    }

    private static Map<String, String> columns() {
        var columns = new LinkedHashMap<String, String>();
        columns.put("game", "number of the game, from 0");
        columns.put("step", "how many steps of the game came before");
        columns.put("round", "round of the game");
        columns.put("seat", "who decided");
        columns.put("view", "what the seat saw, as the layout lists it; null where it is hidden");
        columns.put("legal", "numbers of the moves that were legal, -1 for one without a number; the first 1000");
        columns.put("options", "how many moves were legal");
        columns.put("choice", "place of the choice among them, from 0");
        columns.put("line", "the choice as records write it");
        columns.put("outcome", "what the seat made of the game in the end, 0 to 1");
        columns.put("worth", "how good the true position looked for the seat then, 0 to 1");
        return columns;
    }

    /** Whether views have numbers that need more than 16 bits. */
    public static boolean wide(Layout layout) {
        return layout.entries().stream()
                .anyMatch(entry -> entry.least() < Short.MIN_VALUE || entry.most() > Short.MAX_VALUE);
    }
}
