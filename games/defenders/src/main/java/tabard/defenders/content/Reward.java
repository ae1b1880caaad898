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
}
