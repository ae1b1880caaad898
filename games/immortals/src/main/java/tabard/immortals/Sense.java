package tabard.immortals;

/** Something on the agenda that can make no sense in a position written by hand; refuses what it could not go on from. */
interface Sense {
    /** Throws a refusal if the position has not what this needs. */
    default void check(State s) {}
}
