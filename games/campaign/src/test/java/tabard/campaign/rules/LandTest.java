package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.Place;
import tabard.campaign.terms.Banner;

/** CA-1.5, 1.6: whose land it is, as sets that are kept beside the map. */
final class LandTest {
    private static final Campaign GAME = new Campaign();

    private final State s = GAME.standard(GAME.info().options(2, Map.of()));

    @Test
    void landThatIsTakenIsVirginNoMore() {
        var place = Place.of(11);
        assertThat(s.ownerless() & place.bit()).isNotZero();
        s.owner(place, Banner.ORANGE);
        assertThat(s.ownerless() & place.bit()).isZero();
        assertThat(s.land(Banner.ORANGE) & place.bit()).isNotZero();
        s.owner(place, Banner.BLUE);
        assertThat(s.land(Banner.ORANGE) & place.bit()).isZero();
        s.owner(place, null);
        assertThat(s.land(Banner.BLUE) & place.bit()).isZero();
        assertThat(s.ownerless() & place.bit()).isNotZero();
    }
}
