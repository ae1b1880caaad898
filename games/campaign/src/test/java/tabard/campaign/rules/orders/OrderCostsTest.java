package tabard.campaign.rules.orders;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** What a player is told beside his orders: what they cost for sure (CA-21.7), and what they may come to (8). */
final class OrderCostsTest {
    private static final Campaign GAME = new Campaign();

    private final State s = GAME.standard(GAME.info().options(2, Map.of()));

    private void order(int from, int to, int pays) {
        s.set(State.FROM, Banner.BLUE, Group.FIRST, Place.of(from));
        s.set(State.PATH, Banner.BLUE, Group.FIRST, Leg.ONE, Place.of(to));
        s.set(State.WAY, Banner.BLUE, Group.FIRST, Leg.ONE, Way.WALK);
        s.set(State.PA, Banner.BLUE, Group.FIRST, 1000);
        s.set(State.PRIORITY, Banner.BLUE, Group.FIRST, 1);
        s.set(State.PAYS, Banner.BLUE, Group.FIRST, pays);
    }

    private void ofOrange(int place, Building building) {
        s.owner(Place.of(place), Banner.ORANGE);
        s.building(Place.of(place), building);
        s.mineOwner(Place.of(place), building == Building.MINE ? Banner.ORANGE : null);
    }

    @Test
    void nobodyPaysMoreThanHeLetsTheGroupPay() {
        ofOrange(13, null);
        order(8, 11, 9);
        assertThat(OrderCosts.greatest(s, Banner.BLUE)).isEqualTo(1); // CA-10.11, should another want it too
        order(10, 13, 9);
        assertThat(OrderCosts.greatest(s, Banner.BLUE)).isEqualTo(1);
        order(10, 13, 0);
        assertThat(OrderCosts.greatest(s, Banner.BLUE)).isZero();
        assertThat(OrderCosts.sure(s, Banner.BLUE)).isZero();
    }

    /** CA-9.5: by then somebody may guard it, and the mine goes with the land. */
    @Test
    void aMineThatIsToBeLeftMayHaveToBePaidForAllTheSame() {
        ofOrange(6, Building.MINE);
        order(8, 6, 9);
        assertThat(OrderCosts.greatest(s, Banner.BLUE)).isEqualTo(3);
    }

    /** CA-7.8: a faction's 1 PC is paid only if it gets there; a crossing is paid for whatever becomes of it. */
    @Test
    void aCrossingIsPaidForForSure() {
        order(8, 13, 0);
        s.set(State.WAY, Banner.BLUE, Group.FIRST, Leg.ONE, Way.INFILTRATE);
        assertThat(new OrderSheet(s, Banner.BLUE).sure(Group.FIRST)).isEqualTo(1);
        s.set(State.PA, Banner.BLUE, Group.FIRST, 0);
        assertThat(new OrderSheet(s, Banner.BLUE).sure(Group.FIRST)).isZero();
    }
}
