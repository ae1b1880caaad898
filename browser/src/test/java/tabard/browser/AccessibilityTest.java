package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page by the rules of axe, in both languages and both lights. */
class AccessibilityTest {
    private static final int MANY_ANSWERS = 150;

    @RegisterExtension
    final Evening evening = new Evening();

    /** Each game has options of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void theLobbyAndANewTableOfEachGame(String language) {
        var ann = evening.guest(options -> options.setLocale(language))
                .called("Ann")
                .open("/");
        assertThat(ann.page().locator(".play-now")).isVisible();
        look(ann);
        for (var game : ann.page().locator(".game .btn.square").all()) {
            game.click();
            assertThat(ann.page().getByRole(AriaRole.DIALOG)).isVisible();
            look(ann);
            ann.page().keyboard().press("Escape");
        }
    }

    static Stream<Arguments> everyGameInBothLanguages() {
        return Evening.games()
                .flatMap(game -> Stream.of("en-GB", "fr-FR").map(language -> Arguments.of(game, language)));
    }

    @ParameterizedTest
    @MethodSource("everyGameInBothLanguages")
    void aTableByDayAndByCandlelight(String game, String language) {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        String table = ann.layAgainstBots(game);
        ann.player(1).play(6);
        ann.player(1).awaitTurn();
        look(ann);
        ann.page().locator(".ask-bot").click();
        assertThat(ann.page().locator(".hint").first()).isVisible();
        look(ann);
        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        look(ann);
    }

    /** What the buttons of the bar over a table open: the menu of the table, the rules, what is asked and settings. */
    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void theDrawersOfATableByDayAndByCandlelight(String language) {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        var openers = ann.page().locator(".top-actions [aria-expanded=false]");
        int drawers = openers.count();
        Assertions.assertThat(drawers).isGreaterThan(1);
        for (int i = 0; i < drawers; i++) {
            openers.nth(i).click();
            assertThat(ann.page().locator(".top-actions [aria-expanded=true]")).hasCount(1);
            look(ann);
            ann.page().keyboard().press("Escape");
            assertThat(openers).hasCount(drawers);
        }
    }

    @ParameterizedTest
    @MethodSource("everyGameInBothLanguages")
    void theRulesOnAPageOfTheirOwn(String game, String language) {
        var ann = evening.guest(options -> options.setLocale(language)).open("/rules/" + game);
        assertThat(ann.page().locator(".rule").first()).isVisible();
        look(ann);
    }

    /** By day, by candlelight, and by day again. */
    private static void look(Guest guest) {
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(guest.page().locator("html.dark")).hasCount(1);
        Axe.holdsFor(guest);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        assertThat(guest.page().locator("html.dark")).hasCount(0);
    }

    /** Ann and Bob have played, Bob gave up, and has laid the next table for her. */
    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void theHouseAndItsDrawersByDayAndByCandlelight(String language) {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        var bob = evening.guest("Bob");
        var two = Map.of("orange", "me", "white", "open");
        String over = ann.call("POST", "/api/tables", Map.of("game", "macht", "places", two))
                .path("id")
                .asString();
        bob.call("POST", "/api/tables/" + over + "/join", Map.of());
        bob.call("POST", "/api/tables/" + over + "/resign", Map.of());
        String friend = "friend:" + ann.read("/api/me").path("id").asString();
        bob.call("POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me", "white", friend)));

        var page = ann.open("/").page();
        assertThat(page.getByText("Bob").first()).isVisible();
        look(ann);
        page.locator(".game .btn.square").first().click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        look(ann);
        page.keyboard().press("Escape");
        page.locator(".top [aria-expanded=false]").last().click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        look(ann);

        ann.open("/game/macht");
        assertThat(page.locator("main h2").first()).isVisible();
        look(ann);
        ann.open("/rules/macht");
        page.locator(".rules-examples").scrollIntoViewIfNeeded();
        assertThat(page.locator(".small-board svg").first()).isVisible();
        look(ann);
        ann.lookAt(over);
        assertThat(page.locator(".result")).isVisible();
        look(ann);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void aTableAndItsDrawersByDayAndByCandlelight(String language) {
        var ann = evening.guest(options -> options.setLocale(language)).called("Ann");
        var page = ann.page();
        String waiting =
                ann.lay(Map.of("game", "defenders", "seats", 2, "places", Map.of("lion", "me", "stag", "open")));
        assertThat(page.locator(".waiting-seats")).isVisible();
        look(ann);
        var cecil = evening.guest(options -> options.setLocale(language));
        cecil.open(ann.read("/api/tables/" + waiting).path("invite").asString());
        assertThat(cecil.page().locator("main h1, main h2").first()).isVisible();
        look(cecil);

        ann.layAgainstBots("defenders");
        ann.player(2).awaitTurn();
        page.locator(".top-actions [aria-expanded=false]").first().click();
        assertThat(page.locator(".interrupts")).isVisible();
        look(ann);
        page.locator(".drawer .btn").nth(1).click(); // where we stand
        assertThat(page.locator(".drawer").first()).isVisible();
        look(ann);

        String first =
                ann.call("POST", "/api/games/macht/first", Map.of()).path("id").asString();
        ann.lookAt(first);
        assertThat(page.locator(".guide")).isVisible();
        look(ann);
        page.locator(".guide .btn.main").click();
        assertThat(page.locator(".manicule")).isVisible();
        look(ann);
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
    @MethodSource("everyGameInBothLanguages")
    void aTableOnAPhone(String game, String language) {
        var ann = evening.guest(options -> options.setLocale(language)
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Ann");
        ann.layAgainstBots(game);
        ann.player(1).play(3);
        ann.player(1).awaitTurn();
        for (var tab : ann.page().locator("nav.tabs button:enabled").all()) {
            tab.click();
            look(ann);
        }
    }
}
