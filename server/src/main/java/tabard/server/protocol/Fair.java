package tabard.server.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.FairDice;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;

/** What proves the dice. The seed is shown when the game is over, not a moment before. */
public record Fair(
        String commitment,
        Map<String, String> contributions,
        @Nullable String seed) {
    public static Fair of(TableRow row, Map<String, String> contributions) {
        return new Fair(FairDice.commitment(row.seed()), contributions, row.state() == State.OVER ? row.seed() : null);
    }
}
