package tabard.defenders;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabard.defenders.rules.Move;
import tabard.defenders.rules.State;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;
import tabard.table.Options;

final class DefendersTest extends GameKit<State, Move> {
    DefendersTest() {
        super(new Defenders(), new Effort(6, 10, 40));
    }

    /** Only in closed hands is anything hidden. */
    @Override
    public int lawful(Options way) {
        return way.get("hands").equals("closed") ? super.lawful(way) : 1;
    }

    @Test
    void aRecordShowsTheRealmSavedAndEachWayItFalls() {
        for (String ending : MakeEndings.ENDINGS) {
            assertThat(recorded().get(ending + ".record"))
                    .satisfies(match -> assertThat(MakeEndings.of(match)).isEqualTo(ending));
        }
    }
}
