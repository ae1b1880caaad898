package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TableTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aChoiceCanBeTakenBack() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        var player = ann.player(1);
        var undo = ann.page().locator(".top-actions .btn", new Page.LocatorOptions().setHasText("Undo"));
        for (int i = 0; undo.count() == 0; i++) {
            assertThat(i).as("choices without a way back").isLessThan(20);
            player.awaitTurn();
            player.answer();
            player.awaitTurn();
        }
        int lines = ann.page().locator(".chronicle li").count();
        var after = ann.asks();
        undo.click();
        assertThat(ann.page().locator(".chronicle li")).not().hasCount(lines);
        player.awaitTurn();
        assertThat(ann.asks()).isNotEqualTo(after);
    }

    @Test
    void whatIsSaidAtTheTableIsReadByTheOthersAsItWasTyped() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        bob.sitAt(ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open"))));
        ann.page().locator("#tab-chat").click();
        ann.page().locator(".line-form input").fill("Good day, <b>Bob</b>");
        ann.page().keyboard().press("Enter");
        assertThat(bob.page().locator("#tab-chat .unread")).hasText("1");
        bob.page().locator("#tab-chat").click();
        assertThat(bob.page().locator(".talk li span").last()).hasText("Ann Good day, <b>Bob</b>");
    }

    @Test
    void aMoveIsMadeByKeyboardAlone() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        var focus = ann.page().locator(":focus");
        for (int i = 0; i < 60 && !isPressable(focus); i++) {
            ann.page().keyboard().press("Tab");
        }
        assertThat(isPressable(focus))
                .as("Tab comes to something that may be chosen")
                .isTrue();
        for (int i = 0; i < 10 && ann.choices() == 0; i++) {
            ann.page().keyboard().press("Enter");
            ann.page().waitForTimeout(100);
        }
        assertThat(ann.choices()).isEqualTo(1);
        assertThat(ann.refusals()).isEmpty();
    }

    private static boolean isPressable(Locator focus) {
        return focus.count() > 0
                && (boolean) focus.evaluate(
                        "node => node.matches('[data-target]:not([aria-disabled=true]), .act:not(.barred)')");
    }

    @Test
    void arrowsGoFromPlaceToPlace() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        ann.page().locator("[data-target].is-lit").first().focus();
        Object before = ann.page().locator(":focus").getAttribute("data-target");
        for (String arrow : new String[] {"ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"}) {
            ann.page().keyboard().press(arrow);
        }
        assertThat(ann.page().locator(":focus").getAttribute("data-target"))
                .isNotNull()
                .isNotEqualTo(before);
    }

    @Test
    void aGreyedOptionSaysWhyItCannotBeChosen() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("defenders");
        var player = ann.player(2);
        player.awaitTurn();
        // no general comes to the City before the first Day: there is one question before it, which hero to lead
        var barred = ann.page().locator(".act.barred");
        for (int i = 0; barred.count() == 0; i++) {
            assertThat(i).as("questions before the first Day").isLessThan(3);
            player.answer();
            player.awaitTurn();
        }
        long before = ann.choices();
        barred.first().dispatchEvent("click");
        assertThat(ann.page().locator(".tip .why, .acts-pending .why").first())
                .hasText(Pattern.compile("\\w+.* \\w+.*"));
        assertThat(ann.choices()).isEqualTo(before);
    }

    @Test
    void theRulesOpenAtTheClauseThatIsCited() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        var cited = ann.page().locator(".status-detail .clause");
        String clause = cited.innerText();
        cited.click();
        var wanted = ann.page().locator(".drawer .rule.wanted");
        assertThat(wanted).isInViewport();
        assertThat(wanted.locator("b").innerText()).startsWith(clause);
        ann.page().keyboard().press("Escape");
        assertThat(ann.page().locator(".drawer")).hasCount(0);
    }
}
