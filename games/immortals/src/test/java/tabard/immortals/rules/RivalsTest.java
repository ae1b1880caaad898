package tabard.immortals.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tabard.bots.Adviser;
import tabard.bots.RandomBot;
import tabard.bots.SearchBot;
import tabard.immortals.Immortals;
import tabard.immortals.content.Colour;
import tabard.immortals.content.Space;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Step;
import tabard.table.Viewer;

/** How a bot plays that thinks ahead against several others: whole plans, and one choice after another. */
final class RivalsTest {
    private static final Immortals GAME = new Immortals();
    private static final Budget LITTLE = Budget.tries(16);

    /** Played on through the checked door until such a position, by these bots; nobody thinks long. */
    private static State played(State from, List<? extends Bot> bots, SplittableRandom dice, Predicate<State> until) {
        var s = from;
        while (!until.test(s)) {
            if (GAME.awaits(s) instanceof Awaits.Chance<Move>(var lottery)) {
                s = GAME.play(s, new Step.Happened<>(lottery.draw(dice)));
            } else {
                var ask = ask(s);
                s = GAME.play(
                        s,
                        new Step.Chosen<>(
                                ask.seat(), choice(s, bots.get(ask.seat().ordinal()), LITTLE)));
            }
        }
        return s;
    }

    private static Ask<Move> ask(State s) {
        return GAME.awaits(s).due().getFirst();
    }

    private static Move choice(State s, Bot bot, Budget budget) {
        return bot.choose(GAME, GAME.see(s, Viewer.of(ask(s).seat())), ask(s), budget);
    }

    /** Three play at random as far as the first question of this kind. */
    private static State at(Class<?> question) {
        var bots = List.of(new RandomBot(1), new RandomBot(2), new RandomBot(3));
        return played(
                GAME.setup(GAME.info().options(3, Map.of())),
                bots,
                new SplittableRandom(7),
                s -> !GAME.awaits(s).asks().isEmpty()
                        && question.isInstance(ask(s).about())
                        && ask(s).options().size() > 2);
    }

    @Test
    void thinksAheadToTheEndOfTheGame() {
        var bots = List.of(new SearchBot(1, 1), new RandomBot(2), new RandomBot(3), new RandomBot(4));
        var end = played(
                GAME.setup(GAME.info().options(4, Map.of())),
                bots,
                new SplittableRandom(5),
                s -> GAME.awaits(s) instanceof Awaits.Over<Move>);
        assertThat(Scoring.winners(end)).containsExactly(Colour.RED);
    }

    @Test
    void howManyMindsThinkMakesNoDifference() {
        for (var question : List.of(Planning.Laying.class, Resolution.Acting.class)) {
            var s = at(question);
            for (int seed = 0; seed < 3; seed++) {
                assertThat(choice(s, new SearchBot(seed, 3), Budget.tries(60)))
                        .isEqualTo(choice(s, new SearchBot(seed, 1), Budget.tries(60)));
            }
        }
    }

    @Test
    void aPlanIsMadeInOneGoAndComesToAnEnd() {
        var s = at(Planning.Laying.class);
        var planner = ask(s).seat();
        var bot = new SearchBot(3, 1);
        int answers = 0;
        while (ask(s).seat().equals(planner)) {
            var chosen = choice(s, bot, Budget.nodes(2_000));
            assertThat(chosen).isNotInstanceOf(Planning.Lift.class);
            s = GAME.play(s, new Step.Chosen<>(planner, chosen));
            answers++;
        }
        assertThat(answers).isBetween(3, Space.ALL.size() + 1);
    }

    @Test
    void withoutTimeOrTriesItStillChooses() {
        for (var question : List.of(Planning.Laying.class, Resolution.Acting.class)) {
            var s = at(question);
            for (var budget : List.of(Budget.tries(0), Budget.nodes(0), Budget.time(Duration.ZERO))) {
                assertThat(ask(s).options()).contains(choice(s, new SearchBot(1, 1), budget));
            }
        }
    }

    /** An outing that meets no question is no reason to think for ever. */
    @Test
    void theLastQuestionOfTheGameIsAnsweredToo() {
        var s = GAME.parse(Map.of("seats", 3, "round", 7, "agenda", List.of("compensating red", "turn violet")));
        for (var budget : List.of(Budget.tries(100), Budget.nodes(100))) {
            assertThat(ask(s).options()).contains(choice(s, new SearchBot(1, 1), budget));
        }
    }

    @Test
    void hintsForAPlanAreCardsToLay() {
        var s = at(Planning.Laying.class);
        var hints = new Adviser(1).hints(GAME, GAME.see(s, Viewer.of(ask(s).seat())), ask(s), Budget.tries(100));
        assertThat(hints).hasSize(3);
        assertThat(hints).allSatisfy(hint -> assertThat(hint.option()).isNotInstanceOf(Planning.Ready.class));
    }
}
