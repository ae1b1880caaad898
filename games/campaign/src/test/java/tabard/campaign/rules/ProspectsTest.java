package tabard.campaign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tabard.campaign.Campaign;
import tabard.campaign.terms.Banner;
import tabard.laws.cases.Documents;

/** What bots expect of orders, entries and borders, in points of the score (CA-21.44): on The Two Shores, in the first turn of twelve. */
final class ProspectsTest {
    private static final Campaign GAME = new Campaign();

    private static State position(String document) {
        return GAME.parse(Documents.read("turn: 1\nwindow: none\nagenda: [judging.open]\n" + document));
    }

    private static double orders(String first, String map) {
        return Prospects.orders(
                position("blue: {pc: 3, orders: {first: {way: {one: walk}, priority: 1, pays: 3, " + first
                        + "}}}\nmap: {" + map + "}"),
                Banner.BLUE);
    }

    @Test
    void nothingIsExpectedOfNoOrders() {
        assertThat(Prospects.orders(position(""), Banner.BLUE)).isZero();
    }

    @Test
    void landThatIsThereForTheTakingIsWorthMoreThanLandThatIsFoughtFor() {
        var go = "from: 8, path: {one: 11}, pa: 4000, settles: 4000";
        double virgin = orders(go, "");
        double faction = orders(go, "11: {owner: orange}");
        double small = orders(go, "11: {owner: orange, pa: 3000}");
        double large = orders(go, "11: {owner: orange, pa: 4000}");
        assertThat(virgin).isPositive();
        assertThat(faction).isGreaterThan(virgin); // what others lose counts as well
        assertThat(small).isLessThan(faction);
        assertThat(large).isLessThan(small);
    }

    @Test
    void aSmallCompanyWinsNothingAgainstALargeOne() {
        var go = "from: 8, path: {one: 11}, settles: 1000, pa: ";
        assertThat(orders(go + 1000, "11: {owner: orange, pa: 4000}")).isLessThan(orders(go + 1000, ""));
        assertThat(orders(go + 1000, "11: {owner: orange, pa: 4000}")).isLessThanOrEqualTo(0.1);
    }

    @Test
    void morePaWinMoreOftenUpToABound() {
        var map = "8: {pa: 8000}, 11: {owner: orange, pa: 4000}";
        var go = "from: 8, path: {one: 11}, settles: 4000, pa: ";
        assertThat(orders(go + 6000, map)).isGreaterThan(orders(go + 4000, map));
    }

    @Test
    void whoCannotPayGainsNothing() {
        var s = position(
                "blue: {pc: 0, orders: {first: {from: 8, path: {one: 11}, way: {one: walk}, pa: 1000, settles: 1000, priority: 1, pays: 3}}}\nmap: {11: {owner: orange}}");
        assertThat(Prospects.orders(s, Banner.BLUE)).isNegative();
    }

    @Test
    void aGroupThatFellBackOrGoesHomeIsExpectedToGainNothingAnyMore() {
        for (var fate : new String[] {"fallen-back", "goes-home"}) {
            assertThat(orders("from: 8, path: {one: 11}, at: 11, home: 8, pa: 4000, settles: 4000, fate: " + fate, ""))
                    .isZero();
        }
    }

    @Test
    void twoGroupsTakeALandOnce() {
        var twice = position(
                "blue: {orders: {first: {from: 8, path: {one: 11}, way: {one: walk}, priority: 1, pays: 3}, second: {from: 10, path: {one: 11}, way: {one: walk}, priority: 2, pays: 3}}}");
        var once =
                position("blue: {orders: {first: {from: 8, path: {one: 11}, way: {one: walk}, priority: 1, pays: 3}}}");
        assertThat(Prospects.orders(twice, Banner.BLUE)).isEqualTo(Prospects.orders(once, Banner.BLUE));
    }

