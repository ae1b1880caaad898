package tabard.cli.play;

import tabard.table.Action;

/** What came of a question. */
sealed interface Answer<A extends Action> {
    record Chosen<A extends Action>(A action) implements Answer<A> {}

    /** One who may step in does not. */
    record Passed<A extends Action>() implements Answer<A> {}

    /** The last choice was taken back: another question is open now. */
    record Undone<A extends Action>() implements Answer<A> {}

    record Left<A extends Action>() implements Answer<A> {}
}
