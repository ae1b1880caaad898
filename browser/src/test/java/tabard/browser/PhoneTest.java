package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
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
        assertThat(ann.page().locator(".surfaces").boundingBox().height)
                .as("height of the map")
                .isGreaterThan(420);
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

    /** Advice, a refusal, a broken line: they are told over whichever part of the table is seen. */
    @Test
    void whatIsNewIsSeenOnEveryTab() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("macht");
        ann.player(2).awaitTurn();
        for (String tab : new String[] {"Players", "Chronicle", "Hand", "Board"}) {
            ann.page()
                    .locator("nav.tabs button", new Page.LocatorOptions().setHasText(tab))
                    .tap();
            ann.page().locator(".ask-bot").tap();
            assertThat(ann.page().locator(".hints h2")).isInViewport();
            ann.page().locator(".hints header .btn").tap();
            assertThat(ann.page().locator(".hints")).hasCount(0);
        }
    }

    @Test
    void theGeneralsStandAboveTheMapWithLifeAndWay() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("defenders");
        ann.player(2).awaitTurn();
        var generals = ann.page().locator(".seat-strip .brief");
        assertThat(generals).hasCount(4);
        assertThat(generals.first()).hasAccessibleName(Pattern.compile("Balazarg ?, .*: 6 ?, .*: 4"));
        Axe.holdsFor(ann);
        generals.first().tap();
        assertThat(ann.page().locator(".rail .sheet-of").first()).isVisible();
    }

    @Test
    void botsOfTheSameKindAreCalledByTheirSeats() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("immortals");
        ann.player(2).awaitTurn();
        assertThat(ann.page().locator(".strip-name").allInnerTexts())
                .contains("You")
                .doesNotHaveDuplicates();
    }

    private static void fits(Guest guest, String what) {
        assertThat((Integer) guest.page().evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                .as(what + " is wider than the phone by")
                .isLessThanOrEqualTo(0);
    }
}
