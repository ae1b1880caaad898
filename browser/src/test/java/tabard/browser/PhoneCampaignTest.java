package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A campaign on a phone, in French: the map, the order sheet and the rest, each on a tab. */
class PhoneCampaignTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void ordersAreWrittenOnAPhoneInFrench() {
        var ann = evening.guest(options -> options.setLocale("fr-FR")
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Anne");
        ann.lay(Map.of(
                "game", "campaign",
                "places", Map.of("blue", "me", "orange", "bot:random"),
                "options", Map.of("battles", "table")));
        var page = ann.page();
        var player = ann.player(3);
        var confirm = page.locator(".sheet .act.main", new Page.LocatorOptions().setHasText("Confirmer les ordres"));
        for (int i = 0; confirm.count() == 0; i++) {
            assertThat(i).as("questions before the orders").isLessThan(12);
            player.awaitTurn();
            player.answer();
            page.waitForTimeout(200);
        }
        Axe.holdsFor(ann);
        page.locator("[data-target='company/8']").tap();
        page.locator("[data-target='11']").tap();
        page.locator(".sheet .confirm", new Page.LocatorOptions().setHasText("Envoyer"))
                .tap();
        assertThat(page.locator(".route.m-draft")).hasCount(1);
        page.locator("nav.tabs button", new Page.LocatorOptions().setHasText("Ordres"))
                .tap();
        assertThat(page.locator(".hand-zones > .m-ledger").nth(1)).containsText("8 › 11");
        Axe.holdsFor(ann);
        for (var tab : page.locator("nav.tabs button:enabled").all()) {
            tab.tap();
            assertThat((Integer) page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                    .as(tab.innerText() + " is wider than the phone by")
                    .isLessThanOrEqualTo(0);
        }
        assertThat(ann.refusals()).isEmpty();
    }
}
