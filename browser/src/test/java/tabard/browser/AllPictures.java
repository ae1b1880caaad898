package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Takes pictures of every table in every window, French by day and English by candlelight, for `./tabard pictures --all`: not to be
 * kept, but to be looked at.
 */
class AllPictures {
    private static final Path FOLDER = Path.of("target", "pictures");
    private static final int[][] DESKS = {{1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}, {820, 1180}};
    private static final int[] PHONE = {390, 844};
    /** The games whose tables are wanted; empty for all of them, and the inn. */
    private static final String ONLY = System.getProperty("pictures.of", "");

    @RegisterExtension
    final Evening evening = new Evening();

    private static boolean wanted(String game) {
        return ONLY.isEmpty() || List.of(ONLY.split(",", -1)).contains(game);
    }

    /** A browser of the same person. */
    private record Window(Guest guest, String name, int[][] sizes) {}

    private List<Window> windows(Guest alix) {
        var windows = new ArrayList<Window>();
        for (var light : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            boolean day = light == ColorScheme.LIGHT;
            String name = day ? "fr-day" : "en-night";
            var desk = evening.guest(options -> options.setLocale(day ? "fr-FR" : "en-GB")
                    .setColorScheme(light)
                    .setDeviceScaleFactor(1)
                    .setStorageState(alix.identity()));
            windows.add(new Window(desk, name, DESKS));
            var phone = evening.guest(options -> options.setLocale(day ? "fr-FR" : "en-GB")
                    .setColorScheme(light)
                    .setDeviceScaleFactor(1)
                    .setStorageState(alix.identity())
                    .setViewportSize(PHONE[0], PHONE[1])
                    .setHasTouch(true)
                    .setIsMobile(true));
            windows.add(new Window(phone, name, new int[][] {PHONE}));
        }
        return windows;
    }

    @ParameterizedTest
    @CsvSource({
        "macht, britain-03, 30",
        "macht, letters-02, 70",
        "immortals, 3-players-02, 35",
        "immortals, 5-players-03, 60",
        "defenders, 2-players-02, 5",
        "defenders, 2-players-02, 55",
        "defenders, 4-players-03, 75",
        "campaign, 3-players-01, 43",
        "campaign, six-and-an-umpire, 60",
        "mageknight, full-conquest-2, 45",
        "mageknight, blitz-conquest-4, 80"
    })
    void takeATable(String game, String record, int hundredths) {
        assumeTrue(wanted(game));
        var alix = evening.guest("Alix de Saint-Omer");
        new KnownTable(evening).lay("table", Midgame.of(game, record, hundredths, alix));
        for (var window : windows(alix)) {
            window.guest.choosingAll().lookAt("table");
            window.guest.player(1).awaitTurn();
            take(window, game + "-" + hundredths);
        }
    }

    @ParameterizedTest
    @CsvSource({"macht, britain-03, 90", "immortals, 3-players-02, 99", "defenders, 2-players-02, 97"})
    void takeAnEnd(String game, String record, int hundredths) {
        assumeTrue(wanted(game));
        var alix = evening.guest("Alix de Saint-Omer");
        new KnownTable(evening).lay("table", Midgame.of(game, record, hundredths, alix));
        alix.lookAt("table");
        alix.player(1).play(300);
        assertThat(alix.page().locator(".result")).isVisible();
        for (var window : windows(alix)) {
            window.guest.lookAt("table");
            assertThat(window.guest.page().locator(".result")).isVisible();
            take(window, game + "-end");
        }
    }

    @Test
    void takeTheInn() {
        assumeTrue(ONLY.isEmpty());
        var alix = evening.guest("Alix de Saint-Omer");
        var table = new KnownTable(evening);
        table.lay("war", Midgame.of("campaign", "3-players-01", 43, alix));
        table.lay("realm", Midgame.of("defenders", "2-players-02", 55, alix));
        table.lay("isles", Midgame.of("macht", "britain-03", 30, alix));
        for (var window : windows(alix)) {
            for (String id : List.of("war", "realm", "isles")) {
                window.guest.lookAt(id); // the first to look wakes a table
                window.guest.player(1).awaitTurn();
            }
            window.guest.open("/");
            assertThat(window.guest.page().locator(".table-row:not(.offer)")).hasCount(3);
            take(window, "lobby");
            window.guest.open("/game/defenders");
            assertThat(window.guest.page().locator("main h2").first()).isVisible();
            take(window, "game-page");
            for (String game : List.of("macht", "immortals", "defenders", "campaign", "mageknight")) {
                window.guest.open("/rules/" + game);
                assertThat(window.guest.page().locator(".rule").first()).isVisible();
                window.guest.page().locator(".rules-examples").scrollIntoViewIfNeeded();
                assertThat(window.guest.page().locator(".small-board svg").first())
                        .isVisible();
                take(window, "rules-" + game);
            }
        }
    }

    private static void take(Window window, String name) {
        var page = window.guest.page();
        for (int[] size : window.sizes) {
            page.setViewportSize(size[0], size[1]);
            page.evaluate("() => document.activeElement.blur()");
            page.waitForTimeout(300); // what fades has faded
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(FOLDER.resolve("%s-%dx%d-%s.png".formatted(name, size[0], size[1], window.name))));
        }
    }
}
