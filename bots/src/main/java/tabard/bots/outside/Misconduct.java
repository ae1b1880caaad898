package tabard.bots.outside;

import tabard.table.scene.Said;

/** What a bot from outside did wrong: it was late, died, flooded, or answered what makes no sense. */
final class Misconduct extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Said why;
    private final boolean fatal;

    Misconduct(Said why) {
        this(why, false);
    }

    /** Fatal: it cannot go on at all. */
    Misconduct(Said why, boolean fatal) {
        super(why.key(), null, false, false);
        this.why = why;
        this.fatal = fatal;
    }

    Said why() {
        return why;
    }

    boolean fatal() {
        return fatal;
    }
}
