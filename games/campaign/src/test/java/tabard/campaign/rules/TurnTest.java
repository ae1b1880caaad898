package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.terms.Banner;
import tabard.table.scene.Said;

/** What the chronicle says when a turn begins. */
final class TurnTest {
    private static final Campaign GAME = new Campaign();

    /** CA-3.2, 18.14 */
    @Test
    void onlyCitiesOfSomebodyBringPc() {
        var s = GAME.standard(GAME.info().options(2, Map.of()));
        var begin = new Turn.Begin();
        var second = new Turn.Began(2);
        s.building(Place.of(13), Building.CITY);
        assertThat(begin.told(s, second)).isNull();
        s.owner(Place.of(13), Banner.BLUE);
        assertThat(begin.told(s, second)).isEqualTo(Said.of("log.began-cities", 2));
    }
}
