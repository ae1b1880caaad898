package tabard.server.store;

/** Another writer was first to write this step: who wanted to must read the log again. */
public final class LostRace extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LostRace() {
        super(null, null, false, false);
    }

    public LostRace(Throwable cause) {
        super(cause);
    }
}
