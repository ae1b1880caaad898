package tabard.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.bots.Hint;
import tabard.table.scene.Said;

/** A finished game looked at again by a bot: how far it has come, and what it found. */
public record GameAnalysis(
        State state, int done, int of, @Nullable Found found) {
    public enum State {
        /** Nobody has asked for it, or it was forgotten: it can be made anew. */
        NONE,
        WAITING,
        RUNNING,
        DONE
    }

    /** What moved the advantage, round by round, and what cost most. */
    public record Found(List<Moment> rounds, List<Lapse> costliest, int judged) {}

    /**
     * When a round was over: after which frame of the replay, the chances in hundredths, one for all allies, and what had moved it for that seat.
     */
    public record Moment(int round, int frame, List<Integer> chances, String moved, List<Hint.Reason> reasons) {}

    /** A decision that cost something: the frame of the replay that shows it, and what both would have come to, in hundredths. */
    public record Lapse(
            int frame,
            int round,
            String seat,
            Deed chosen,
            Deed best,
            int came,
            int could,
            List<Hint.Reason> reasons) {}

    public record Deed(Said say, @Nullable String clause) {}

    public static GameAnalysis none() {
        return new GameAnalysis(State.NONE, 0, 0, null);
    }
}
