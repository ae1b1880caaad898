package tabard.mageknight.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import org.junit.jupiter.api.Test;
import tabard.bots.*;
import tabard.mageknight.MageKnight;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.*;
import tabard.table.text.Words;

/** How bots play Mage Knight: every scenario to its end, and well enough to earn fame. */
final class HeroesTest {
    private static final MageKnight GAME = new MageKnight();
    private static final Budget LITTLE = Budget.nodes(40).within(java.time.Duration.ofMillis(2));

    /** Plays on through the checked door until that turn, or to the end; nobody's view tells more than he may know. */
    private static State played(Options options, List<Bot> bots, Budget budget, long seed, int turns) {
        var dice = new SplittableRandom(seed);
        var s = GAME.setup(options);
        while (!(GAME.awaits(s) instanceof Awaits.Over<Move>) && s.turn() < turns) {
            s = GAME.play(s, step(s, bots, budget, dice));
        }
        return s;
    }

    /** On to the next question. */
    private static State asked(State s) {
        var next = s;
        while (GAME.awaits(next) instanceof Awaits.Chance<Move>(var lottery)) {
            next = GAME.play(next, new Step.Happened<>(lottery.draw(new SplittableRandom(1))));
        }
        return next;
    }

    private static Step<Move> step(State s, List<Bot> bots, Budget budget, SplittableRandom dice) {
        var awaits = GAME.awaits(s);
        if (awaits instanceof Awaits.Chance<Move>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        if (awaits instanceof Awaits.Choice<Move>(var _, var others)) {
            for (var other : others) {
                var chosen = bots.get(other.seat().ordinal())
                        .stepIn(GAME, GAME.see(s, Viewer.of(other.seat())), other, budget);
                if (chosen.isPresent()) {
                    return new Step.Chosen<>(other.seat(), chosen.get());
                }
            }
        }
        var ask = awaits.due().getFirst();
        return new Step.Chosen<>(
                ask.seat(),
                bots.get(ask.seat().ordinal()).choose(GAME, GAME.see(s, Viewer.of(ask.seat())), ask, budget));
    }

    /** Those who choose as the pilgrims do, with less time, and one who does not choose: each sits in each seat in turn. */
    @Test
    void allPlayEveryScenarioToItsEnd() {
        int ways = 0;
        for (var scenario : GAME.info().settings().getFirst().values()) {
            for (int seats : GAME.info().seatsFor(Map.of("scenario", scenario))) {
                var bots = new ArrayList<Bot>(
                        List.of(new SearchBot(1, 1), new MillerBot(2), new GreedyBot(3), new RandomBot(4)));
                Collections.rotate(bots, ways++);
                var options = GAME.info().options(seats, Map.of("scenario", scenario));
                var s = played(options, bots, LITTLE, ways, Integer.MAX_VALUE);
                assertThat(GAME.awaits(s)).as(scenario + " " + seats).isInstanceOf(Awaits.Over.class);
            }
        }
        assertThat(ways).isEqualTo(27);
    }

    @Test
    void greedEarnsFameInSoloConquest() {
        var options = GAME.info().options(1, Map.of("scenario", "solo-conquest"));
        var s = played(options, List.of(new GreedyBot(1)), Budget.nodes(1_500), 1, Integer.MAX_VALUE);
        assertThat(s.fame(Player.FALCON)).isGreaterThan(9); // three times what random play earns at most
    }

    @Test
    void theSameSeedChoosesTheSame() {
        var options = GAME.info().options(1, Map.of("scenario", "solo-conquest"));
        var budget = Budget.nodes(120);
        var once = played(options, List.of(new SearchBot(7, 1)), budget, 7, 4);
        assertThat(played(options, List.of(new SearchBot(7, 1)), budget, 7, 4)).isEqualTo(once);
        assertThat(played(options, List.of(new SearchBot(7, 2)), budget, 7, 4)).isEqualTo(once);
    }

    @Test
    void hintsNameReasonsInBothLanguages() {
        var options = GAME.info().options(1, Map.of("scenario", "solo-conquest"));
        var reasons = new ArrayList<Hint.Reason>();
        for (int turn = 1; turn <= 9; turn += 2) {
            var s = asked(played(options, List.of(new GreedyBot(1)), Budget.nodes(400), 1, turn));
            var ask = GAME.awaits(s).due().getFirst();
            var hints = new Adviser(1).hints(GAME, GAME.see(s, Viewer.of(ask.seat())), ask, Budget.nodes(400));
            assertThat(hints).isNotEmpty();
            hints.forEach(hint -> reasons.addAll(hint.reasons()));
        }
        assertThat(reasons).isNotEmpty();
        for (String language : Words.LANGUAGES) {
            for (var feature : GAME.worth().features()) {
                assertThat(Words.of(GAME, language).knows(feature.key()))
                        .as(feature.key())
                        .isTrue();
            }
        }
    }

    /** A view without the hands of others is judged like any other: what is not seen counts for nothing. */
    @Test
    void whatAnybodySeesCanBeJudged() {
        var options = GAME.info().options(3, Map.of("scenario", "full-conquest"));
        for (int seed = 1; seed <= 3; seed++) {
            var bots = List.<Bot>of(new GreedyBot(1), new MillerBot(2), new MillerBot(3));
            judged(played(options, bots, Budget.nodes(40), seed, 20)); // there are wounds by then
        }
    }

    private static void judged(State s) {
        for (var viewer : s.players()) {
            var seen = GAME.see(s, Viewer.of(viewer));
            var imagined = GAME.imagine(seen, new SplittableRandom(1));
            for (var seat : s.players()) {
                assertThat(GAME.worth().of(imagined, seat)).isBetween(0.0, 1.0);
            }
            assertThat(GAME.worth().of(imagined, viewer)).isEqualTo(GAME.worth().of(s, viewer));
        }
    }
}
