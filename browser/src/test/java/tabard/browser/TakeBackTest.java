package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Changing one's mind: choice by choice, all at once, or back to a line of the chronicle; and looking without choosing. */
class TakeBackTest {
    private static final String TWO_FRAMES =
            "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))";

    @RegisterExtension
    final Evening evening = new Evening();

    private static void choose(Guest guest, String line) {
        guest.player(1).awaitTurn();
        long before = guest.heard().size();
        guest.type(line);
        guest.page().waitForCondition(() -> guest.heard().size() > before);
    }

    /** A campaign alone with a bot, when orders are written. */
    private Guest writingOrders() {
        var ann = evening.guest("Ann").choosingAll();
        ann.lay(Map.of("game", "campaign", "places", Map.of("blue", "me", "orange", "bot:random")));
        choose(ann, "lead loup");
        choose(ann, "no-event");
        choose(ann, "bought");
        ann.page()
                .locator("button:visible", new Page.LocatorOptions().setHasText("Confirm the orders"))
                .waitFor();
        return ann;
    }

    @Test
    void severalChoicesAreTakenBackAtOnce() {
        var ann = writingOrders();
        var orders = ann.page().locator("svg .route");
        assertThat(orders).hasCount(0);
        choose(ann, "send 8 11");
        choose(ann, "send 10 13");
        assertThat(orders).hasCount(2);
        ann.page().locator(".back-to").last().click();
        assertThat(orders).hasCount(1);
        choose(ann, "send 10 13");
        assertThat(orders).hasCount(2);
        ann.page()
                .locator("button", new Page.LocatorOptions().setHasText("Undo all"))
                .click();
        assertThat(orders).hasCount(0);
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void aLongPressOnlyShows() {
        var ann = evening.phone().called("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        var shown = ann.page().locator("[data-target].is-lit:visible, [data-target].is-from:visible");
        for (var tab : ann.page().locator("nav.tabs button:enabled").all()) { // it may lie behind one of them
            if (shown.count() == 0) {
                tab.click();
                ann.page().evaluate(TWO_FRAMES);
            }
        }
        String id = shown.first().getAttribute("data-target");
        var lit = ann.page().locator("[data-target='" + id + "']").first();
        long chosen = ann.choices();
        var finger = Map.of("pointerType", "touch", "bubbles", true);
        lit.dispatchEvent("pointerdown", finger);
        assertThat(ann.page().locator(".tip")).isVisible();
        lit.dispatchEvent("pointerup", finger);
        lit.dispatchEvent("click", Map.of("bubbles", true));
        ann.page().waitForTimeout(300);
        assertThat(ann.page().locator(".is-taken")).hasCount(0);
        assertThat(ann.choices()).isEqualTo(chosen);
        lit.dispatchEvent("click", Map.of("bubbles", true));
        ann.page()
                .waitForCondition(() -> ann.choices() > chosen
                        || ann.page().locator(".is-taken, .pending").count() > 0);
    }
}
