package tabard.table;

/** A move that a player would look for and cannot make now. Anywhere: it has no target at all, so that none is shown. */
public record Barred<A extends Action>(A move, boolean anywhere) {
    public static <A extends Action> Barred<A> of(A move) {
        return new Barred<>(move, false);
    }

    /** Its kind cannot be done now, whatever the target; the one it names serves for the reason only. */
    public static <A extends Action> Barred<A> anywhere(A move) {
        return new Barred<>(move, true);
    }
}
