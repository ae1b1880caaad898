package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keeper's page: opened with the printed code and a password, and kept in by deeds. */
class KeeperTest {
    private static final String SECRET = "a long enough secret";
    private static final Path PICTURES = Path.of("target", "keeper");

    @RegisterExtension
    final Evening evening = new Evening();

    private static void inBothLights(Guest guest) {
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(guest.page().locator("html.dark")).hasCount(1);
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        assertThat(guest.page().locator("html.dark")).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"en-GB, 1440", "fr-FR, 390"})
    void whatAKeeperSeesAndDoes(String language, int width) {
        var bob = evening.guest("Bob");
        String table = bob.call("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("white", "me")))
                .path("id")
                .asString();
        var ann = evening.guest(options -> options.setLocale(language).setViewportSize(width, 900))
                .called("Ann");
        var page = ann.page();
        ann.open("/keeper");
        assertThat(page.locator(".keeper")).not().isEmpty();
        assertThat(page.locator("#keeper-password")).hasCount(0);
        ann.call("POST", "/api/me/password", Map.of("password", SECRET));
        ann.open("/keeper");
        page.locator("#keeper-code").fill(evening.keeperCode());
        page.locator("#keeper-password").fill(SECRET);
        inBothLights(ann);
        page.locator("#keeper-password").press("Enter");

        var people = page.locator("[aria-labelledby=keeper-people]");
        var tables = page.locator("[aria-labelledby=keeper-tables]");
        assertThat(people.locator("li")).hasCount(2);
        assertThat(tables.locator("li")).hasCount(1);
        inBothLights(ann);
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(PICTURES.resolve(width + ".png"))
                .setFullPage(true));
        assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);

        page.locator("#keeper-find").fill("bob");
        assertThat(people.locator("li")).hasCount(1);
        people.locator("li .btn").click();
        assertThat(people.locator("li .btn.danger")).isVisible();
        inBothLights(ann);
        people.locator("li .btn.danger").click();
        assertThat(people.locator("li")).containsText("·");
        assertThat(people.locator("li .btn.danger")).hasCount(0);
        assertThat(bob.page()
                        .context()
                        .request()
                        .get(page.url().replace("keeper", "api/me"))
                        .status())
                .isEqualTo(204);

        tables.locator("li .btn").click();
        tables.locator("li .btn.danger").click();
        evening.later(Duration.ZERO);
        page.waitForCondition(() -> ann.read("/api/tables/" + table).has("why")); // it is cleared away
        ann.open("/keeper");
        assertThat(people.locator("li")).hasCount(2);
        assertThat(tables.locator("a[href='/table/" + table + "']")).hasCount(0);

        page.locator("#keeper-words").fill("Closed on Sunday");
        page.locator("#keeper-words").press("Enter");
        assertThat(page.locator("[aria-labelledby=keeper-note] .btn")).isDisabled();
        assertThat(ann.read("/api/tables").path("note").asString()).isEqualTo("Closed on Sunday");

        page.locator("[aria-labelledby=keeper-sizes] .btn").click();
        assertThat(page.locator("#keeper-password")).isVisible();
        assertThat(people).hasCount(0);
    }
}
