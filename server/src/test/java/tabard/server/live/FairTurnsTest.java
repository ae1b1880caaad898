package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The bots think for everybody in turn, not for whoever has most tables. */
class FairTurnsTest {
    @Test
    void whoHasManyTablesDoesNotKeepTheOthersWaiting() throws Exception {
        try (var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            var order = Collections.synchronizedList(new ArrayList<String>());
            var begun = new CountDownLatch(1);
            var go = new CountDownLatch(1);
            var done = new CountDownLatch(203);
            var _ = thinkers.submit("ann", () -> {
                begun.countDown();
                await(go);
                done.countDown();
            });
            assertThat(begun.await(5, TimeUnit.MINUTES)).isTrue();
            for (int i = 0; i < 200; i++) {
                var _ = thinkers.submit("ann", () -> {
                    order.add("ann");
                    done.countDown();
                });
            }
            var cancelled = thinkers.submit("cid", () -> order.add("cid"));
            cancelled.cancel(true);
            for (int i = 0; i < 2; i++) {
                var _ = thinkers.submit("bob", () -> {
                    order.add("bob");
                    done.countDown();
                });
            }
            go.countDown();
            assertThat(done.await(5, TimeUnit.MINUTES)).isTrue();
            assertThat(order.indexOf("bob")).isLessThanOrEqualTo(1);
            assertThat(order.lastIndexOf("bob")).isLessThanOrEqualTo(3);
            assertThat(order).doesNotContain("cid");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
