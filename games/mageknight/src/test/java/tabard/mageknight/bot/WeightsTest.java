package tabard.mageknight.bot;

import static org.assertj.core.api.Assertions.*;

import java.util.*;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.bots.GreedyBot;
import tabard.mageknight.MageKnight;
import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.*;
import tabard.table.*;

/** The numbers by which bots judge come from a file: all of it is read, and a broken one is refused. */
final class WeightsTest {
    private static final MageKnight GAME = new MageKnight();

    private static String text() {
        var text = new StringBuilder("# a remark\n\n");
        Weight.ALL.forEach(weight -> text.append(weight.word())
                .append(' ')
                .append(Weights.OWN.of(weight))
                .append('\n'));
        return text.toString();
    }

    private static String with(Weight weight, String number) {
        return text().replaceAll("(?m)^" + weight.word() + " .*$", weight.word() + " " + number);
    }

    @Test
    void everyWeightIsRead() {
        for (var weight : Weight.ALL) {
            assertThat(Weights.read(with(weight, "12.5")).of(weight)).isEqualTo(12.5);
            assertThat(Weights.read(text()).of(weight)).isEqualTo(Weights.OWN.of(weight));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "unit 3, unit is there twice",
        "untis 3, there is no weight named untis",
        "untis, there is no weight named untis"
    })
    void aLineTooManyIsRefused(String line, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.read(text() + line))
                .withMessage("The weights of Mage Knight cannot be read: " + said + ".");
    }

    @ParameterizedTest
    @CsvSource({"many", "''", "1 2", "NaN", "1e9"})
    void whatIsNoNumberIsRefused(String number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.read(with(Weight.TRADE, number)))
                .withMessage("The weights of Mage Knight cannot be read: trade needs a number.");
    }

    @Test
    void aMissingWeightIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.read(text().replaceAll("(?m)^siege .*$", "")))
                .withMessage("The weights of Mage Knight cannot be read: siege is missing.");
    }

    /** What the game judges by is what the file says, and greed chooses otherwise with another file. */
    @Test
    void greedPlaysByThem() {
        var options = GAME.info().options(1, Map.of("scenario", "solo-conquest"));
        var usual = MageKnightWorth.of(text());
        assertThat(fame(options, usual)).isEqualTo(fame(options, GAME.worth())).isPositive();
        assertThat(fame(options, MageKnightWorth.of(with(Weight.FAME, "-1")))).isZero();
    }

    /** What greed has earned after some turns. */
    private static int fame(Options options, Worth<State> worth) {
        var judged = new Variant<State, Move>(GAME) {
            @Override
            public Worth<State> worth() {
                return worth;
            }
        };
        var dice = new SplittableRandom(3);
        var bot = new GreedyBot(3);
        var s = GAME.setup(options);
        while (s.turn() < 15) {
            switch (GAME.awaits(s)) {
                case Awaits.Chance<Move>(var lottery) -> GAME.apply(s, new Step.Happened<>(lottery.draw(dice)));
                case Awaits<Move> awaits -> {
                    var ask = awaits.due().getFirst();
                    var seen = GAME.see(s, Viewer.of(ask.seat()));
                    GAME.apply(s, new Step.Chosen<>(ask.seat(), bot.choose(judged, seen, ask, Budget.nodes(400))));
                }
            }
        }
        return s.fame(Player.FALCON);
    }
}
