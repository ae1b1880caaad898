package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.store.Store;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Viewer;

class ThinkerTest {
    /** A question at the start of a game. */
    private record Asked<S, A extends Action>(Game<S, A> game, S s, Ask<A> ask) {
        CompletableFuture<A> choice(Thinker thinker) {
            var chosen = new CompletableFuture<A>();
            thinker.choose(game, game.see(s, Viewer.of(ask.seat())), ask, chosen::complete);
            return chosen;
        }

        static <S, A extends Action> Asked<S, A> in(Game<S, A> game) {
            S s = game.standard(game.info().standard());
            if (game.awaits(s) instanceof Awaits.Choice<A>(var ask, var _)) {
                return new Asked<>(game, s, ask);
            }
            throw new AssertionError("nobody is asked");
        }
    }

    private final Asked<?, ?> asked = Asked.in(Games.named("macht"));

    @Test
    void aThinkerAnswersWithAnOption() throws Exception {
        try (var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            for (String name : thinkers.names()) {
                var chosen = asked.choice(new Thinker(thinkers, "ann", name)).get(5, TimeUnit.MINUTES);
                assertThat(asked.ask().options().stream().map(Action::text)).contains(chosen.text());
            }
        }
    }

    /** A thought that was not thought to its end before it was stopped: on a machine that stands still for a second it is begun anew. */
    private static CompletableFuture<?> unfinished(Supplier<CompletableFuture<?>> stopped) {
        var thought = stopped.get();
        for (int i = 0; i < 20 && thought.isDone(); i++) {
            thought = stopped.get();
        }
        return thought;
    }

    /** However long all bots think, nobody at a table of people waits for them. */
    @Test
    void peoplePlayWhileAllBotsThink(@TempDir Path folder) throws Exception {
        var go = new CountDownLatch(1);
        try (var store = Store.open(folder, null);
                var thinkers = new Thinkers(2, BotBench.ofPilgrims())) {
            var thinking = new CountDownLatch(2);
            for (int i = 0; i < 200; i++) {
                var _ = thinkers.submit("host " + i % 4, () -> {
                    thinking.countDown();
                    try {
                        go.await();
                    } catch (InterruptedException closing) {
                        Thread.currentThread().interrupt();
                    }
                });
            }
            assertThat(thinking.await(5, TimeUnit.MINUTES)).isTrue();
            LonePlayer.lay(store, "pebbles-1");
            var player = LonePlayer.at(store, thinkers);
            for (int i = 0; i < 4; i++) {
                assertThat(player.choose("take 1")).anyMatch(heard -> heard.contains("\"delta\""));
            }
            assertThat(thinkers.waiting()).isEqualTo(198);
            go.countDown();
        }
    }

    @Test
    void whoeverIsStoppedLeavesTheThreadToOthersAndSaysNothing() throws Exception {
        try (var thinkers = new Thinkers(1, BotBench.ofPilgrims())) {
            var slow = new Thinker(thinkers, "ann", "wife-of-bath");
            var late = unfinished(() -> {
                var thought = asked.choice(slow);
                slow.stop();
                return thought;
            });
            asked.choice(new Thinker(thinkers, "ann", "miller")).get(5, TimeUnit.MINUTES);
            assertThat(late).isNotDone();
        }
    }

    @Test
    void aNewQuestionEndsTheThoughtsAboutTheLast() throws Exception {
        try (var thinkers = new Thinkers(2, BotBench.ofPilgrims())) {
            var thinker = new Thinker(thinkers, "ann", "clerk");
            var second = new AtomicReference<CompletableFuture<?>>();
            var first = unfinished(() -> {
                var thought = asked.choice(thinker);
                second.set(asked.choice(thinker));
                return thought;
            });
            second.get().get(5, TimeUnit.MINUTES);
            assertThat(first).isNotDone();
        }
    }

    @Test
    void aHouseThatClosesWaitsForNoThought() {
        var late = unfinished(() -> {
            var thinkers = new Thinkers(1, BotBench.ofPilgrims());
            var thought = asked.choice(new Thinker(thinkers, "ann", "wife-of-bath"));
            thinkers.close();
            return thought;
        });
        assertThat(late).isNotDone();
    }
}
