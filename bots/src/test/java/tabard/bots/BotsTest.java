package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabard.bots.Chests.Chest;
import tabard.bots.Chests.Coin;
import tabard.bots.Chests.Grab;
import tabard.bots.Chests.Hide;
import tabard.bots.Chests.Hold;
import tabard.bots.Chests.Move;
import tabard.bots.Chests.Open;
import tabard.bots.Chests.Pirate;
import tabard.bots.Chests.Shout;
import tabard.bots.Chests.Veto;
import tabard.table.Ask;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Refusal;
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.text.Words;

class BotsTest {
    private static final Budget BUDGET = Budget.tries(100);

    private final Chests game = new Chests();

    /** The position after these lines, from the box. */
    private Hold after(String... lines) {
        var s = game.setup(game.info().standard());
        for (String line : lines) {
            s = game.play(s, game.step(line));
        }
        return s;
    }

    private Move choice(Bot bot, Hold s, Pirate seat, Budget budget) {
        Ask<Move> asked = game.awaits(s).asks().stream()
                .filter(ask -> ask.seat() == seat)
                .findFirst()
                .orElseThrow();
        return bot.choose(game, game.see(s, Viewer.of(seat)), asked, budget);
    }

    @Test
    void everyBotPlaysToTheEndAndChoosesOnlyWhatIsOffered() {
        for (String word : Bots.ways()) {
            for (int seed = 0; seed < 50; seed++) {
                var s = game.setup(game.info().standard());
                var dice = new SplittableRandom(seed);
                var bots = List.of(Bots.named(word, dice.nextLong()), Bots.named(word, dice.nextLong()));
                while (!game.awaits(s).asks().isEmpty()) {
                    var seat = (Pirate) game.awaits(s).asks().getFirst().seat();
                    var chosen = choice(bots.get(seat.ordinal()), s, seat, BUDGET);
                    s = game.play(s, new Step.Chosen<>(seat, chosen)); // refuses what was not offered
                }
            }
        }
    }

    @Test
    void theSameSeedChoosesTheSame() {
        for (String word : Bots.ways()) {
            for (int seed = 0; seed < 20; seed++) {
                var s = after("red: open right");
                assertThat(choice(Bots.named(word, seed), s, Pirate.RED, BUDGET))
                        .isEqualTo(choice(Bots.named(word, seed), s, Pirate.RED, BUDGET));
            }
        }
    }

    @Test
    void searchWithSeveralWorkersChoosesTheSameForTheSameSeed() {
        for (int seed = 0; seed < 10; seed++) {
            assertThat(choice(new SearchBot(seed, 3), after(), Pirate.RED, BUDGET))
                    .isEqualTo(choice(new SearchBot(seed, 3), after(), Pirate.RED, BUDGET));
        }
    }

    @Test
    void searchGoesOnFromWhatItThoughtBefore() {
        var s = after();
        var ask = game.awaits(s).asks().getFirst();
        var bot = new SearchBot(1, 1);
        var first = choice(bot, s, Pirate.RED, Budget.tries(400));
        var next = game.play(s, new Step.Chosen<>(Pirate.RED, first));
        var second = game.awaits(next).asks().getFirst();
        assertThat(second.seat()).isEqualTo(ask.seat());
        int iterations = bot.advise(game, game.see(next, Viewer.of(Pirate.RED)), second, Budget.tries(10)).stream()
                .mapToInt(SearchBot.Estimate::iterations)
                .sum();
        assertThat(iterations).isGreaterThan(50);
    }

    @Test
    void searchStopsWhenItRemembersEnough() {
        var s = after();
        var seen = game.see(s, Viewer.of(Pirate.RED));
        int before = 0;
        for (int nodes : new int[] {5, 50, 500}) {
            int iterations = new SearchBot(1, 1)
                    .advise(game, seen, game.awaits(s).asks().getFirst(), Budget.nodes(nodes)).stream()
                            .mapToInt(SearchBot.Estimate::iterations)
                            .sum();
            assertThat(iterations).isGreaterThan(before);
            before = iterations;
        }
    }

    @Test
    void searchStepsInOnlyWhereItPays() {
        assertThat(stepIn(new SearchBot(1, 1), "front", Budget.tries(4000))).contains(new Shout(true));
        assertThat(stepIn(new SearchBot(1, 1), "back", Budget.tries(4000))).isEmpty();
    }

    private Optional<Move> stepIn(Bot bot, String coin) {
        return stepIn(bot, coin, BUDGET);
    }

    private Optional<Move> stepIn(Bot bot, String coin, Budget budget) {
        var s = after("red: open left", "red: grab " + coin, "blue: veto false");
        var ask = game.awaits(s).asks().getLast();
        assertThat(ask.seat()).isEqualTo(Pirate.RED);
        return bot.stepIn(game, game.see(s, Viewer.of(Pirate.RED)), ask, budget);
    }

