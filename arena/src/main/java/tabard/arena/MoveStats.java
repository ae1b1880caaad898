package tabard.arena;

import java.io.Serializable;

/** Of one move: in how many decisions it was offered, in how many chosen, and how often by a seat that won in the end. */
public record MoveStats(long offered, long chosen, long byWinner) implements Serializable {
    static final MoveStats NONE = new MoveStats(0, 0, 0);

    static final MoveStats OFFERED = new MoveStats(1, 0, 0);

    MoveStats plus(MoveStats other) {
        return new MoveStats(offered + other.offered, chosen + other.chosen, byWinner + other.byWinner);
    }

    /** How often it was chosen where it was offered. */
    public Share taken() {
        return new Share(chosen, offered);
    }

    /** How often whoever chose it won. */
    public Share won() {
        return new Share(byWinner, chosen);
    }
}
