package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What the Night and the others did can be walked through before one goes on. */
class NightTest {
    private static final int MANY = 60;

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void whatHappenedSinceTheLastChoiceIsNumberedOnTheMapAndClearedByTheNext() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("defenders");
        var player = ann.player(2);
        var steps = ann.page().locator(".happened li");
        for (int i = 0; i < MANY && steps.count() < 3 && player.awaitTurn(); i++) {
            player.answer();
            player.awaitTurn();
        }
        assertThat(steps.count()).as("steps to walk through").isGreaterThan(2);
        assertThat(ann.page().locator(".step-number.now").first()).containsText("1");
        ann.page().locator(".happened-acts .btn.square").last().click();
        assertThat(steps.nth(1).locator("[aria-current=step]")).hasCount(1);
        assertThat(ann.page().locator(".step-number.now").first()).containsText("2");
        ann.page()
                .locator(".happened-acts .btn")
                .filter(new Locator.FilterOptions().setHasText("Clear"))
                .click();
        assertThat(ann.page().locator(".step-number")).hasCount(0);
        player.answer();
        assertThat(ann.refusals()).isEmpty();
    }
}
