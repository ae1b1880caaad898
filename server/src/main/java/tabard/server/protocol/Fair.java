package tabard.server.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.fair.FairDice;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;

/**
 * What proves the dice. The seed is shown when the game is over, not a moment before, and with it how many steps were reported by people and
 * are outside of the proof.
 */
public record Fair(
        String commitment,
        Map<String, String> contributions,
        @Nullable String seed,
        @Nullable Integer reports) {
    public static Fair of(TableRow row, Map<String, String> contributions) {
        return new Fair(
                FairDice.commitment(row.seed()), contributions, row.state() == State.OVER ? row.seed() : null, null);
    }

    /** With how many steps people reported, where that may be told. */
    public Fair reporting(int steps) {
        return seed == null || steps == 0 ? this : new Fair(commitment, contributions, seed, steps);
    }
}