    @Test
    void aMineTakenWithTheLandIsWorthWhatItWillPay() {
        var mine = "6: {owner: orange, building: mine, mine-of: orange}";
        var go = "from: 8, path: {one: 6}, pa: 4000, settles: 4000, takes-mine: ";
        assertThat(orders(go + true, mine)).isGreaterThan(orders(go + false, mine));
        var early = position("blue: {pc: 3, orders: {first: {way: {one: walk}, priority: 1, pays: 3, " + go
                + "true}}}\nmap: {" + mine + "}");
        var late = GAME.parse(Documents.read(
                "turn: 11\nwindow: none\nagenda: [judging.open]\nblue: {pc: 3, orders: {first: {way: {one: walk}, priority: 1, pays: 3, "
                        + go + "true}}}\nmap: {" + mine + "}"));
        assertThat(Prospects.orders(early, Banner.BLUE)).isGreaterThan(Prospects.orders(late, Banner.BLUE));
    }

    @Test
    void bordersAreInDangerWhereEnemiesCanReachThem() {
        var far = position("map: {14: {pa: 0}}");
        assertThat(Prospects.danger(far, Banner.BLUE)).isZero();
        var faction = Prospects.danger(position("map: {11: {owner: blue, pa: 0}}"), Banner.BLUE);
        var small = Prospects.danger(position("map: {11: {owner: blue, pa: 1000}}"), Banner.BLUE);
        var large = Prospects.danger(position("map: {11: {owner: blue, pa: 4000}}"), Banner.BLUE);
        assertThat(faction).isGreaterThan(small);
        assertThat(small).isGreaterThan(large);
        assertThat(large).isPositive();
        assertThat(Prospects.danger(position("map: {11: {owner: blue, pa: 1000}, 14: {pa: 3000}}"), Banner.BLUE))
                .isZero(); // a small company takes land from nobody but factions
        assertThat(Prospects.danger(position("map: {11: {owner: blue, pa: 0}, 14: {pa: 3000}}"), Banner.BLUE))
                .isEqualTo(faction);
    }

    @Test
    void troopsCountForLessWhenFewTurnsAreLeft() {
        double last = 2;
        for (int turn : new int[] {9, 10, 11, 12}) {
            var s = GAME.parse(Documents.read("turn: " + turn));
            assertThat(Prospects.left(s)).isEqualTo(12 - turn);
            assertThat(Prospects.troops(s)).isLessThan(last);
            last = Prospects.troops(s);
        }
        var endless = GAME.parse(Documents.read("turn: 12\noptions: {end: last-standing}"));
        assertThat(Prospects.left(endless)).isEqualTo(6);
    }

    private static double entered(String window, String entry) {
        return Prospects.entries(
                GAME.parse(Documents.read(
                        "turn: 1\nwindow: " + window + "\nagenda: [unsealing " + window + "]\n" + entry)),
                Banner.BLUE);
    }

    @Test
    void eventsAreWorthWhatTheyBring() {
        assertThat(entered("event", "")).isZero();
        assertThat(entered("event", "blue: {event: raid}")).isPositive();
        assertThat(entered("event", "blue: {event: spent-vein, vein: orange}")).isPositive();
        assertThat(entered(
                        "event", "blue: {event: spent-vein, vein: orange}\nmap: {17: {building: none, mine-of: none}}"))
                .isNegative();
        assertThat(entered("event", "blue: {event: night-fire, fire: 17}")).isPositive();
        assertThat(entered("event", "blue: {event: forced-march}")).isPositive();
    }

    @Test
    void aMineThatIsPlannedPaysAndPullingDownCosts() {
        assertThat(entered("event", "blue: {event: construction, pulls-down: 10}"))
                .isNegative();
        assertThat(entered("event", "blue: {event: construction}\nmap: {8: {builds: fortress}}"))
                .isPositive();
        assertThat(entered("event", "blue: {event: construction}\nmap: {8: {builds: portal}}"))
                .isNegative();
        assertThat(entered("event", "blue: {event: construction}\nmap: {10: {builds: city}}"))
                .isPositive();
    }

    @Test
    void troopsAreBoughtWhereTheyMakeACompanyLarge() {
        double lot = entered("purchases", "map: {10: {lots: 1000}}");
        assertThat(lot).isCloseTo(Prospects.troops(position("")) - 1, within(1e-9));
        assertThat(entered("purchases", "map: {10: {pa: 3000, lots: 1000}}")).isGreaterThan(lot + 0.1);
        assertThat(entered("purchases", "map: {10: {pa: 2000, lots: 1000}}")).isEqualTo(lot);
    }
}
