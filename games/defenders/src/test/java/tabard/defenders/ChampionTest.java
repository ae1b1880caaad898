package tabard.defenders;

import tabard.defenders.rules.Champion;
import tabard.defenders.rules.State;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabard.defenders.content.Banner;
import tabard.defenders.content.General;
import tabard.defenders.content.Quest;
import tabard.table.Outcome;
import tabard.table.scene.Said;

/** Who becomes the King's Champion (DR-2.8, 21.2). */
final class ChampionTest {
    private static final Defenders GAME = new Defenders();

    /** The realm is saved; each player has so many quests and has slain so many generals. */
    private static State saved(String champion, int[] quests, int[] generals) {
        var done = new LinkedHashMap<String, Object>();
        var slain = new LinkedHashMap<String, Object>();
        int quest = 0;
        int general = 0;
        for (int i = 0; i < quests.length; i++) {
            String seat = Banner.ALL.get(i).word();
            for (int n = 0; n < quests[i]; n++) {
                done.put(Quest.ALL.get(quest++).word(), seat + "-done");
            }
            for (int n = 0; n < generals[i]; n++) {
                slain.put(General.ALL.get(general++).word(), Map.of("life", 0, "slain-by", seat));
            }
        }
        return GAME.parse(Map.of(
                "seats",
                quests.length,
                "options",
                Map.of("champion", champion),
                "quests",
                done,
                "generals",
                slain,
                "agenda",
                List.of()));
    }

    private static Outcome outcome(State s) {
        return Champion.outcome(s);
    }

    @Test
    void theOneWithMostPointsIsChampion() {
        var s = saved("named", new int[] {6, 4, 5, 3}, new int[] {2, 1, 0, 1});
        assertThat(outcome(s).points()).containsExactly(8, 5, 5, 4);
        assertThat(outcome(s).how()).isEqualTo(Said.of("over.champion-1", 8, 6, "@lion"));
        assertThat(outcome(s).winners()).hasSize(4);
    }

    @Test
    void ofEqualPointsMoreQuestsRankHigher() {
        var s = saved("named", new int[] {1, 4, 5, 3}, new int[] {2, 1, 0, 1});
        assertThat(Champion.champions(s)).containsExactly(Banner.BOAR);
    }

    @Test
    void equalAgainItIsShared() {
        var s = saved("named", new int[] {3, 3}, new int[] {2, 2});
        assertThat(outcome(s).how()).isEqualTo(Said.of("over.champion-2", 5, 3, "@lion", "@stag"));
    }

    @Test
    void nobodyIsNamedIfSoAgreedOrIfTheRealmIsLost() {
        assertThat(outcome(saved("unnamed", new int[] {3, 3}, new int[] {2, 2})).how())
                .isEqualTo(Said.of("over.won"));
        var lost = GAME.parse(Map.of("lost", "no-heroes", "agenda", List.of()));
        assertThat(outcome(lost).winners()).isEmpty();
        assertThat(outcome(lost).how()).isEqualTo(Said.of("over.no-heroes"));
    }
}
