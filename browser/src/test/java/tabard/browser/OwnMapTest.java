package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabard.table.Workshop;
import tools.jackson.databind.json.JsonMapper;

/** An organiser brings a map of his own to a new table. */
class OwnMapTest {
    private static final JsonMapper JSON = new JsonMapper();

    @RegisterExtension
    final Evening evening = new Evening();

    private static String map() {
        return JSON.writeValueAsString(Workshop.making("map").make(3, 7));
    }

    /** The same with a territory that does not know its neighbour. */
    @SuppressWarnings("unchecked")
    private static String broken() {
        var document = (Map<String, Object>) JSON.readValue(map(), Map.class);
        var territories = (List<Map<String, Object>>) document.get("territories");
        var neighbours = (List<Object>) territories.getFirst().get("neighbors");
        neighbours.removeLast();
        return JSON.writeValueAsString(document);
    }

    private static Page form(Guest guest) {
        var page = guest.open("/").page();
        page.locator(".game", new Page.LocatorOptions().setHasText("onquest"))
                .locator(".btn.square")
                .click();
        page.locator("#set-scenario").selectOption("own");
        return page;
    }

    private static void bring(Page page, String text) {
        page.locator("#own-file-scenario")
                .setInputFiles(new FilePayload("map.json", "application/json", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Locator lay(Page page) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Lay the table"));
    }

    @Test
    void aMapIsDrawnAndPlayedOn() {
        var ann = evening.guest("Ann");
        var page = form(ann);
        assertThat(lay(page)).isDisabled();
        bring(page, map());
        assertThat(page.locator(".own-sound")).isVisible();
        assertThat(page.locator(".own-document img")).isVisible();
        assertThat(page.locator("#seats")).hasValue("3");
        Axe.holdsFor(ann);
        String bot = ann.read("/api/house").path("bots").path(0).asString();
        for (String seat : List.of("orange", "green")) {
            page.locator("#place-" + seat).selectOption("bot:" + bot);
        }
        lay(page).click();
        assertThat(page.locator(".map .number")).hasCount(28);
        assertThat(page.locator(".map")).containsText("Burnt Fen");
    }

    @Test
    void aBrokenOneIsRefusedWithTheReasonAndDrawnWithIt() {
        var page = form(evening.guest("Ann"));
        bring(page, broken());
        assertThat(page.locator(".own-fault")).containsText("neighbor");
        assertThat(page.locator(".own-document img")).isVisible();
        assertThat(lay(page)).isDisabled();
        page.locator("#own-text-scenario").fill("{\"territories\": [");
        page.locator("#own-text-scenario").press("Tab");
        assertThat(page.locator(".own-fault")).containsText("no JSON");
        assertThat(lay(page)).isDisabled();
    }

    @Test
    void markupInANameIsOnlyAName() {
        var page = form(evening.guest("Ann"));
        bring(page, map().replaceFirst("Burnt Fen", "<img src=x onerror=document.title='hit'>"));
        assertThat(page.locator(".own-found")).not().isEmpty();
        assertThat(page.locator(".own-found img[src=x]")).hasCount(0);
        assertThat(page.title()).doesNotContain("hit");
    }
}
