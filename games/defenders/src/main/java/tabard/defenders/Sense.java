package tabard.defenders;

/** Something on the agenda that can make no sense in a position written by hand; refuses what it could not go on from. */
interface Sense {
    /** Throws a refusal if the position has not what this needs. */
    default void check(State s) {}

    /** Whether it leads on to the rest of the turn: such an entry stands at the end of every agenda, and nowhere else. */
    default boolean last() {
        return false;
    }
}
