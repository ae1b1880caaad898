package tabard.macht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tabard.laws.cases.Documents;
import tabard.macht.content.Side;
import tabard.table.Viewer;

/** What a side may think that the other has bid (MO-5.1). */
class SecretsTest {
    private static final Macht GAME = new Macht();
    private static final int EACH = 1000;

    @Test
    void aHiddenBidMayBeWhateverThePoolAllowsAndOnesOwnIsKnown() {
        var s = GAME.parse(Documents.read("""
                cycle: 2
                orange: {pool: {knights: 5, mages: 0}, bid: 4}
                white: {pool: {knights: 2, mages: 6}, bid: 1}
                agenda: [revealing rebellion, ending]
                """));
        var seen = GAME.see(s, Viewer.of(Side.ORANGE));
        var dice = new SplittableRandom(5);
        int[] bids = new int[3];
        for (int i = 0; i < bids.length * EACH; i++) {
            var imagined = GAME.imagine(seen, dice);
            assertThat(imagined.bid(Side.ORANGE)).isEqualTo(4);
            bids[imagined.bid(Side.WHITE)]++;
        }
        for (int often : bids) {
            assertThat(often).isCloseTo(EACH, within((int) (5 * Math.sqrt(EACH))));
        }
    }
}
