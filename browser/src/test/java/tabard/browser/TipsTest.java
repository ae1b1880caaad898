package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of the thing under the pointer. */
class TipsTest {
    /** How many lit places and things the tip lies over. */
    private static final String COVERED = """
            () => {
              const tip = document.querySelector('.tip').getBoundingClientRect()
              return [...document.querySelectorAll('.map .is-lit[data-target]')].filter(one => {
                const box = one.getBoundingClientRect()
                const x = box.x + box.width / 2, y = box.y + box.height / 2
                return x > tip.x && x < tip.right && y > tip.y && y < tip.bottom
              }).length
            }""";

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aClauseInATipCanBePressed() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        var slow = new Mouse.MoveOptions().setSteps(8);
        for (var goal : ann.page()
                .locator(".map [data-target].is-lit, .map [data-target].is-from, .map [data-target].is-quiet")
                .all()
                .subList(0, 1)) {
            ann.page().mouse().move(5, 5);
            assertThat(ann.page().locator(".tip")).hasCount(0);
            goal.hover(new Locator.HoverOptions().setForce(true));
            var clause = ann.page().locator(".tip .clause").first();
            assertThat(clause).isVisible();
            var box = clause.boundingBox();
            ann.page().mouse().move(box.x + box.width / 2, box.y + box.height / 2, slow);
            ann.page().waitForTimeout(300);
            clause.click();
            assertThat(ann.page().locator(".drawer .rule.wanted")).isVisible();
            ann.page().keyboard().press("Escape");
        }
    }

    @Test
    void afterAChoiceNothingIsExplainedWhileTheMouseIsStill() {
        var ann = evening.guest("Ann").choosingAll();
        ann.layAgainstBots("immortals");
        var player = ann.player(3);
        var lit = ann.page().locator(".map .hit.is-lit");
        boolean chosen = false;
        for (int i = 0; !chosen && player.awaitTurn(); i++) {
            assertThat(i).as("questions without places").isLessThan(60);
            if (lit.count() > 0) {
                long before = ann.choices();
                player.pressOn(lit.first().getAttribute("data-target"));
                ann.page()
                        .waitForCondition(() -> ann.choices() > before
                                || ann.page().locator(".pending").count() > 0);
                chosen = ann.choices() > before;
            }
            if (!chosen) {
                player.answer();
            }
        }
        player.awaitTurn();
        ann.page().waitForTimeout(300); // a tip would come after a while
        assertThat(ann.page().locator(".tip")).hasCount(0);
    }

    /** Land that is neither lit nor dotted while other land is. */
    private static final String FORBIDDEN =
            ".map:has(.hit.is-lit) .hit[data-el]:not(.is-lit, .is-from, .is-quiet, .is-barred)";

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void aPlaceThatCannotBeChosenSaysWhyNot(String game) {
        var ann = evening.guest("Ann").choosingAll();
        ann.layAgainstBots(game);
        var player = ann.player(3);
        var forbidden = ann.page().locator(FORBIDDEN);
        for (int i = 0; player.awaitTurn() && forbidden.count() == 0; i++) {
            assertThat(i).as("questions without places").isLessThan(60);
            player.answer();
        }
        ann.page().mouse().move(5, 5); // what the pointer rests on explains itself too
        assertThat(ann.page().locator(".tip")).hasCount(0);
        forbidden.first().dispatchEvent("click", Map.of("detail", 1));
        assertThat(ann.page().locator(".tip h2")).isVisible();
        assertThat(ann.page().locator(".tip .why .clause")).isVisible();
    }

    @Test
    void aTipNeverLiesOverWhatMayBeChosenNext() {
        var ann = evening.guest("Ann").choosingAll();
        ann.layAgainstBots("immortals");
        var player = ann.player(3);
        int looked = 0;
        for (int i = 0; i < 60 && looked < 4 && player.awaitTurn(); i++) {
            var cards = ann.page().locator(".hand [data-target].is-from");
            if (cards.count() > 0) {
                cards.first().click();
                ann.page().waitForTimeout(250);
                if (ann.page().locator(".tip").count() > 0) {
                    assertThat((Integer) ann.page().evaluate(COVERED)).isZero();
                    looked++;
                }
                cards.first().click();
                ann.page().mouse().move(5, 5);
            }
            player.answer();
        }
        assertThat(looked).isPositive();
    }
}
