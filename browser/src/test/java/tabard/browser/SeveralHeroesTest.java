package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class SeveralHeroesTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void whoLeadsSeveralHeroesSeesLifeQuestAndCardsOfAllOfThem() {
        var ann = evening.guest("Ann");
        ann.lay(Map.of("game", "defenders", "seats", 2, "places", Map.of("lion", "me", "stag", "me")));
        var player = ann.player(1);
        var other = ann.page().locator(".seat:has(.btn.sit[aria-pressed=false])");
        player.play(6);
        player.awaitTurn();
        assertThat(other).hasCount(1);
        for (String row : new String[] {"life", "quest", "hand"}) {
            assertThat(other.locator("[data-el$='." + row + "']")).isVisible();
        }
    }
}
