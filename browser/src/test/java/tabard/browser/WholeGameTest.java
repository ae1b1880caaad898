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
        var orange = ann.player(1);
        var white = bob.player(2);
        while (!orange.over() || !white.over()) {
            for (var player : new Player[] {orange, white}) {
                if (player.asked()) {
                    player.answer();
                }
            }
        }
        assertThat(ann.choices()).isPositive();
        assertThat(bob.choices()).isPositive();
        assertThat(ann.read("/api/tables/" + table).path("state").asString()).isEqualTo("over");
    }
}
