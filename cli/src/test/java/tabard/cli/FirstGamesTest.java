package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.bots.Bots;
import tabard.bots.Level;
import tabard.server.fair.FairDice;
import tabard.server.live.FirstGames;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Seat;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.scene.Coached;
import tabard.table.text.FirstGame;

/** Every first game is played through as its guide advises, to its end: a changed rule breaks it here, and not before a newcomer. */
class FirstGamesTest {
    /** A newcomer who does anything at all may be long about it. */
    private static final int ENOUGH = 150;

    static Stream<Game<?, ?>> games() {
        return Games.all().stream().filter(game -> FirstGame.of(game).isPresent());
    }

    @Test
    void allGamesOfTheHouseAreTaught() {
        assertThat(games().map(game -> game.info().id()))
                .contains("campaign", "defenders", "immortals", "macht", "mageknight");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoFollowsTheGuideIsTaughtEverythingAndComesToTheEnd(Game<?, ?> game) {
        for (int company = 1; company <= 2; company++) {
            var lesson = new Taught<>(game, company);
            lesson.follow();
            assertThat(lesson.done)
                    .as("with the company of %d", company)
                    .containsExactlyInAnyOrderElementsOf(
                            lesson.first.steps().stream().map(Coached::id).toList());
        }
    }

    /** Whatever else is done, the game goes on, and what the guide advises is lawful. */
    @ParameterizedTest
    @MethodSource("games")
    void whoDoesOtherwiseIsNeverStuck(Game<?, ?> game) {
        var lesson = new Taught<>(game, 3);
        lesson.wander(new SplittableRandom(5));
        assertThat(lesson.done).isNotEmpty();
    }

    /** A first game as somebody plays it. */
    private static final class Taught<S, A extends Action> {
        final FirstGame first;
        final LinkedHashSet<String> done = new LinkedHashSet<>();
        private final Game<S, A> game;
        private final Match<S, A> match;
        private final FairDice dice;
        private final String me;
        private final Map<String, Bot> company = new TreeMap<>();

        Taught(Game<S, A> game, long seed) {
            this.game = game;
            first = FirstGame.of(game).orElseThrow();
            var options = game.info().options(first.seats(), first.options());
            var shares = new LinkedHashMap<String, String>();
            for (var seat : game.info().seated(options)) {
                shares.put(seat.word(), FirstGames.SHARE);
                String who = first.places().get(seat.word());
                company.put(
                        seat.word(),
                        who.equals("me")
                                ? Bots.named("greedy", seed)
                                : Level.valueOf(who.substring("bot:".length()).toUpperCase(Locale.ROOT))
                                        .bot(seed));
            }
            me = List.copyOf(first.places().entrySet()).stream()
                    .filter(place -> place.getValue().equals("me"))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow();
            dice = new FairDice(first.seed(), shares);
            match = new Match<>(game, game.setup(options));
        }

        void follow() {
            while (!(match.awaits() instanceof Awaits.Over<A>)) {
                if (!lots()) {
                    var ask = asked();
                    var step = ask.seat().word().equals(me) ? lesson(ask) : null;
                    take(
                            ask,
                            step == null ? choice(ask) : step.takes().isEmpty() ? choice(ask) : advice(ask, step),
                            step);
                }
            }
        }

        void wander(SplittableRandom whims) {
            for (int i = 0; i < ENOUGH && !(match.awaits() instanceof Awaits.Over<A>); ) {
                if (!lots()) {
                    var ask = asked();
                    if (ask.seat().word().equals(me)) {
                        i++;
                        var step = lesson(ask);
                        if (step != null && !step.takes().isEmpty()) {
                            assertThat(ask.choices().admits(advice(ask, step)))
                                    .as(step.id())
                                    .isTrue();
                        }
                        take(ask, ask.choices().any(whims), null);
                    } else {
                        take(ask, choice(ask), null);
                    }
                }
            }
        }

        private boolean lots() {
            if (match.awaits() instanceof Awaits.Chance<A>(var lottery)) {
                match.take(new Step.Happened<>(
                        lottery.draw(dice.forStep(match.steps().size()))));
                return true;
            }
            return false;
        }

        /** Where several are asked, the newcomer answers first. */
        private Ask<A> asked() {
            var due = match.awaits().due();
            return due.stream()
                    .filter(ask -> ask.seat().word().equals(me))
                    .findFirst()
                    .orElse(due.getFirst());
        }

        private A choice(Ask<A> ask) {
            return company.get(ask.seat().word())
                    .choose(game, game.see(match.now(), Viewer.of(ask.seat())), ask, Budget.tries(100));
        }

        private Coached lesson(Ask<A> ask) {
            var scene = game.scene(game.see(match.now(), Viewer.of(ask.seat())));
            var step = Coached.next(first.steps(), done, scene.asks().getFirst(), scene.elements());
            step.ifPresent(found -> done.add(found.id()));
            return step.orElse(null);
        }

        private A advice(Ask<A> ask, Coached step) {
            var scene = game.scene(game.see(match.now(), Viewer.of(ask.seat())));
            return game.action(step.advice(scene.asks().getFirst()).orElseThrow());
        }

        /** What the guide promised is what the chronicle then tells. */
        private void take(Ask<A> ask, A action, Coached step) {
            Seat seat = ask.seat();
            var chosen = new Step.Chosen<>(seat, action);
            String tells = step == null ? null : step.tells();
            if (tells != null) {
                assertThat(game.told(game.see(match.now(), Viewer.of(seat)), chosen)
                                .key())
                        .as(step.id())
                        .startsWith(tells);
            }
            match.take(chosen);
        }
    }
}
