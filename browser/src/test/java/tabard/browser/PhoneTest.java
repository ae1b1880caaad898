package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

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
        for (var tab : ann.page().locator("nav.tabs button").all()) {
            tab.click();
            fits(ann, "table, " + tab.innerText());
        }
        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        fits(ann, "replay");
    }

    private static void fits(Guest guest, String what) {
        assertThat((Integer) guest.page().evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                .as(what + " is wider than the phone by")
                .isLessThanOrEqualTo(0);
    }
}
