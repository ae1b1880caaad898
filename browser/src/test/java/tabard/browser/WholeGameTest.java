package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class WholeGameTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void twoBrowsersPlayAWholeGameAgainstEachOther() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        bob.sitAt(table);
        Player.playOut(ann.player(1), bob.player(2));
        assertThat(ann.choices()).isPositive();
        assertThat(bob.choices()).isPositive();
        assertThat(ann.read("/api/tables/" + table).path("state").asString()).isEqualTo("over");
    }

    @Test
    void twoBrowsersAndABotPlayAWholeGameTogether() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of(
                "game", "defenders", "seats", 3, "places", Map.of("lion", "me", "stag", "open", "boar", "bot:random")));
        bob.sitAt(table);
        Player.playOut(ann.player(3), bob.player(4));
        var outcome = ann.read("/api/tables/" + table).path("outcome");
        assertThat(outcome.path("how").isArray()).isTrue();
        assertThat(ann.page().locator(".banner-line.over").innerText())
                .as("what both read of the end")
                .isEqualTo(bob.page().locator(".banner-line.over").innerText());
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.choices()).isPositive();
            assertThat(guest.refusals()).isEmpty();
        }
    }
}
