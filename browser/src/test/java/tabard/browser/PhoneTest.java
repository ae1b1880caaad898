package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class PhoneTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void nothingIsWiderThanAPhone() {
        var ann = evening.phone().called("Ann").open("/");
        assertThat(ann.page().locator(".play-now")).isVisible();
        fits(ann, "lobby");
        ann.page().locator(".game .btn.square").first().click();
        assertThat(ann.page().getByRole(AriaRole.DIALOG)).isVisible();
        fits(ann, "new table");

        String table = ann.layAgainstBots("macht");
        ann.player(1).play(5);
        for (var tab : ann.page().locator("nav.tabs button:enabled").all()) {
            tab.click();
            fits(ann, "table, " + tab.innerText());
        }
        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        fits(ann, "replay");
    }

    /** Also where one begins with what lies beside the map: a button leads to it. */
    @Test
    void theFirstScreenShowsTheMap() {
        var ann = evening.phone().called("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        assertThat(ann.page().locator(".frame.tab-board .map")).isVisible();
        ann.page()
                .locator(".sheet .act", new Page.LocatorOptions().setHasText("Place"))
                .click();
        assertThat(ann.page().locator(".frame.tab-board .map .is-lit").first()).isVisible();
    }

    /** A part of the table where nothing lies is no blank page. */
    @Test
    void aTabWithNothingBehindItCannotBePressed() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("campaign");
        ann.player(1).awaitTurn();
        assertThat(ann.page().locator("nav.tabs button", new Page.LocatorOptions().setHasText("Orders")))
                .isDisabled();
    }

    @Test
    void thePageStaysOnTheMapWhileSomethingCanBeChosenThere() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("defenders");
        var player = ann.player(2);
        int onMap = 0;
        for (int i = 0; i < 16 && player.awaitTurn(); i++) {
            ann.page().waitForTimeout(150);
            if (ann.page()
                            .locator(".map [data-target]:not([aria-disabled=true])")
                            .count()
                    > 0) {
                assertThat(ann.page().locator(".frame.tab-board .map")).isVisible();
                onMap++;
            }
            player.answer();
        }
        assertThat(onMap).isPositive();
    }

    private static void fits(Guest guest, String what) {
        assertThat((Integer) guest.page().evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                .as(what + " is wider than the phone by")
                .isLessThanOrEqualTo(0);
    }
}
