package tabard.defenders.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.defenders.Defenders;
import tabard.defenders.content.Banner;
import tabard.defenders.content.HeroCard;
import tabard.laws.cases.Documents;
import tabard.table.Step;

/** Cards are committed in any order, and it comes to the same. */
final class AnyOrderTest {
    private static final Defenders GAME = new Defenders();

    private static State committed(int... cards) {
        var s = GAME.parse(Documents.read(
                "{lion: {place: dark-woods}, minions: {black: {}}, cards: {hc-43: lion, hc-44: lion, hc-45: lion}}"));
        s = GAME.play(s, new Step.Chosen<>(Banner.LION, new Day.Attack()));
        for (int card : cards) {
            s = GAME.play(s, new Step.Chosen<>(Banner.LION, new Siege.Commit(HeroCard.ALL.get(card - 1))));
        }
        return s;
    }

    @Test
    void bothOrdersLeadToTheSamePosition() {
        assertThat(committed(45, 43)).isEqualTo(committed(43, 45));
    }

    @Test
    void whatWasPassedOverMayStillBeNamed() {
        var ask = GAME.awaits(committed(44)).due().getFirst();
        assertThat(ask.choices().offered())
                .extracting(Move::text)
                .containsExactly("ready", "commit hc-45", "commit hc-43");
        assertThat(ask.choices().all()).extracting(Move::text).containsExactly("ready", "commit hc-45");
    }
}
