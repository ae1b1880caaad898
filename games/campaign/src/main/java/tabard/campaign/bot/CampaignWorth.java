package tabard.campaign.bot;

import java.util.List;
import tabard.campaign.content.Building;
import tabard.campaign.rules.Prospects;
import tabard.campaign.rules.State;
import tabard.campaign.rules.Upkeep;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.Worth.*;

/**
 * What a position is worth to a player: each feature is his own count less the mean of the others'. Entries count for oneself only:
 * what others have entered is not known.
 */
public final class CampaignWorth {
    private static final double POINT = 0.14;

    private CampaignWorth() {}

    public static final Worth<State> WORTH = new Worth<>(List.of(
            lead("land", 2 * POINT, (s, banner) -> Long.bitCount(s.land(banner))),
            lead("mines", POINT, (s, banner) -> s.mines(banner) * (1 + 0.17 * Prospects.left(s))),
            lead("buildings", POINT, CampaignWorth::buildings),
            lead("troops", POINT, (s, banner) -> s.army(banner) / 1000.0 * Prospects.troops(s)),
            lead("troops at the border", 0.04 * POINT, Prospects::front),
            lead("conquest points", POINT, State::pc),
            lead("gold", POINT, (s, banner) -> s.gold(banner) / 1000.0),
            lead("pay that will be missing", -0.5 * POINT, CampaignWorth::unpaid),
            lead("borders in danger", -POINT, Prospects::danger),
            own("orders as they lie", POINT, Prospects::orders),
            own("what is entered", POINT, Prospects::entries)));

    @FunctionalInterface
    private interface Count {
        double of(State s, Banner banner);
    }

    private static Feature<State> lead(String name, double weight, Count count) {
        Measure<State> lead = (s, seat) -> {
            var players = s.players();
            if (seat.ordinal() >= players.size()) {
                return 0; // the umpire wants nothing
            }
            double others = 0;
            for (var banner : players) {
                others += banner.equals(seat) ? 0 : count.of(s, banner);
            }
            return count.of(s, players.get(seat.ordinal())) - others / (players.size() - 1);
        };
        return new Feature<>(name, weight, lead);
    }

    private static Feature<State> own(String name, double weight, Count count) {
        return new Feature<>(
                name,
                weight,
                (s, seat) -> seat.ordinal() < s.players().size() ? count.of(s, Banner.ALL.get(seat.ordinal())) : 0);
    }

    /** CA-21.44; a city brings PC every turn as well (CA-3.2). */
    private static double buildings(State s, Banner banner) {
        int cities = s.buildings(banner, Building.CITY);
        return 2 * s.buildings(banner, Building.FORTRESS) + 4 * cities + Math.min(2, cities) * Prospects.left(s);
    }

    /** Thousands that cannot be paid with the gold of now and what the mines will bring (CA-5.1, 17.1). */
    private static double unpaid(State s, Banner banner) {
        int turns = Upkeep.turnsUntilPay(s);
        if (turns > Prospects.left(s)) {
            return 0;
        }
        double gold = s.gold(banner) + turns * 175.0 * s.mines(banner);
        return Math.max(0, Upkeep.due(s, banner) - gold) / 100;
    }
}
