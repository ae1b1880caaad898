package tabard.arena.env;

import java.util.Collections;
import java.util.List;
import tabard.bots.Bots;
import tabard.table.Budget;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * What is learnt from: how the game is set up, who sits where (a learner, or a bot), how many games run side by side, whether a new one
 * begins where one has ended, and how long a bot may think.
 */
public record Course(Options options, List<String> bots, int batch, boolean again, Budget thinking) {
    public static final String LEARNER = "learner";
    public static final int MOST = 4_096;

    public Course {
        if (batch < 1 || batch > MOST) {
            throw new Refusal(Said.of("env.batch", MOST, batch));
        }
        if (bots.isEmpty()) {
            bots = Collections.nCopies(options.seats(), LEARNER);
        }
        if (bots.size() != options.seats()) {
            throw new Refusal(Said.of("bot.count", options.seats(), bots.size()));
        }
        if (!bots.contains(LEARNER)) {
            throw new Refusal(Said.of("env.nobody-learns", LEARNER));
        }
        for (String word : bots) {
            if (!word.equals(LEARNER)) {
                Bots.named(word, 1); // refuses a word that names no bot
            }
        }
        bots = List.copyOf(bots);
    }
}
