package tabard.campaign.rules.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.Place;
import tabard.campaign.rules.State;
import tabard.campaign.rules.judging.Retirement.*;
import tabard.campaign.rules.judging.Retreats.*;
import tabard.campaign.terms.*;
import tabard.table.scene.Said;

/** What the chronicle says of retreats: why somebody had to go, and who was in a lot. */
final class RetreatTest {
    private static final Campaign GAME = new Campaign();
    private static final Place MEADOW = Place.of(12);
    private static final Retiring ORANGE =
            new Retiring(Banner.ORANGE, 2000, Place.of(13), Place.of(13), Retreat.PUSHED_OUT);
    private static final Retiring BLUE = new Retiring(Banner.BLUE, 2000, Place.of(22), Place.of(22), Retreat.BEATEN);

    private static State position() {
        return GAME.standard(GAME.info().options(4, Map.of("scenario", "standard-4p")));
    }

    private static Withdrawing going(Retiring... companies) {
        var going = List.of(companies).stream()
                .map(company -> new Going(company, MEADOW))
                .toList();
        return new Withdrawing(Window.RETREATS, List.of(), going, List.of());
    }

    /** CA-21.47 */
    @Test
    void theLotNamesAllWhoWereInIt() {
        var told = going(ORANGE, BLUE).told(position(), new Retires(Banner.BLUE, 2000, Place.of(22), MEADOW));
        var lot = Lots.told(Banner.BLUE, MEADOW, List.of(Banner.BLUE, Banner.ORANGE));
        var retires = Said.of("log.retires-beaten", Banner.BLUE, 2000, Place.of(22), MEADOW);
        assertThat(told).isEqualTo(Said.of("log.drawn-and-retires", lot, retires));
    }

    @Test
    void withoutRivalsThereIsNoLotToTell() {
        var told = going(ORANGE).told(position(), new Retires(Banner.ORANGE, 2000, Place.of(13), MEADOW));
        assertThat(told).isEqualTo(Said.of("log.retires-pushed-out", Banner.ORANGE, 2000, Place.of(13), MEADOW));
    }

    @Test
    void whoIsLostIsToldWithTheReason() {
        var lost = new Retiring(Banner.RED, 1000, Place.of(8), Place.of(13), Retreat.CUT_OFF);
        var told = new Withdrawing(Window.BEATEN, List.of(lost), List.of(), List.of())
                .told(position(), new Perishes(Banner.RED, 1000, Place.of(8)));
        assertThat(told).isEqualTo(Said.of("log.perishes-cut-off", Banner.RED, 1000, Place.of(8)));
    }
}
