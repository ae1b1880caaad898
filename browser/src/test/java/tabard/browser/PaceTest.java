package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How fast things go by, and what they sound like: as each person likes it. */
class PaceTest {
    @RegisterExtension
    final Evening evening = new Evening();

    private static final String LISTEN = """
            window.heard = 0
            const make = AudioContext.prototype.createOscillator
            AudioContext.prototype.createOscillator = function () { window.heard++; return make.call(this) }
            """;

    private static int heard(Page page) {
        return (int) page.evaluate("() => window.heard");
    }

    private static void choose(Page page, String setting) {
        page.getByLabel("Settings").first().click();
        page.getByLabel(setting, new Page.GetByLabelOptions().setExact(true)).check();
        page.keyboard().press("Escape");
    }

    @Test
    void thePageIsSilentUntilSoundIsSwitchedOn() {
        var ann = evening.guest("Ann");
        ann.page().addInitScript(LISTEN);
        ann.layAgainstBots("macht");
        var player = ann.player(1);
        player.play(3);
        assertThat(heard(ann.page())).isZero();
        choose(ann.page(), "on");
        player.play(3);
        ann.page().waitForCondition(() -> heard(ann.page()) > 0);
    }

    @Test
    void whatOthersDoIsShownAtOnceOrSlowlyAndTheGameGoesOn() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("macht");
        var player = ann.player(1);
        for (String pace : new String[] {"is shown at once", "goes by slowly"}) {
            choose(ann.page(), pace);
            assertThat(player.play(2)).isEqualTo(2);
        }
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void aReplayRunsToItsEndAtTheSpeedThatWasChosen() {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(1).play(2);
        ann.open("/replay/" + table);
        var page = ann.page();
        page.locator(".replay-speed select").selectOption("fast");
        page.locator(".replay-bar .btn[aria-label='Play']").click();
        var slider = page.locator(".replay-bar input[type=range]");
        String last = slider.getAttribute("max");
        assertThat(page.locator(".replay-count")).hasText(Pattern.compile("^" + last + " /"));
    }
}
