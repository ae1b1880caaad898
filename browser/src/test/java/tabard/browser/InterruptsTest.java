package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class InterruptsTest {
    private static final Map<String, ?> ALONE =
            Map.of("game", "defenders", "seats", 2, "places", Map.of("lion", "me", "stag", "me"));

    @RegisterExtension
    final Evening evening = new Evening();

    private static Locator openList(Guest guest) {
        guest.page().locator(".top-actions [aria-expanded=false]").first().click();
        return guest.page().locator(".interrupts fieldset");
    }

    @Test
    void aWindowThatIsToBePassedGoesByItself() {
        var ann = evening.guest("Ann");
        ann.lay(ALONE);
        var player = ann.player(4);
        player.awaitTurn();
        for (var window : openList(ann).all()) {
            window.locator("input").first().uncheck();
        }
        ann.page().keyboard().press("Escape");
        for (int i = 0; !inWindow(ann); i++) {
            assertThat(i).as("questions of no window").isLessThan(200);
            player.answer();
            player.awaitTurn();
        }
        ann.page().waitForCondition(() -> ann.sent().stream().anyMatch(text -> text.contains("\"line\":\"pass\"")));
    }

    private static boolean inWindow(Guest guest) {
        return guest.asks().valueStream().anyMatch(ask -> ask.has("window"));
    }

    @Test
    void whatIsPassedIsRememberedThingByThing() {
        var ann = evening.guest("Ann");
        ann.lay(ALONE);
        ann.player(1).awaitTurn();
        var nightfall = openList(ann).filter(new Locator.FilterOptions().setHasText("nightfall"));
        nightfall.locator("summary").click();
        nightfall
                .locator("label", new Locator.LocatorOptions().setHasText("Elven Archers"))
                .locator("input")
                .uncheck();
        ann.page().reload();
        ann.player(1).awaitTurn();
        openList(ann);
        nightfall.locator("summary").click();
        var archers = nightfall.locator("label", new Locator.LocatorOptions().setHasText("Elven Archers"));
        assertThat(archers.locator("input")).not().isChecked();
        assertThat(nightfall.locator("input").first()).isChecked();
    }

    /** Bob plays tiles, and Ann, who could cancel them, lets them pass until the round ends. */
    @Test
    void anAnswerStandsAlsoAfterAReloadUntilItIsWithdrawn() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob").choosingAll();
        new KnownTable(evening).lay("table", "macht-serpent.json", Map.of("orange", bob, "white", ann));
        ann.lookAt("table");
        bob.lookAt("table");
        play(bob, "play influence-tent", "strengthen powys");
        ann.page().locator(".hand .not-again").click();
        ann.page().locator(".drawer .standing select").selectOption("round");
        play(bob, "with knight", "play influence-keys", "strengthen dyfed", "with knight"); // nobody waits for Ann

        ann.page().reload();
        var serpent = openList(ann).first().locator("select");
        assertThat(serpent).hasValue("round");
        serpent.selectOption("none");
        ann.page().waitForCondition(() -> ann.sent().stream().anyMatch(text -> text.contains("withdraw")));
        assertThat(serpent).hasValue("none");
        assertThat(bob.heard()).noneMatch(text -> text.contains("standing"));
    }

    private static void play(Guest guest, String... lines) {
        for (String line : lines) {
            guest.player(1).awaitTurn();
            guest.page()
                    .waitForCondition(() -> guest.asks().findValuesAsString("line").stream()
                            .anyMatch(option -> option.startsWith(line.substring(0, line.indexOf(' ')))));
            guest.type(line);
        }
    }

    @Test
    void aPersonWithTwoSeatsMovesBetweenThem() {
        var ann = evening.guest("Ann");
        ann.lay(ALONE);
        ann.player(1).awaitTurn();
        var other = ann.page().locator(".seat .btn.sit:not([disabled])");
        String seat = ann.page().locator(".seat:has(.btn.sit:not([disabled]))").getAttribute("data-el");
        other.click();
        var free = ann.page().locator("[data-el='" + seat + "'] .btn.sit:not([disabled])");
        assertThat(free).hasCount(0);
        ann.page().waitForTimeout(600); // he stays there although he is asked elsewhere
        assertThat(free).hasCount(0);
        other.click();
        ann.player(1).awaitTurn();
    }
}
