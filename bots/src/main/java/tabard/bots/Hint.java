package tabard.bots;

import java.util.List;
import tabard.table.Action;
import tabard.table.scene.Said;

/** Advice about one option: its expected outcome, between 0 (lost) and 1 (won), and why. */
public record Hint<A extends Action>(A option, double outcome, List<Reason> reasons) {
    /** Something that will be higher or lower than after the other options, in words of the game, and whether that is good. */
    public record Reason(Said say, boolean good) {
        static Reason of(String feature, boolean up, boolean good) {
            return new Reason(Said.of(up ? "hint.up" : "hint.down", Said.of(feature)), good);
        }
    }
}
