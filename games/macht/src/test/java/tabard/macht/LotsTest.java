package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tabard.table.Awaits;
import tabard.table.Named;

/** What is drawn comes up as often as there is of it, which a case cannot tell. */
final class LotsTest {
    private static final Macht GAME = new Macht();
    private static final int EACH = 1000;

    @Test
    void markersAreDrawnAsOftenAsThereAreOfThem() {
        var drawn = draws(GAME.setup(GAME.info().standard()), 18);
        for (var marker : Marker.ALL) {
            assertOften(drawn, "marked alt-clut " + marker.word(), marker.count());
        }
    }

    @Test
    void tokensAreTurnedAsOftenAsThereAreOfThem() {
        var drawn = draws(GAME.parse(Map.of("cycle", 2, "agenda", List.of("turning", "starting", "ending"))), 11);
        for (var token : Token.ALL) {
            assertOften(drawn, "turned " + token.word(), token.count());
        }
    }

    @Test
    void tilesAreTurnedUpAsOftenAsThereAreOfThem() {
        var drawn = draws(
                GAME.parse(Map.of("display", Map.of(), "agenda", List.of("showing 7", "starting", "ending"))), 40);
        for (var tile : Tile.ALL) {
            assertOften(drawn, "shown " + tile.word(), tile.count());
        }
    }

    @Test
    void eitherPlayerIsAsLikelyToStart() {
        var drawn = draws(GAME.parse(Map.of("agenda", List.of("starting", "ending"))), 2);
        for (Named side : Side.ALL) {
            assertOften(drawn, "starts " + side.word(), 1);
        }
    }

    /** As many draws from the lottery that the position awaits that each ticket should come up a thousand times. */
    private static Map<String, Integer> draws(State s, int tickets) {
        if (!(GAME.awaits(s) instanceof Awaits.Chance<Move>(var lottery))) {
            throw new AssertionError("no draw is awaited");
        }
        var dice = new SplittableRandom(11);
        var counts = new TreeMap<String, Integer>();
        for (int i = 0; i < tickets * EACH; i++) {
            counts.merge(lottery.draw(dice).text(), 1, Integer::sum);
        }
        return counts;
    }

    /** Five standard deviations are allowed. */
    private static void assertOften(Map<String, Integer> drawn, String line, int tickets) {
        int often = tickets * EACH;
        assertThat(drawn.getOrDefault(line, 0)).as(line).isCloseTo(often, within((int) (5 * Math.sqrt(often))));
    }
}
