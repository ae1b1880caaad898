package tabard.analysis;

/** Where the work of an analysis is done: piece by piece, so that who does it may do something else in between. */
@FunctionalInterface
public interface Labour {
    /** Here and now. */
    Labour HERE = Runnable::run;

    /** Returns when the piece is done. */
    void take(Runnable piece);
}
