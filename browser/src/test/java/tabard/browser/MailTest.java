package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An address for letters is given and shown to be one's own; with a code one comes back without the password. */
class MailTest {
    private static final String SECRET = "a long enough secret";

    private final PostOffice office = new PostOffice();

    @RegisterExtension
    final Evening evening = new Evening(config -> config.post(office.post()));

    private static void inBothLights(Guest guest) {
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(guest.page().locator("html.dark")).hasCount(1);
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        assertThat(guest.page().locator("html.dark")).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void aForgottenPassword(String language) throws Exception {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        ann.call("POST", "/api/me/password", Map.of("password", SECRET));
        var page = ann.open("/").page();
        page.locator(".top-actions [aria-expanded]").last().click();
        page.locator(".drawer > .drawer-body > .btn").last().click();
        page.locator("#mail-address").fill("ann@home.example");
        page.locator("#mail-password").fill(SECRET);
        inBothLights(ann);
        page.locator("#mail-password").press("Enter");
        page.locator("#mail-code").fill(office.code());
        inBothLights(ann);
        page.locator("#mail-code").press("Enter");
        assertThat(page.locator("[aria-labelledby=mail-head] .kept")).containsText("ann@home.example");
        page.locator("[aria-labelledby=mail-head] input[type=checkbox]").check();
        inBothLights(ann);
        assertThat(ann.read("/api/me/mail").path("notices").asBoolean()).isTrue();
        String id = ann.read("/api/me").path("id").asString();

        page.context().clearCookies();
        ann.open("/");
        page.locator(".play-now .link").click();
        page.locator("#login-name").fill("Ann");
        page.locator(".forgotten .link").click();
        page.locator(".forgotten > .btn").click();
        page.locator("#forgotten-code").fill(office.code());
        page.locator("#forgotten-password").fill("some words in a row");
        page.locator("#forgotten-password ~ button").click(); // to look at it
        assertThat(page.locator("#forgotten-password")).hasAttribute("type", "text");
        assertThat(page.locator(".forgotten .strength")).not().isEmpty();
        inBothLights(ann);
        page.locator("#forgotten-password").press("Enter");
        assertThat(page.locator(".drawer")).not().isVisible();
        assertThat(ann.read("/api/me").path("id").asString()).isEqualTo(id);
    }
}
