package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page by the rules of axe, in both languages. */
class AccessibilityTest {
    private static final int MANY_ANSWERS = 150;

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void theLobbyAndANewTable(String language) {
        var ann = evening.guest(options -> options.setLocale(language))
                .called("Ann")
                .open("/");
        assertThat(ann.page().locator(".play-now")).isVisible();
        Axe.holdsFor(ann);
        ann.page().locator(".game .btn.square").first().click();
        assertThat(ann.page().getByRole(AriaRole.DIALOG)).isVisible();
        Axe.holdsFor(ann);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void aTableByDayAndByCandlelight(String language) {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(1).play(6);
        ann.player(1).awaitTurn();
        Axe.holdsFor(ann);
        ann.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(ann.page().locator("html.dark")).hasCount(1);
        Axe.holdsFor(ann);
        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        Axe.holdsFor(ann);
    }

    /** A bid is picked in the sheet at the foot, with a heading of its own. */
    @Test
    void aBidOnAPhone() {
        var ann = evening.phone().called("Ann");
        ann.layAgainstBots("macht");
        var player = ann.player(1);
        var bid = ann.page().locator(".sheet .acts-pending");
        for (int i = 0; i < MANY_ANSWERS && bid.count() == 0; i++) {
            player.play(1);
            player.awaitTurn();
        }
        assertThat(bid).isVisible();
        Axe.holdsFor(ann);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void aTableOnAPhone(String language) {
        var ann = evening.guest(options -> options.setLocale(language)
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Ann");
        ann.layAgainstBots("macht");
        ann.player(1).play(3);
        ann.player(1).awaitTurn();
        for (var tab : ann.page().locator("nav.tabs button").all()) {
            tab.click();
            Axe.holdsFor(ann);
        }
    }
}
