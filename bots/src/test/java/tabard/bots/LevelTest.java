package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
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
import tabard.table.Step;
import tabard.table.Viewer;
import tabard.table.text.Words;

/** The levels, and bots with weights of their own. */
class LevelTest {
    private static final Budget NONE = Budget.tries(0);

    private final Chests game = new Chests();

    private Hold after(String... lines) {
        var s = game.setup(game.info().standard());
        for (String line : lines) {
            s = game.play(s, game.step(line));
        }
        return s;
    }

    private Move choice(Bot bot, Hold s, Pirate seat) {
        var asked = game.awaits(s).asks().stream()
                .filter(ask -> ask.seat() == seat)
                .findFirst()
                .orElseThrow();
        return bot.choose(game, game.see(s, Viewer.of(seat)), asked, NONE);
    }

    @Test
    void everyLevelIsCalledByItsWord() {
        assertThat(Level.words()).containsExactly("miller", "prioress", "clerk", "wife-of-bath");
        assertThat(Bots.words()).containsAll(Level.words()).containsAll(Bots.ways());
        for (var level : Level.values()) {
            assertThat(choice(Bots.named(level.word(), 1), after(), Pirate.RED)).isInstanceOf(Open.class);
        }
    }

    @Test
    void everyLevelHasANameAndSaysWhatItIsLike() {
        for (String language : Words.LANGUAGES) {
            for (String word : Bots.words()) {
                for (String key : List.of("bot." + word, "bot." + word + ".about", "bot." + word + ".the")) {
                    assertThat(Words.common(language).knows(key)).as(key).isTrue();
                }
            }
        }
    }

    @Test
    void aLevelTakesItsOwnTimeWhateverItIsOffered() {
        long start = System.nanoTime();
        assertThat(choice(Level.CLERK.bot(1), after(), Pirate.RED)).isInstanceOf(Open.class);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(250));
    }

    @Test
    void aBotWhoseThreadIsInterruptedThinksNoFurther() throws InterruptedException {
        var chosen = new HashSet<Move>();
        var thread = new Thread(() -> chosen.add(
                new SearchBot(1, 1).choose(game, game.see(after(), Viewer.of(Pirate.RED)), ask(), Budget.time(HOURS))));
        thread.start();
        thread.interrupt();
        thread.join(10_000);
        assertThat(chosen).hasSize(1);
    }

    private static final Duration HOURS = Duration.ofHours(2);

    private Ask<Move> ask() {
        return game.awaits(after()).asks().getFirst();
    }

    @Test
    void theMillerDoesAnythingButWhatPlainlyHarms() {
        var openings = new HashSet<Move>();
        var shouts = new HashSet<Move>();
        var vetoes = new HashSet<Move>();
        for (int seed = 0; seed < 40; seed++) {
            openings.add(choice(new MillerBot(seed), after(), Pirate.RED));
            var poor = after("red: open left", "red: grab front", "blue: veto false");
            shouts.add(choice(new MillerBot(seed), poor, Pirate.RED));
            vetoes.add(choice(new MillerBot(seed), after("red: open left", "red: grab back"), Pirate.BLUE));
        }
        assertThat(openings).as("nothing is seen of that yet").hasSize(2);
        assertThat(shouts).as("to boast costs a coin").containsExactly(new Shout(true));
        assertThat(vetoes).containsExactly(new Veto(true));
    }

    @Test
    void theMillerCannotBeTemptedByWhatIsHidden() {
        for (int seed = 0; seed < 20; seed++) {
            var choices = new HashSet<Move>();
            for (int coins = 0; coins <= 2; coins++) {
                var s = after(
                        "red: open left",
                        "red: grab back",
                        "blue: veto false",
                        "blue: open left",
                        "blue: grab front",
                        "red: veto false");
                s = game.play(s, new Step.Chosen<>(Pirate.RED, new Hide(coins)));
                choices.add(choice(new MillerBot(seed), s, Pirate.BLUE));
            }
            assertThat(choices).hasSize(1);
        }
    }

    @Test
    void aBotWithOtherWeightsSeeksWhatTheyPraise() {
        var loser = List.of(-0.1);
        for (int seed = 0; seed < 10; seed++) {
            assertThat(choice(
                            new OtherWeights(new MillerBot(seed), loser),
                            after("red: open left", "red: grab back"),
                            Pirate.BLUE))
                    .isEqualTo(new Veto(false));
        }
    }

    @Test
    void aGameWithTheSameWeightsIsTheSameGame() {
        var own = game.worth().weights();
        assertThat(Reweighted.by(game, own)).isEqualTo(Reweighted.by(game, List.of(0.1)));
        assertThat(Reweighted.by(game, own)).isNotEqualTo(Reweighted.by(game, List.of(0.2)));
        var s = after("red: open left", "red: grab back", "blue: veto false");
        assertThat(Reweighted.by(game, own).worth().of(s, Pirate.RED))
                .isEqualTo(game.worth().of(s, Pirate.RED));
    }
}
