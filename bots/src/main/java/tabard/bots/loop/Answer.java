package tabard.bots.loop;

import tabard.table.Action;

/** What came of a question to a seat. */
public sealed interface Answer<A extends Action> {
    record Chosen<A extends Action>(A action) implements Answer<A> {}

    /** The seat may step in and does not. */
    record Passed<A extends Action>() implements Answer<A> {}

    /** The last choice was taken back: another question is open now. */
    record Undone<A extends Action>() implements Answer<A> {}

    /** Somebody left the table: the game is broken off. */
    record Left<A extends Action>() implements Answer<A> {}
}
