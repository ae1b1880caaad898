package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** One's account: passkeys, sessions, data to take along, and going for good. */
class AccountTest {
    private static final Path PICTURES = Path.of("target", "account");

    @RegisterExtension
    final Evening evening = new Evening();

    /** An authenticator as it is built into laptops and phones; it holds still for whoever asks. */
    private static void authenticator(Guest guest) {
        var session = guest.page().context().newCDPSession(guest.page());
        session.send("WebAuthn.enable");
        var made = new JsonObject();
        made.addProperty("protocol", "ctap2");
        made.addProperty("transport", "internal");
        made.addProperty("hasResidentKey", true);
        made.addProperty("hasUserVerification", true);
        made.addProperty("isUserVerified", true);
        made.addProperty("automaticPresenceSimulation", true);
        var options = new JsonObject();
        options.add("options", made);
        session.send("WebAuthn.addVirtualAuthenticator", options);
    }

    private static void openAccount(Guest guest, String settings, String account) {
        guest.page().getByLabel(settings).click();
        guest.page().locator(".drawer").getByText(account, exactly()).click();
        assertThat(guest.page().locator(".account .kept li").last()).isVisible();
    }

    private static com.microsoft.playwright.Locator.GetByTextOptions exactly() {
        return new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true);
    }

    private static void picture(Guest guest, String name) {
        guest.page().screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(name + ".png")));
    }

    @Test
    void aPasskeyIsBroughtNamedUsedAndRemoved() {
        var ann = evening.guest("Ann");
        authenticator(ann);
        var page = ann.open("/").page();
        openAccount(ann, "Settings", "Your account");
        page.getByLabel("Name for a new passkey").fill("The old laptop");
        page.getByLabel("Name for a new passkey").press("Enter");
        assertThat(page.locator(".account")).containsText("The old laptop");
        page.getByLabel("Rename the passkey The old laptop").click();
        page.locator("#passkey-renamed").fill("The new laptop");
        page.locator("#passkey-renamed").press("Enter");
        assertThat(page.locator(".account")).containsText("The new laptop");
        Axe.holdsFor(ann);
        picture(ann, "passkey");
        String id = ann.read("/api/me").path("id").asString();

        page.context().clearCookies();
        ann.open("/");
        page.locator(".play-now .link").click();
        page.getByText("Sign in with a passkey").click();
        assertThat(page.locator(".drawer")).not().isVisible();
        assertThat(ann.read("/api/me").path("id").asString()).isEqualTo(id);

        openAccount(ann, "Settings", "Your account");
        assertThat(page.locator(".account")).containsText("last used");
        page.getByLabel("Remove the passkey The new laptop").click();
        assertThat(page.locator(".account")).not().containsText("The new laptop");
    }

    @Test
    void whatWasSignedElsewhereOrBeforeOpensNothing() {
        var ann = evening.guest("Ann");
        authenticator(ann);
        var page = ann.open("/").page();
        openAccount(ann, "Settings", "Your account");
        page.getByLabel("Name for a new passkey").press("Enter");
        assertThat(page.getByLabel("Remove the passkey Passkey")).isVisible();
        var refused = page.evaluate("""
                async () => {
                  const call = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { 'X-Tabard': '1' } })
                  const sign = async offer =>
                    (await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(offer) })).toJSON()
                  const offer = await (await call('/api/login/passkey/ask', {})).json()
                  const answer = await sign({ ...offer, challenge: offer.challenge.split('').reverse().join('') })
                  const another = (await call('/api/login/passkey', { challenge: offer.challenge, answer })).status
                  const fresh = await (await call('/api/login/passkey/ask', {})).json()
                  const right = await sign(fresh)
                  const first = (await call('/api/login/passkey', { challenge: fresh.challenge, answer: right })).status
                  const again = (await call('/api/login/passkey', { challenge: fresh.challenge, answer: right })).status
                  return [another, first, again].join(' ')
                }""");
        assertThat(refused).isEqualTo("403 200 403");
        ann.troubles().clear(); // the browser itself tells of answers that refuse
    }

    @Test
    void sessionsAreEndedDataIsTakenAlongAndTheAccountGoes() throws IOException {
        var ann = evening.guest("Ann");
        ann.call("POST", "/api/me/password", Map.of("password", "a long enough secret"));
        var phone = evening.phone();
        phone.call("POST", "/api/login", Map.of("name", "Ann", "password", "a long enough secret"));
        var page = ann.open("/").page();
        openAccount(ann, "Settings", "Your account");
        assertThat(page.locator(".account .kept li")).hasCount(2);
        picture(ann, "desk");
        page.getByText("End", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator(".account .kept li")).hasCount(1);
        var file = page.waitForDownload(() -> page.getByText("Download my data").click());
        assertThat(Files.readString(file.path())).contains("\"name\":\"Ann\"");
        page.getByText("Delete my account…").click();
        assertThat(page.locator(".forget")).containsText("a bot takes your seat for good");
        Axe.holdsFor(ann);
        page.locator("#forget-password").fill("a long enough secret");
        picture(ann, "forget");
        page.locator("#forget-password").press("Enter");
        assertThat(page.locator(".drawer")).not().isVisible();
        assertThat(page.context().request().get(page.url() + "api/me").status()).isEqualTo(204);
    }

    @Test
    void onAPhoneInFrenchByNight() {
        var ann = evening.guest(options -> options.setLocale("fr-FR")
                        .setColorScheme(ColorScheme.DARK)
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Ann")
                .open("/");
        openAccount(ann, "Réglages", "Votre compte");
        Axe.holdsFor(ann);
        picture(ann, "phone");
        ann.page().getByText("Supprimer mon compte…").click();
        assertThat(ann.page().locator(".forget")).isVisible();
        assertThat(ann.page().evaluate("() => document.querySelector('.drawer-body').scrollWidth <= innerWidth"))
                .isEqualTo(true);
        ann.page().locator(".forget").scrollIntoViewIfNeeded();
        Axe.holdsFor(ann);
        picture(ann, "phone-forget");
    }
}
