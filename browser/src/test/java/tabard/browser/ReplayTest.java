package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ReplayTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aReplayRunsForwardsAndBackStepByStepAndByItsSlider() {
        var ann = played(12);
        var page = ann.page();
        var slider = page.locator(".replay-bar input[type=range]");
        int last = Integer.parseInt(slider.getAttribute("max"));
        assertThat(last).isGreaterThan(12);
        String first = picture(ann);

        slider.fill(Integer.toString(last));
        assertThat(page.locator(".replay-count")).hasText(last + " / " + last);
        String end = picture(ann);
        assertThat(end).isNotEqualTo(first);
        assertThat(button(ann, "One step on")).isDisabled();

        button(ann, "One step back").click();
        assertThat(page.locator(".replay-count")).hasText((last - 1) + " / " + last);
        button(ann, "One step on").click();
        assertThat(page.locator(".replay-count")).hasText(last + " / " + last);
        assertThat(picture(ann)).isEqualTo(end);

        slider.fill("0");
        assertThat(page.locator(".replay-count")).hasText("0 / " + last);
        assertThat(picture(ann)).isEqualTo(first);
        assertThat(button(ann, "One step back")).isDisabled();
    }

    @Test
    void fromAMomentOfTheReplayOneGoesOnWithAllSeatsInOneHand() {
        var ann = played(6);
        ann.page().locator(".replay-bar input[type=range]").fill("4");
        button(ann, "Continue from here").click();
        var player = ann.player(1);
        assertThat(player.awaitTurn()).isTrue();
        assertThat(player.play(3)).isEqualTo(3);
    }

    @Test
    void whoeverIsShownAReplayGoesOnFromItAgainstAPilgrim() {
        var ann = played(6);
        String replay = ann.page().url();
        ann.call(
                "POST",
                replay.substring(replay.indexOf("/replay/")).replace("/replay/", "/api/tables/") + "/resign",
                Map.of());
        var newcomer = evening.guest().open(replay);
        newcomer.page().locator(".replay-bar input[type=range]").fill("20");
        button(newcomer, "… against bots").click();
        assertThat(newcomer.player(1).awaitTurn()).isTrue();
        assertThat(newcomer.page().locator(".seat h2", new Page.LocatorOptions().setHasText("The Prioress")))
                .isVisible();
    }

    /** A guest who looks at the replay of a game that has run for so many of his choices. */
    private Guest played(int choices) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(4).play(choices);
        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        return ann;
    }

    private static String picture(Guest guest) {
        return guest.page().locator(".frame").innerText();
    }

    private static Locator button(Guest guest, String name) {
        return guest.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
