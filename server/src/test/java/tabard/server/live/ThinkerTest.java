package tabard.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
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
        try (var thinkers = new Thinkers(1)) {
            for (String name : thinkers.names()) {
                var chosen = asked.choice(new Thinker(thinkers, name)).get(20, TimeUnit.SECONDS);
                assertThat(asked.ask().options().stream().map(Action::text)).contains(chosen.text());
            }
        }
    }

    @Test
    void whoeverIsStoppedLeavesTheThreadToOthersAndSaysNothing() throws Exception {
        try (var thinkers = new Thinkers(1)) {
            asked.choice(new Thinker(thinkers, "clerk")).get(20, TimeUnit.SECONDS); // Java has seen it once
            var slow = new Thinker(thinkers, "wife-of-bath");
            long start = System.nanoTime();
            var late = asked.choice(slow);
            slow.stop();
            asked.choice(new Thinker(thinkers, "miller")).get(20, TimeUnit.SECONDS);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofMillis(1_900));
            assertThat(late).isNotDone();
        }
    }

    @Test
    void aNewQuestionEndsTheThoughtsAboutTheLast() throws Exception {
        try (var thinkers = new Thinkers(2)) {
            var thinker = new Thinker(thinkers, "clerk");
            var first = asked.choice(thinker);
            var second = asked.choice(thinker);
            second.get(20, TimeUnit.SECONDS);
            assertThat(first).isNotDone();
        }
    }

    @Test
    void aHouseThatClosesWaitsForNoThought() {
        var thinkers = new Thinkers(1);
        var late = asked.choice(new Thinker(thinkers, "wife-of-bath"));
        thinkers.close();
        assertThat(late).isNotDone();
    }
}
