package tabard.arena;

/** What became of one move: in how many decisions it was offered, in how many chosen, and how often by one who won in the end. */
public record Habit(long offered, long chosen, long byWinner) {
    static final Habit NONE = new Habit(0, 0, 0);

    static final Habit OFFERED = new Habit(1, 0, 0);

    Habit plus(Habit other) {
        return new Habit(offered + other.offered, chosen + other.chosen, byWinner + other.byWinner);
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
