package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reading the rules: what they are for, what is in the box, and finding the clause one needs. */
class RulesTest {
    /** Lands and towns of which a part lies outside the board on which they are drawn. */
    private static final String OUTSIDE = """
            () => [...document.querySelectorAll('.small-board')].flatMap((board, i) => {
              const around = board.getBoundingClientRect()
              return [...board.querySelectorAll('.land, .node')].map(one => one.getBoundingClientRect())
                .filter(({ left, right, top, bottom }) => right > left && // a space without a tile is not drawn
                  (left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1))
                .map(({ left, top }) => `board ${i}: ${Math.round(left)} ${Math.round(top)}`)
            })""";

    @RegisterExtension
    final Evening evening = new Evening();

    static Stream<String> games() {
        return Evening.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRulesBeginWithTheAimAndEndWithThePieces(String game) {
        var ann = evening.guest("Ann").open("/rules/" + game);
        var page = ann.page();
        assertThat(page.locator(".rules-aim p")).not().isEmpty();
        assertThat(page.locator(".rules-pieces li").first()).isVisible();
        assertThat(page.locator(".rules-contents .link").count()).isGreaterThan(4);
        Axe.holdsFor(ann);
    }

    /** They are drawn only for whoever reads so far, each on its board before and after. */
    @ParameterizedTest
    @MethodSource("games")
    void clausesAreShownAtWorkOnSmallBoards(String game) {
        var ann = evening.guest("Ann").open("/rules/" + game);
        var page = ann.page();
        assertThat(page.locator(".rule").first()).isVisible();
        assertThat(page.locator(".small-board")).hasCount(0);
        page.locator(".rules-examples").scrollIntoViewIfNeeded();
        var examples = page.locator(".example");
        assertThat(examples.first().locator(".small-board svg .body").first()).isVisible();
        assertThat(page.locator(".example-told li").first()).isVisible();
        for (var example : examples.all()) {
            assertThat(example.locator(".small-board svg .land, .small-board svg .node")
                            .count())
                    .isPositive();
            assertThat(example.locator("> p > button.clause")).hasCount(1);
        }
        Axe.holdsFor(ann);
    }

    /** The whole land of each map is seen on its small board, on a phone too. */
    @ParameterizedTest
    @MethodSource("games")
    void aSmallBoardShowsTheWholeLand(String game) {
        var ann = evening.phone().called("Ann").open("/rules/" + game);
        var page = ann.page();
        assertThat(page.locator(".rule").first()).isVisible();
        page.locator(".rules-examples").scrollIntoViewIfNeeded();
        assertThat(page.locator(".small-board svg .body").first()).isVisible();
        for (int[] window : new int[][] {{390, 844}, {1280, 720}}) {
            page.setViewportSize(window[0], window[1]);
            page.evaluate(Player.NEXT_FRAME);
            assertThat((List<?>) page.evaluate(OUTSIDE))
                    .as("%s wide: places outside their board", window[0])
                    .isEmpty();
        }
    }

    @Test
    void everyWordThatIsSoughtIsInTheClausesThatAreFound() {
        var ann = evening.phone().called("Ann").open("/rules/macht");
        var page = ann.page();
        assertThat(page.locator(".rule").first()).isVisible();
        int all = page.locator(".rule").count();
        page.locator("#rules-sought").fill("SERPENT cancel");
        page.waitForCondition(() -> page.locator(".rule").count() < all);
        assertThat(page.locator(".rule").first()).isVisible();
        for (String clause : page.locator(".rules section").allInnerTexts()) {
            if (!clause.contains("In the box")) {
                assertThat(clause.toLowerCase(Locale.ROOT)).contains("serpent").contains("cancel");
            }
        }
        page.locator("#rules-sought").fill("");
        assertThat(page.locator(".rule")).hasCount(all);
        page.locator(".rules-contents .link").last().click();
        assertThat(page.locator(".rules section h2")
                        .nth(page.locator(".rules-contents .link").count() - 1))
                .isInViewport();
    }

    @Test
    void theSearchIsInTheDrawerOfTheTableToo() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        ann.page().locator(".top-actions .btn:has-text('Rules')").click();
        var drawer = ann.page().locator(".drawer");
        assertThat(drawer.locator(".rule").first()).isVisible();
        drawer.locator("#rules-sought").fill("Merlin");
        assertThat(drawer.locator("[role=status]")).containsText("clause");
    }
}
