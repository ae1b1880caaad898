package tabard.laws;

import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tabard.table.Options;

/** A law was broken: which, in which random game, after how many steps, for whom, and what differs. */
public final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Law law;
    private final String game;
    private final transient Options options;
    private final long seed;
    private final double share;
    private final int step;
    private final @Nullable String viewer;
    private final String what;

    Broken(Law law, RandomGame<?, ?> of, int step, @Nullable String viewer, String what, @Nullable Throwable cause) {
        super(cause);
        this.law = law;
        this.game = of.game().info().rules();
        this.options = of.options();
        this.seed = of.seed();
        this.share = of.share();
        this.step = step;
        this.viewer = viewer;
        this.what = what;
    }

    public Law law() {
        return law;
    }

    public String game() {
        return game;
    }

    public Options options() {
        return options;
    }

    public long seed() {
        return seed;
    }

    /** Which share of such positions was looked at. */
    public double share() {
        return share;
    }

    /** How many steps had been taken. */
    public int step() {
        return step;
    }

    public Optional<String> viewer() {
        return Optional.ofNullable(viewer);
    }

    /** What differs, in short. */
    public String what() {
        return what;
    }

    @Override
    public String getMessage() {
        return "law %d (%s) broken: %s, %d seats %s, seed %d, after %d steps%s: %s"
                .formatted(
                        law.number(),
                        law.word(),
                        game,
                        options.seats(),
                        new TreeMap<>(Options.words(options.settings())),
                        seed,
                        step,
                        viewer == null ? "" : ", for " + viewer,
                        what);
    }
}
