package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Heroes on a map that grows: exploring, fighting, taking a turn back, and hands that nobody else sees. */
class MageKnightTest {
    /** The hexagons of a start tile that are land, and of two tiles beside it. */
    private static final int AT_FIRST = 18;

    private static final Pattern SEEN_CARD = Pattern.compile("falcon\\.hand/(?!deed-back|wound)[a-z-]+");

    @RegisterExtension
    final Evening evening = new Evening();

    private static void layAlone(Guest guest) {
        guest.lay(Map.of(
                "game",
                "mageknight",
                "seats",
                1,
                "places",
                Map.of("falcon", "me"),
                "options",
                Map.of("scenario", "solo-conquest")));
    }

    private static Wanderer explorer(Guest guest) {
        return new Wanderer(
                guest,
                "Explore",
                ": Move [2-4]",
                "sideways: Move",
                "Go there",
                "That is all",
                "End the turn",
                "Discard 0");
    }

    private static Wanderer fighter(Guest guest) {
        return new Wanderer(
                guest,
                "Challenge",
                "Enter the site",
                "Go there",
                "Explore",
                ": Move [2-4]",
                "sideways: Move",
                "That is all",
                "End the turn");
    }

    private static boolean has(Guest guest, String selector) {
        return guest.page().locator(selector).count() > 0;
    }

    @Test
    void aHeroAloneExploresAndFights() {
        var ann = evening.guest("Ann");
        layAlone(ann);
        var page = ann.page();
        explorer(ann).until("explored", () -> page.locator(".hex").count() > AT_FIRST);
        assertThat(page.locator(".chronicle")).containsText("is revealed");
        Axe.holdsFor(ann);
        fighter(ann).until("in a combat", () -> has(ann, ".dock.foot .sheet-of"));
        assertThat(page.locator(".phases [aria-current]")).hasCount(1);
        assertThat(page.locator(".sheet-of").first()).containsText("Armour");
        Axe.holdsFor(ann);
        new Wanderer(ann, "Attack", "Block", "Next phase", "The hero takes it")
                .until("over", () -> !has(ann, ".dock.foot"));
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void aTurnIsTakenBackInOnePress() {
        var ann = evening.guest("Ann");
        layAlone(ann);
        var page = ann.page();
        var walker = new Wanderer(ann, "Go there", "sideways: Move", ": Move [2-4]", "Early Bird");
        walker.until(
                "in the first turn",
                () -> page.locator(".hand-zones .printed").count() > 0
                        && page.locator("[data-act]", new Page.LocatorOptions().setHasText("End the turn"))
                                        .count()
                                > 0);
        var hand = page.locator(".hand-zones > .look-fan .flat-name, .hand-zones > .look-fan .printed-head")
                .allInnerTexts();
        walker.until("ready to walk", () -> has(ann, ".verdict"));
        assertThat(page.locator(".verdict text").first()).hasText(Pattern.compile("[2-5]"));
        page.locator("button", new Page.LocatorOptions().setHasText("Undo all")).click();
        assertThat(page.locator(".verdict")).hasCount(0);
        assertThat(page.locator(".hand-zones > .look-fan .flat-name, .hand-zones > .look-fan .printed-head")
                        .allInnerTexts())
                .isEqualTo(hand);
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void twoPeopleAndABotPlayTogetherAndSeeNoOthersCards() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        bob.sitAt(ann.lay(Map.of(
                "game",
                "mageknight",
                "seats",
                3,
                "places",
                Map.of("falcon", "me", "stag", "open", "boar", "bot:random"),
                "options",
                Map.of("scenario", "full-cooperation"))));
        var players = List.of(ann.player(5), bob.player(6));
        for (int i = 0; i < 2000 && !(has(ann, ".hand-zones .printed") && has(bob, ".hand-zones .printed")); i++) {
            for (var player : players) {
                if (player.asked()) {
                    player.answer();
                }
            }
            ann.page().waitForTimeout(30);
        }
        assertThat(String.join("\n", ann.heard())).containsPattern(SEEN_CARD);
        assertThat(String.join("\n", bob.heard()))
                .contains("falcon.hand/deed-back")
                .doesNotContainPattern(SEEN_CARD);
        for (int answers = 0; answers < 40; ) {
            for (var player : players) {
                if (player.asked()) {
                    player.answer();
                    answers++;
                }
            }
            ann.page().waitForTimeout(30);
        }
        Axe.holdsFor(bob);
        assertThat(ann.refusals()).isEmpty();
        assertThat(bob.refusals()).isEmpty();
    }

    @Test
    void aHeroWalksOnAPhoneInFrench() {
        var ann = evening.guest(options -> options.setLocale("fr-FR")
                        .setViewportSize(390, 844)
                        .setHasTouch(true)
                        .setIsMobile(true))
                .called("Anne");
        layAlone(ann);
        var page = ann.page();
        new Wanderer(ann, ": Mouvement [2-4]", "Mouvement 1").until("ready to walk", () -> has(ann, ".verdict"));
        for (var tab : page.locator("nav.tabs button").all()) {
            tab.tap();
            Axe.holdsFor(ann);
            assertThat((Integer) page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                    .as(tab.innerText() + " is wider than the phone by")
                    .isLessThanOrEqualTo(0);
        }
        page.locator("nav.tabs button").first().tap();
        var step = page.locator(".hit.is-lit").last();
        step.tap();
        page.waitForTimeout(200);
        if (has(ann, ".sheet .confirm")) {
            page.locator(".sheet .confirm").first().tap();
        }
        assertThat(page.locator(".chronicle")).containsText("Anne va");
        assertThat(ann.refusals()).isEmpty();
    }
}
