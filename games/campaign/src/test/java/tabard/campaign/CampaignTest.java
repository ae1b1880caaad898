package tabard.campaign;

import java.util.List;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.laws.Laws;
import tabard.laws.kit.Effort;
import tabard.laws.kit.GameKit;
import tabard.table.Options;

final class CampaignTest extends GameKit<State, Move> {
    CampaignTest() {
        super(new Campaign(), new Effort(1, 28, 20));
    }

    /** A campaign takes seconds under the laws, and there are more than a hundred ways to play one. */
    @Override
    public List<Options> ways() {
        return Laws.fewWays(game());
    }

    @Override
    protected List<String> nonsense() {
        return List.of(
                "map: {8: {pa: 9000}}",
                "map: {8: {pa: 500}}",
                "map: {8: {owner: none}}",
                "map: {8: {owner: [blue, orange]}}",
                "map: {8: {owner: blue orange}}");
    }
}
