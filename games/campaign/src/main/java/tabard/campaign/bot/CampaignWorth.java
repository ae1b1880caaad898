package tabard.campaign.bot;

import java.util.List;
import tabard.campaign.rules.*;
import tabard.table.Worth;
import tabard.table.Worth.Feature;

/** What a position is worth to a player. */
public final class CampaignWorth {
    public static final Worth<State> WORTH = new Worth<>(List.of(new Feature<>(
            "score",
            0.1,
            (s, seat) -> seat.ordinal() < s.players().size() ? Ending.score(s, Banner.ALL.get(seat.ordinal())) : 0)));

    private CampaignWorth() {}
}
