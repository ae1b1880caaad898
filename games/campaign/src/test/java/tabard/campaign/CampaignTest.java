package tabard.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /**
     * A campaign takes seconds under the laws, and there are more than a hundred ways to play one. An umpire rules only where battles are
     * fought at a table, and maps and documents of one's own are no values of a setting: so these are added.
     */
    @Override
    public List<Options> ways() {
        var ways = new ArrayList<>(Laws.fewWays(game()));
        ways.add(game().info().options(3, Map.of("umpire", "seat", "battles", "table")));
        ways.add(game().info().options(5, Map.of("umpire", "seat", "battles", "each", "scenario", made(4))));
        for (int players : List.of(2, 3, 6)) {
            ways.add(game().info().options(players, Map.of("scenario", document(players))));
        }
        return List.copyOf(ways);
    }

    private static Map<String, Object> made(int players) {
        return new MapRoom().make(players, players);
    }

    /** CA-21.52: a campaign with a name and somebody's people, on such a map. */
    private static Map<String, Object> document(int players) {
        return Map.of(
                "title",
                "The Long Winter",
                "map",
                made(players),
                "seats",
                List.of(Map.of("seat", 1, "player", "Anne")));
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