    @Test
    void greedyStepsInOnlyWhereItPays() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(stepIn(new GreedyBot(seed), "front")).contains(new Shout(true));
            assertThat(stepIn(new GreedyBot(seed), "back")).isEmpty();
        }
    }

    @Test
    void randomStepsInNowAndThen() {
        var bot = new RandomBot(1);
        long times = Stream.generate(() -> stepIn(bot, "back"))
                .limit(800)
                .filter(Optional::isPresent)
                .count();
        assertThat(times).isBetween(60L, 140L);
    }

    @Test
    void whatIsHiddenFromASeatCannotChangeItsChoice() {
        var opening = List.of(
                "red: open left",
                "red: grab back",
                "blue: veto false",
                "blue: open left",
                "blue: grab front",
                "red: veto false");
        for (String word : Bots.ways()) {
            for (int seed = 0; seed < 20; seed++) {
                var choices = new HashSet<Move>();
                for (int coins = 0; coins <= 2; coins++) {
                    var s = game.play(
                            after(opening.toArray(String[]::new)), new Step.Chosen<>(Pirate.RED, new Hide(coins)));
                    choices.add(choice(Bots.named(word, seed), s, Pirate.BLUE, BUDGET));
                }
                assertThat(choices).hasSize(1);
            }
        }
    }

    @Test
    void randomTakesEveryOptionSoonerOrLater() {
        var bot = new RandomBot(1);
        var choices = new HashSet<Move>();
        for (int i = 0; i < 50; i++) {
            choices.add(choice(bot, after(), Pirate.RED, BUDGET));
        }
        assertThat(choices).containsExactlyInAnyOrder(new Open(Chest.LEFT), new Open(Chest.RIGHT));
    }

    @Test
    void greedyLooksThroughItsOwnChoicesAndTheDefaultsOfOthers() {
        // the left chest is better only by its back coin, and the coin is paid only once the other did not forbid it
        for (int seed = 0; seed < 20; seed++) {
            assertThat(choice(new GreedyBot(seed), after(), Pirate.RED, BUDGET)).isEqualTo(new Open(Chest.LEFT));
            assertThat(choice(new GreedyBot(seed), after("red: open left"), Pirate.RED, BUDGET))
                    .isEqualTo(new Grab(Coin.BACK));
        }
    }

    @Test
    void greedyForbidsWhatHelpsTheOther() {
        assertThat(choice(new GreedyBot(1), after("red: open left", "red: grab back"), Pirate.BLUE, BUDGET))
                .isEqualTo(new Veto(true));
    }

    @Test
    void greedyLeavesTiesToItsDice() {
        var choices = new HashSet<Move>();
        for (int seed = 0; seed < 20; seed++) {
            choices.add(choice(new GreedyBot(seed), after("red: open right"), Pirate.RED, BUDGET));
        }
        assertThat(choices).hasSize(2);
    }

    @Test
    void greedyWeighsSecretsOfOthersByLot() {
        var s = after(
                "red: open right",
                "red: grab back",
                "blue: veto false",
                "blue: open right",
                "blue: grab back",
                "red: veto false");
        for (int seed = 0; seed < 20; seed++) {
            assertThat(choice(new GreedyBot(seed), s, Pirate.RED, BUDGET))
                    .isNotEqualTo(new Hide(0)); // which can win nothing
        }
    }

    @Test
    void greedyWithoutTimeOrTriesStillChooses() {
        assertThat(choice(new GreedyBot(1), after(), Pirate.RED, Budget.time(Duration.ZERO)))
                .isInstanceOf(Open.class);
        assertThat(choice(new GreedyBot(1), after(), Pirate.RED, Budget.tries(0)))
                .isInstanceOf(Open.class);
    }

    @Test
    void anUnknownBotIsRefusedWithTheOneThatWasMeant() {
        assertThatThrownBy(() -> Bots.named("greedi", 1))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("did you mean \"greedy\"?");
        assertThatThrownBy(() -> Bots.named("chess engine", 1))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("random, greedy");
    }

    @Test
    void aBotMayBeNamedWithTheTriesItTakesWhateverItIsOffered() {
        var s = after();
        var offered = Budget.tries(1);
        for (long seed = 1; seed <= 20; seed++) {
            assertThat(choice(Bots.named("search@50", seed), s, Pirate.RED, offered))
                    .isEqualTo(choice(Bots.named("search", seed), s, Pirate.RED, Budget.tries(50)));
        }
        for (String nonsense : List.of("search@", "search@0", "search@-1", "search@many", "search@99999999999")) {
            assertThatThrownBy(() -> Bots.named(nonsense, 1))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("whole number above 0");
        }
        assertThatThrownBy(() -> Bots.named("greedi@5", 1)).hasMessageContaining("did you mean \"greedy\"?");
    }

    @Test
    void theRefusalOfABotHasWordsInEveryLanguage() {
        for (String language : Words.LANGUAGES) {
            for (String key : List.of("bot.unknown", "bot.unknown-near", "bot.count", "bot.tries")) {
                assertThat(Words.common(language).knows(key)).isTrue();
            }
        }
    }
}
