package tabard.campaign;

import java.util.List;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;

final class CampaignTest extends GameKit<State, Move> {
    CampaignTest() {
        super(new Campaign(), new Effort(60, 3, 20));
    }

    @Override
    protected List<String> nonsense() {
        return List.of("map: {8: {pa: 9000}}", "map: {8: {pa: 500}}", "map: {8: {owner: none}}");
    }
}
