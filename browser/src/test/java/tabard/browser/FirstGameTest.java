package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever has never played is led through a first game: one press from the door, and nobody is ever stuck. */
class FirstGameTest {
    private static final String TITLE = ".guide-said h2";
    private static final String SHOW = ".show-me";

    @RegisterExtension
    final Evening evening = new Evening();

    private Guest newcomer(String locale, int width) {
        return evening.guest(options -> {
            var sized = options.setLocale(locale).setViewportSize(width, width < 900 ? 844 : 900);
            return width < 900 ? sized.setHasTouch(true).setIsMobile(true) : sized;
        });
    }

    private static Page begin(Guest guest, String game) {
        var page = guest.called("Ann").open("/").page();
        String id = guest.call("POST", "/api/games/" + game + "/first", Map.of())
                .path("id")
                .asString();
        guest.lookAt(id);
        page.locator(".guide .btn.main").click();
        return page;
    }

    /** Presses "Show me" until so many steps are behind one, or the game is over; what was said on the way. */
    private static Set<String> follow(Guest guest, int steps) {
        var page = guest.page();
        var titles = new LinkedHashSet<String>();
        while (true) {
            page.waitForCondition(() -> page.locator(SHOW + ":not([disabled])").count() > 0 || over(page));
            if (over(page) || done(page) >= steps) {
                return titles;
            }
            titles.addAll(page.locator(TITLE).allInnerTexts());
            long before = guest.choices();
            String asked = guest.status();
            page.locator(SHOW).dispatchEvent("click");
            // where another question came at that moment, nothing is shown, and the button is pressed again
            page.waitForCondition(
                    () -> guest.choices() > before || !guest.status().equals(asked));
        }
    }

    private static boolean over(Page page) {
        return page.locator(".banner-line.over").count() > 0;
    }

    private static int done(Page page) {
        return page.locator(".beads .done").count();
    }

    @ParameterizedTest
    @CsvSource({"en-GB,1440", "fr-FR,390"})
    void aCampaignIsTaughtFromTheDoorToItsEnd(String locale, int width) {
        var ann = newcomer(locale, width);
        var page = begin(ann, "campaign");
        assertThat(page.locator(".guide-said .clause")).isVisible();
        Axe.holdsFor(ann);
        int steps = page.locator(".beads i").count();
        var titles = follow(ann, steps + 1);
        assertThat(titles).hasSizeGreaterThanOrEqualTo(steps);
        assertThat(over(page)).isTrue();
        assertThat(ann.refusals()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"fr-FR,1440", "en-GB,390"})
    void mightAndWeaknessIsTaughtToTheLastLesson(String locale, int width) {
        var ann = newcomer(locale, width);
        var page = begin(ann, "macht");
        assertThat(page.locator(".manicule")).isVisible();
        int steps = page.locator(".beads i").count();
        follow(ann, steps);
        assertThat(done(page)).isGreaterThanOrEqualTo(steps - 1); // a topple may not come about
        assertThat(ann.refusals()).isEmpty();
    }

    static Stream<Arguments> everyWay() {
        return Evening.games()
                .flatMap(game -> Stream.of("en-GB", "fr-FR")
                        .flatMap(locale -> Stream.of(1440, 390).map(width -> Arguments.of(game, locale, width))));
    }

    @ParameterizedTest
    @MethodSource("everyWay")
    void everyGameBeginsItsLessons(String game, String locale, int width) {
        var ann = newcomer(locale, width);
        var page = begin(ann, game);
        follow(ann, 5);
        assertThat(done(page)).isGreaterThanOrEqualTo(5);
        assertThat(ann.refusals()).isEmpty();
        assertThat(page.locator(".guide")).isInViewport();
    }

    @Test
    void itIsOfferedAtTheDoorAndTakenUpAgainWhereItWasLeft() {
        var ann = newcomer("en-GB", 1440);
        var page = ann.open("/").page();
        page.locator(".first-offer")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Weakness"))
                .click();
        page.locator(".guide .btn.main").click();
        follow(ann, 2);
        String table = page.url();
        page.locator(".guide .quiet").last().click();
        assertThat(page.locator(".guide.folded")).isVisible();
        assertThat(page.locator(".manicule")).hasCount(0);
        ann.open("/");
        assertThat(page.locator(".first-offer")).hasCount(0);
        page.locator(".game .learn").first().click();
        page.waitForURL(table);
        page.locator(".guide.folded .btn").click();
        assertThat(page.locator(".beads .done")).hasCount(2);
        assertThat(page.locator(TITLE)).isVisible();
    }

    /** Playing otherwise is allowed: the guide says a sentence and goes on. */
    @Test
    void whoDoesOtherwiseIsNotScolded() {
        var ann = newcomer("en-GB", 1440);
        var page = begin(ann, "macht");
        page.locator(TITLE).waitFor();
        ann.type("recruit");
        assertThat(page.locator(".guide-said .quiet")).containsText("otherwise");
        assertThat(page.locator(TITLE)).hasCount(1);
        assertThat(List.copyOf(ann.refusals())).isEmpty();
    }
}
