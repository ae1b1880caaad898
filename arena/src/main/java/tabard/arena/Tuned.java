package tabard.arena;

import java.util.List;
import java.util.Map;

/**
 * What tuning found. A loss is the log loss on the games that were kept out of the fit.
 *
 * @param level what the weighted sum lacks so that outcomes come right on the whole; it changes no order
 */
public record Tuned(
        String game,
        int seats,
        Map<String, ?> options,
        String bot,
        int games,
        int samples,
        long seed,
        List<Weight> features,
        double level,
        double lossBefore,
        double lossAfter,
        HeadToHead proof) {

    /** One feature: its weight before and after, and how much it differs from moment to moment. */
    public record Weight(String name, double before, double after, double spread) {}

    static Tuned of(String game, Tuning.Terms terms, int samples, List<Weight> lines, Losses losses, HeadToHead proof) {
        return new Tuned(
                game,
                terms.options().seats(),
                terms.options().settings(),
                terms.bot(),
                terms.games(),
                samples,
                terms.seed(),
                lines,
                losses.level,
                losses.before,
                losses.after,
                proof);
    }

    /** How well both sets of weights predict the games that were kept out of the fit. */
    record Losses(double before, double after, double level) {}
}
