package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reading the rules: what they are for, what is in the box, and finding the clause one needs. */
class RulesTest {
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
