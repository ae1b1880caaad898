package tabard.defenders.content;

import java.util.List;

/** What a completed quest gives (DR-17.4). */
public sealed interface Reward {
    /** To be used once, then. */
    record Once(When when, Effect effect) implements Reward {}

    /** It comes at once. */
    record AtOnce(Effect effect) implements Reward {}

    /** The hero can do that from now on. */
    record Lasting(List<Skill> skills) implements Reward {
        Lasting(Skill... skills) {
            this(List.of(skills));
        }
    }

    /** Whether it is to be used, and may be on that occasion. */
    default boolean fits(Occasion occasion) {
        return this instanceof Once(var when, var _) && when.fits(occasion);
    }
}
