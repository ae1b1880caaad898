package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.bots.Adviser;
import tabard.bots.Bots;
import tabard.bots.Level;
import tabard.bots.outside.Stranger;
import tabard.bots.outside.Strangers;
import tabard.server.fair.Luck;
import tabard.table.Bot;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * The bots that may sit down here: the pilgrims, those of tables laid long ago, and strangers whom the keeper has let in under a name.
 * Strangers may be processes, so only a few sit at a time; where there is no room for one more, a pilgrim plays in its place.
 */
public final class BotBench {
    private static final Logger LOG = LoggerFactory.getLogger(BotBench.class);
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{1,19}");
    private static final int MOST_STRANGERS = 16;

    private final Luck luck;
    private final Map<String, String> strangers;
    private final Semaphore room = new Semaphore(MOST_STRANGERS);

    /** Refuses a name that is none or taken, and what cannot play. */
    public BotBench(Luck luck, Map<String, String> strangers) {
        strangers.forEach((name, word) -> {
            if (!NAME.matcher(name).matches() || Bots.words().contains(name)) {
                throw new Refusal(Said.of("stranger.name", name));
            }
            if (!Strangers.knows(word)) {
                throw Refusal.unknown("bot.unknown", word, Strangers.words());
            }
            Strangers.named(word, 0);
        });
        this.luck = luck;
        this.strangers = Map.copyOf(strangers);
    }

    static BotBench ofPilgrims() {
        return new BotBench(Luck.SECRET, Map.of());
    }

    /** Those that the inn offers as company. */
    List<String> names() {
        var names = new ArrayList<>(Level.words());
        strangers.keySet().stream().sorted().forEach(names::add);
        return names;
    }

    /** Tables laid before there were pilgrims have other bots; but nobody here says himself how long one thinks. */
    String known(String name) {
        if (!Bots.words().contains(name) && !strangers.containsKey(name)) {
            throw Refusal.unknown("bot.unknown", name, names());
        }
        return name;
    }

    Adviser adviser() {
        return new Adviser(luck.temper());
    }

    /** A table may still name somebody whom the keeper no longer lets in. */
    Bot bot(String name) {
        String word = strangers.get(name);
        if (word == null) {
            return Bots.words().contains(name) ? Bots.named(name, luck.temper()) : pilgrim(name);
        }
        return room.tryAcquire() ? Strangers.named(word, luck.temper()) : pilgrim(name);
    }

    /** Who leaves makes room for another. */
    void leave(Stranger stranger) {
        stranger.close();
        room.release();
    }

    private Bot pilgrim(String name) {
        LOG.warn("event=stranger-missing bot={}", name);
        return Level.USUAL.bot(luck.temper());
    }
}
