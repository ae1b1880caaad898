package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever has never played is led through a first game: one press from the door, and nobody is ever stuck. */
class FirstGameTest {
    private static final String TITLE = ".guide-said h2";
    private static final String LESSON = ".guide-said:has(.clause) h2";
    private static final String SHOW = ".show-me";
    private static final String BEADS = ".guide .beads i";

    /** What confirms, else just beyond the tip of the hand. */
    private static final String POINTED = """
            () => {
              const middle = box => ({ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) })
              const confirm = [...document.querySelectorAll('.pending .confirm')].find(one => one.checkVisibility())
              if (confirm !== undefined) return middle(confirm.getBoundingClientRect())
              const hand = document.querySelector('.manicule')
              const box = hand?.getBoundingClientRect()
              if (box === undefined) return null
              const x = hand.classList.contains('turned') ? box.x - 5 : box.right + 5
              return { x: Math.round(x), y: middle(box).y }
            }""";

    /** Notes the title of every lesson that is told, however soon it is followed. */
    private static final String NOTE = """
            lesson => {
              window.told = new Set()
              const look = () => document.querySelectorAll(lesson).forEach(title => window.told.add(title.innerText))
              new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
              look()
            }""";

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

    /** What was told, each lesson by its title, and how many of them were followed by pressing where the hand points. */
    private record Lessons(Set<String> told, int byHand) {}

    /** Follows the guide until so many steps are behind one, or the game is over. Where it says nothing the house shows what it would do. */
    private static Lessons follow(Guest guest, int steps) {
        var page = guest.page();
        page.evaluate(NOTE, LESSON);
        int byHand = 0;
        while (true) {
            page.waitForCondition(() -> page.locator(SHOW + ":not([disabled])").count() > 0 || over(page));
            if (over(page) || done(page) >= steps) {
                return new Lessons(told(page), byHand);
            }
            long before = guest.choices();
            if (page.locator(LESSON).count() > 0) {
                pressWhereTheHandPoints(guest);
                byHand += guest.choices() > before ? 1 : 0;
            }
            if (guest.choices() == before) {
                letTheHouseShow(guest, before);
            }
            page.waitForCondition(guest::answered);
            page.evaluate(Player.NEXT_FRAME);
        }
    }

    private static Set<String> told(Page page) {
        return ((List<?>) page.evaluate("() => [...window.told]"))
                .stream().map(String::valueOf).collect(Collectors.toSet());
    }

    /** A thing, then its place, then what confirms it: as long as the hand points at something that has not been pressed. */
    private static void pressWhereTheHandPoints(Guest guest) {
        long before = guest.choices();
        var pressed = new HashSet<Object>();
        while (guest.choices() == before && guest.page().evaluate(POINTED) instanceof Map<?, ?> at && pressed.add(at)) {
            guest.press(((Number) at.get("x")).doubleValue(), ((Number) at.get("y")).doubleValue());
            guest.page().evaluate(Player.NEXT_FRAME);
        }
    }

    /** Where another question came at that moment, nothing is shown, and the button is pressed again. */
    private static void letTheHouseShow(Guest guest, long before) {
        String asked = guest.status();
        guest.page().locator(SHOW).dispatchEvent("click");
        guest.page()
                .waitForCondition(
                        () -> guest.choices() > before || !guest.status().equals(asked));
    }

    private static boolean over(Page page) {
        return page.locator(".banner-line.over").count() > 0;
    }

    private static int done(Page page) {
        return page.locator(BEADS + ".done").count();
    }

    static Stream<Arguments> everyWay() {
        return Evening.games()
                .flatMap(game -> Stream.of("en-GB", "fr-FR")
                        .flatMap(locale -> Stream.of(1440, 390).map(width -> Arguments.of(game, locale, width))));
    }

    @ParameterizedTest
    @MethodSource("everyWay")
    void everyGameIsTaughtToItsLastLesson(String game, String locale, int width) {
        var ann = newcomer(locale, width);
        var page = begin(ann, game);
        assertThat(page.locator(".guide-said .clause")).isVisible();
        int steps = page.locator(BEADS).count();
        var lessons = follow(ann, steps);
        // a game may be over before the moment of its last lesson comes
        assertThat(lessons.told).hasSizeBetween(over(page) ? steps - 1 : steps, steps);
        assertThat(lessons.byHand).as("lessons followed by hand").isPositive();
        assertThat(over(page) || done(page) == steps).isTrue();
        assertThat(ann.refusals()).isEmpty();
        assertThat(over(page) || page.locator(".guide").isVisible()).isTrue();
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
