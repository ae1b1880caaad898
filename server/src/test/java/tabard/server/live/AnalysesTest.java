package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Patiently;
import tabard.server.protocol.GameAnalysis.State;
import tabard.server.store.Store;
import tabard.table.Refusal;

/** Games looked at again: after all else that bots are asked, and for everybody some. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AnalysesTest {
    @TempDir
    Path folder;

    private static void until(BooleanSupplier holds) {
        Patiently.until("it is so far", holds);
    }

    /** The only thinker thinks until it is told to go on. */
    private static CountDownLatch busy(Thinkers thinkers) throws InterruptedException {
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var _ = thinkers.submit("somebody", () -> {
            begun.countDown();
            try {
                go.await();
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(begun.await(5, TimeUnit.MINUTES)).isTrue();
        return go;
    }

    private static LonePlayer played(Store store, Thinkers thinkers) {
        LonePlayer.lay(store, "pebbles-2");
        var player = LonePlayer.at(store, thinkers);
        for (int i = 0; i < 4; i++) {
            player.choose("take 1");
        }
        return player;
    }

    @Test
    void whoWaitsForABotAtATableComesFirstAndWhatWasFoundIsKept() throws Exception {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims());
                var house = played(store, thinkers).house();
                var analyses = new Analyses(house, thinkers)) {
            var go = busy(thinkers);
            assertThat(analyses.of("t").state()).isEqualTo(State.NONE);
            analyses.begin("t", "ann");
            until(() -> analyses.of("t").state() == State.RUNNING);
            var done = Collections.synchronizedList(new ArrayList<Integer>());
            for (int i = 0; i < 20; i++) {
                var _ = thinkers.submit("bob", () -> done.add(analyses.of("t").done()));
            }
            go.countDown();
            until(() -> analyses.of("t").state() == State.DONE);
            assertThat(done).hasSize(20).containsOnly(0);
            var found = analyses.of("t").found();
            assertThat(found).isNotNull();
            assertThat(found.judged()).isEqualTo(4);
            assertThat(analyses.begin("t", "bob").found()).isSameAs(found);
        }
    }

    @Test
    void nobodyHasMoreThanAFewWaitingAndTheOthersHaveTheirs() throws Exception {
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(1, BotBench.ofPilgrims());
                var house = played(store, thinkers).house();
                var analyses = new Analyses(house, thinkers)) {
            var go = busy(thinkers);
            analyses.begin("t", "ann");
            until(() -> analyses.of("t").state() == State.RUNNING);
            analyses.begin("second", "ann");
            analyses.begin("third", "ann");
            assertThatThrownBy(() -> analyses.begin("fourth", "ann"))
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.why().key()).isEqualTo("inn.too-many-analyses"));
            assertThat(analyses.begin("t", "ann").state())
                    .as("nothing is made twice")
                    .isEqualTo(State.RUNNING);
            assertThat(analyses.begin("fifth", "bob").state()).isEqualTo(State.WAITING);
            go.countDown();
            until(() -> analyses.of("t").state() == State.DONE);
            until(() -> analyses.of("fifth").state() == State.NONE); // there is no such table: nothing hangs on it
            until(() -> analyses.of("third").state() == State.NONE);
        }
    }
}
