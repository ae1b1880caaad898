package tabard.server.web;

import tabard.table.scene.Said;

/** A request that is refused with a status of its own, and a sentence that says why. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Said why;

    Refused(int status, String key, Object... args) {
        super(key, null, false, false);
        this.status = status;
        this.why = Said.of(key, args);
    }

    int status() {
        return status;
    }

    Said why() {
        return why;
    }
}
