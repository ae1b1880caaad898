package tabard.defenders.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.bots.Adviser;
import tabard.bots.GreedyBot;
import tabard.bots.SearchBot;
import tabard.defenders.Defenders;
import tabard.defenders.content.Banner;
import tabard.defenders.content.Colour;
import tabard.defenders.content.HeroCard;
import tabard.defenders.content.Location;
import tabard.defenders.rules.Champion;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Step;
import tabard.table.Viewer;

/** How bots play together: whatever is asked of them, by habit or after some thought. */
final class AlliesTest {
    private static final Defenders GAME = new Defenders();
    private static final Budget LITTLE = Budget.tries(8);

    /** Plays a game to its end through the checked door, and asks all who may step in. */
    private static State played(Map<String, String> options, int seats, Bot bot, long seed) {
        var dice = new SplittableRandom(seed);
        var s = GAME.setup(GAME.info().options(seats, options));
        while (!(GAME.awaits(s) instanceof Awaits.Over<Move>)) {
            s = GAME.play(s, step(s, bot, dice));
        }
        return s;
    }

    private static Step<Move> step(State s, Bot bot, SplittableRandom dice) {
        var awaits = GAME.awaits(s);
        if (awaits instanceof Awaits.Chance<Move>(var lottery)) {
            return new Step.Happened<>(lottery.draw(dice));
        }
        if (awaits instanceof Awaits.Choice<Move>(var _, var others)) {
            for (var other : others) {
                var chosen = bot.stepIn(GAME, GAME.see(s, Viewer.of(other.seat())), other, LITTLE);
                if (chosen.isPresent()) {
                    return new Step.Chosen<>(other.seat(), chosen.get());
                }
            }
        }
        var ask = awaits.due().getFirst();
        return new Step.Chosen<>(ask.seat(), choice(s, ask, bot, LITTLE));
    }

    private static Move choice(State s, Ask<Move> ask, Bot bot, Budget budget) {
        return bot.choose(GAME, GAME.see(s, Viewer.of(ask.seat())), ask, budget);
    }

    private static Ask<Move> ask(State s) {
        return GAME.awaits(s).due().getFirst();
    }

    /** The lion's Day, next to Gorgutt in Thorny Woods, with so many of the cards that show him. */
    private static State facingGorgutt(int cards) {
        var held = new LinkedHashMap<String, Object>();
        for (var card : HeroCard.ALL) {
            if (card.is(Colour.GREEN) && held.size() < cards) {
                held.put(card.word(), "lion");
            }
        }
        return GAME.parse(Map.of(
                "seats",
                2,
                "lion",
                Map.of("hero", "cleric", "place", "thorny-woods", "life", 6),
                "stag",
                Map.of("hero", "dwarf", "place", "monarch-city", "life", 5),
                "actions",
                1,
                "minions",
                Map.of("green", Map.of()),
                "cards",
                held));
    }

    @Test
    void alliesPlayToTheEndAloneAndInCompany() {
        for (int seats : new int[] {1, 3}) {
            var options = Map.of("hands", seats == 1 ? "open" : "closed");
            var s = played(options, seats, new SearchBot(seats, 1), seats);
            assertThat(!s.isEmpty(State.LOST) || Champion.won(s)).isTrue();
        }
    }

    @Test
    void whoActsByHabitPlaysToTheEndAsWell() {
        for (int seed = 1; seed <= 4; seed++) {
            var s = played(Map.of("hands", "closed"), seed, new GreedyBot(seed), seed);
            assertThat(!s.isEmpty(State.LOST) || Champion.won(s)).isTrue();
        }
    }

    /** Otherwise the promise of a deed that is within reach keeps her walking to and fro until her actions are gone. */
    @Test
    void whoActsByHabitDoesNotWalkThereAndBack() {
        int back = 0;
        int walks = 0;
        for (int seed = 1; seed <= 4; seed++) {
            var bot = new GreedyBot(seed);
            var dice = new SplittableRandom(seed);
            var s = GAME.setup(GAME.info().options(2, Map.of()));
            Location left = null;
            while (!(GAME.awaits(s) instanceof Awaits.Over<Move>)) {
                var step = step(s, bot, dice);
                var next = GAME.play(s, step);
                if (step instanceof Step.Chosen<Move>(var seat, var move)
                        && move.text().startsWith("walk ")) {
                    var banner = (Banner) seat;
                    walks++;
                    back += s.plays(banner) && next.plays(banner) && next.place(banner) == left ? 1 : 0;
                    left = s.place(banner);
                } else {
                    left = null;
                }
                s = next;
            }
        }
        assertThat(walks).isPositive();
        assertThat(back).isLessThan(walks / 20);
    }

    @Test
    void theSameSeedAndNumberOfTriesChooseTheSame() {
        var s = facingGorgutt(9);
        for (int seed = 0; seed < 5; seed++) {
            assertThat(choice(s, ask(s), new SearchBot(seed, 1), Budget.tries(60)))
                    .isEqualTo(choice(s, ask(s), new SearchBot(seed, 1), Budget.tries(60)));
        }
    }

    @Test
    void anAllyWithoutTimeOrTriesStillChooses() {
        var s = facingGorgutt(9);
        for (var budget : List.of(Budget.tries(0), Budget.time(Duration.ZERO))) {
            assertThat(ask(s).options()).contains(choice(s, ask(s), new SearchBot(1, 1), budget));
        }
    }

    @Test
    void aGeneralIsAttackedWithManyCardsAndNotWithOne() {
        for (var bot : List.of(new GreedyBot(1), new SearchBot(1, 1))) {
            var many = facingGorgutt(18);
            assertThat(choice(many, ask(many), bot, Budget.tries(60)))
                    .extracting(Move::text)
                    .isEqualTo("attack");
            var one = facingGorgutt(1);
            assertThat(choice(one, ask(one), bot, Budget.tries(60)))
                    .extracting(Move::text)
                    .isNotEqualTo("attack");
        }
    }

    @Test
    void anAllyGivesHintsWithTheOutcomeItExpects() {
        var s = facingGorgutt(18);
        var hints = new Adviser(1).hints(GAME, GAME.see(s, Viewer.of(Banner.LION)), ask(s), Budget.tries(60));
        assertThat(hints).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        assertThat(hints).allSatisfy(hint -> assertThat(hint.outcome()).isBetween(0.0, 1.0));
        assertThat(hints.getFirst().option()).extracting(Move::text).isEqualTo("attack");
    }
}
