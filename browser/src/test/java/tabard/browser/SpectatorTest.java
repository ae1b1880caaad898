package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SpectatorTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOST_ANSWERS = 250;

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aSpectatorReadsThatABidWasMadeAndNotWhich() {
        var ann = evening.guest("Ann").choosingAll();
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        bob.sitAt(table);
        untilAnAuction(ann, bob);
        var eve = evening.guest("Eve").lookAt(table); // now, so that her page has nothing to catch up with
        assertThat(eve.page().locator(".status-sentence")).isVisible();
        var lines = eve.page().locator(".chronicle li");
        int before = lines.count();
        eve.heard().clear();
        ann.player(7).awaitTurn();
        ann.player(7).answer();

        assertThat(lines).hasCount(before + 1);
        assertThat(lines.last()).containsText("Ann");
        assertThat(lines.last().innerText().replaceAll("MO-[\\d.]+", "")).doesNotContainPattern("\\d");
        for (String text : eve.heard()) {
            assertThat(JSON.readTree(text).path("beats")).allSatisfy(SpectatorTest::tellsNoNumber);
        }
        assertThat(eve.heard()).isNotEmpty().noneMatch(text -> text.contains("\"options\""));
    }

    /** Plays until both are asked for a bid. */
    private static void untilAnAuction(Guest ann, Guest bob) {
        for (int answers = 0; answers < MOST_ANSWERS; ) {
            for (var guest : List.of(ann, bob)) {
                var player = guest.player(answers);
                if (!player.asked()) {
                    continue;
                }
                if (guest.asks().path(0).path("clause").asString("").equals("MO-5.1")) {
                    return;
                }
                player.answer();
                answers++;
            }
        }
        throw new AssertionError("no auction");
    }

    private static void tellsNoNumber(JsonNode beat) {
        assertThat(beat.toString()).doesNotContainPattern("[\\[,:]\\d");
    }
}
