package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;

/** A frame of which all see more than its question: the card just revealed, and the way that armies are about to go. */
public interface Underway {
    Colour seat();

    default @Nullable Card card() {
        return null;
    }

    /** Where the card lay until now. */
    default @Nullable Space space() {
        return null;
    }

    /** The region that the card of an attack stands for. */
    default @Nullable Region shown() {
        return null;
    }

    default @Nullable Region origin() {
        return null;
    }

    default @Nullable Region target() {
        return null;
    }
}
