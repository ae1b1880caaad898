package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.protocol.FromPage;
import tabard.server.store.Store;

/** Whatever a message dies of, those after it are handled: a table, the writer and whoever waits go on. */
class SurvivalTest {
    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void neitherATableNorTheWriterDiesOfAnError() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            LonePlayer.lay(store, "pebbles-1");
            var player = LonePlayer.at(store, thinkers);
            var house = player.house();
            house.put("t", _ -> {
                throw new StackOverflowError("too deep");
            });
            assertThat(house.<Boolean>ask("t", _ -> true)).isTrue();
            assertThatThrownBy(() -> house.ask("t", _ -> {
                        throw new StackOverflowError("too deep again");
                    }))
                    .hasStackTraceContaining("too deep again");
            assertThatThrownBy(() -> store.change(_ -> {
                        throw new StackOverflowError("too deep to write");
                    }))
                    .hasStackTraceContaining("too deep to write");
            store.change(handle -> handle.execute("update people set name = 'Anna' where id = 'ann'"));
        }
    }

    /** A line that fails at the first message. */
    private static final class Torn implements Wire {
        private final List<String> heard = new ArrayList<>();
        private boolean torn = true;

        @Override
        public void send(byte[] message) {
            if (torn) {
                torn = false;
                throw new AssertionError("torn");
            }
            heard.add(new String(message, StandardCharsets.UTF_8));
        }

        @Override
        public int waiting() {
            return 0;
        }

        @Override
        public void whenDrained(Runnable then) {
            then.run();
        }
    }

    /** What is in memory may be half done then; the log is right. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aTableWhoseMessageFailedIsReadAgainFromItsLog() {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            LonePlayer.lay(store, "pebbles-1");
            var player = LonePlayer.at(store, thinkers);
            var house = player.house();
            var before = house.<Object>ask("t", LiveTable::loaded);
            var torn = new Torn();
            house.tell("t", new Request.OfPage(new Guest(torn, null, ""), new FromPage.Join("t", null)));
            assertThat(house.<Object>ask("t", LiveTable::loaded)).isNotSameAs(before);
            assertThat(torn.heard).singleElement().asString().contains("inn.broken");
        }
    }
}
