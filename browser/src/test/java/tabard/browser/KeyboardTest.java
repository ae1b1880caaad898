package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playing without a mouse: few stops, and the focus where the question is. */
class KeyboardTest {
    private static final int FEW = 12;
    private static final String STOPS = """
            () => [...document.querySelectorAll('.board *, .hand *, .side .seats *')]
              .filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility()).length""";
    private static final String FOCUSED =
            "() => document.activeElement.matches('[data-target], .act, .pending *, .controls *')";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void fewStopsLeadThroughTheTable(String id) {
        var ann = evening.guest("Ann").choosingAll();
        ann.layAgainstBots(id);
        var player = ann.player(5);
        for (int i = 0; i < 8 && player.awaitTurn(); i++) {
            ann.page().waitForCondition(() -> (Integer) ann.page().evaluate(STOPS) <= FEW);
            player.answer();
        }
    }

    @Test
    void afterALookAwayTheFocusIsAtTheQuestion() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        ann.page().keyboard().press("Tab");
        ann.page().reload();
        ann.player(1).awaitTurn();
        ann.page().waitForCondition(() -> (Boolean) ann.page().evaluate(FOCUSED));
        String table = ann.page().url();
        ann.page().keyboard().press("1");
        ann.page().keyboard().press("Enter");
        ann.page().waitForTimeout(200);
        assertThat(ann.page().url()).isEqualTo(table);
        assertThat(ann.page().locator(".frame")).isVisible();
    }

    /** One group after another by the tabulator, within a group by arrows. */
    @Test
    void arrowsWalkFromPlaceToPlaceAndComeBackToTheSame() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        ann.page().keyboard().press("Tab");
        ann.page().reload();
        ann.player(1).awaitTurn();
        ann.page().waitForCondition(() -> (Boolean) ann.page().evaluate(FOCUSED));
        String first = focused(ann);
        for (String arrow : new String[] {"ArrowRight", "ArrowDown", "ArrowLeft"}) {
            ann.page().keyboard().press(arrow);
        }
        String there = focused(ann);
        assertThat(there).isNotEqualTo(first);
        ann.page().keyboard().press("Tab");
        ann.page().keyboard().press("Shift+Tab");
        assertThat(focused(ann)).isEqualTo(there);
    }

    private static String focused(Guest guest) {
        return (String) guest.page().evaluate("() => document.activeElement.dataset.target ?? ''");
    }
}
