package tabard.campaign.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.rules.judging.Engagements;
import tabard.campaign.terms.*;
import tabard.table.scene.Said;

/** CA-21.10: what the chronicle says of those who take the field when a battle is set up. */
final class BattleLinesTest {
    private static final Campaign GAME = new Campaign();
    private static final BattleNumber FIRST = BattleNumber.ALL.getFirst();

    private static Said fielded(List<Incarnate> a, List<Incarnate> b) {
        var s = GAME.standard(GAME.info().options(2, Map.of("battles", "table")));
        Engagements.add(s, Place.of(14), Cause.ASSAULT, Banner.BLUE, Banner.ORANGE, null);
        var said = new BattleLines.Pitching(FIRST, 0)
                .told(s, new BattleLines.Pitched(FIRST, 4000, Scoring.CUMULATIVE, false, a, b));
        return (Said) said.args().getLast();
    }

    @Test
    void whoFieldsNobodyIsToldBesideWhoDoes() {
        var third = List.of(Incarnate.ALL.get(2));
        assertThat(fielded(third, List.of())).isEqualTo(Said.of("fields", Banner.BLUE, Banner.ORANGE, "3", "–"));
        assertThat(fielded(List.of(), third)).isEqualTo(Said.of("fields", Banner.BLUE, Banner.ORANGE, "–", "3"));
    }

    @Test
    void whereNobodyIsFieldedThatIsSaidOnce() {
        assertThat(fielded(List.of(), List.of()).key()).isEqualTo("fields-none");
    }
}
