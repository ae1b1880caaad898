package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How a game ends for those who look at it, and that the board stays where it is meanwhile. */
class EndOfGameTest {
    @RegisterExtension
    final Evening evening = new Evening();

    private static BoundingBox board(Guest guest) {
        return guest.page().locator(".surfaces").boundingBox();
    }

    private static void same(BoundingBox now, BoundingBox before) {
        assertThat(new double[] {now.x, now.y, now.width, now.height})
                .as("where the board is")
                .containsExactly(before.x, before.y, before.width, before.height);
    }

    @Test
    void whoGivesUpIsAskedNothingMoreAndTheOtherLearnsThatHeHasWon() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        bob.sitAt(table);
        assertThat(bob.page().locator(".surfaces")).isVisible();
        var before = board(bob);

        ann.page().getByLabel("This table").first().click();
        ann.page().locator(".menu .danger").click();
        ann.page().locator(".menu .danger").click();

        assertThat(bob.page().locator(".banner-line.over h2")).hasText("You have won");
        same(board(bob), before);
        assertThat(ann.page().locator(".banner-line.over h2")).hasText("Bob wins");
        ann.page().reload();
        assertThat(ann.page().locator(".banner-line.over h2")).hasText("Bob wins");
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator("[data-act]")).hasCount(0);
            assertThat(guest.page().locator(".is-lit, .is-from")).hasCount(0);
            assertThat(guest.page().title()).doesNotContain("Your turn");
        }
        assertThat(ann.page().locator(".banner-line")).hasCount(1);
    }

    @Test
    void theEndTellsHowTheOutlookChangedAndLeadsToTheReplayTheBoardAndTheInn() {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(1).play(12);
        ann.call("POST", "/api/tables/" + table + "/resign", Map.of());
        var page = ann.page();
        assertThat(page.locator(".result h2")).hasText("Random wins");
        assertThat(page.locator(".result .curve-line")).hasCount(1);
        assertThat(page.locator(".result-figures li")).hasCount(3);
        page.locator(".check-dice").click();
        assertThat(page.locator(".dice-checked")).containsText(Pattern.compile("kept.* \\d+ lots drawn again"));
        Axe.holdsFor(ann);
        var before = board(ann);

        page.locator(".result-acts .btn:has-text('See the board')").click();
        assertThat(page.locator(".result")).hasCount(0);
        same(board(ann), before);
        page.locator(".end-acts .btn:has-text('Result')").click();
        page.locator(".curve svg").click();
        assertThat(page.locator(".replay-count")).not().hasText(Pattern.compile("^0 /"));
        page.locator(".top-actions .btn:has-text('Back')").click();
        assertThat(page.locator(".result")).isVisible();

        page.locator(".result-acts .btn:has-text('To the inn')").click();
        page.locator(".finished li a:not(.btn)").first().click();
        assertThat(page.locator(".result")).isVisible();
    }

    @Test
    void theEndShowsHowItLayAndWhatCostMostAlsoToWhoeverLeftMeanwhile() {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(3).play(12);
        ann.call("POST", "/api/tables/" + table + "/resign", Map.of());
        var page = ann.page();
        assertThat(page.locator(".end-map .map")).isVisible();
        assertThat(page.locator(".costliest li.empty")).hasCount(5);
        page.locator(".result-acts .btn:has-text('Analyse')").click();
        assertThat(page.locator(".costliest-state")).containsText("looked at");
        page.locator(".result-acts .btn:has-text('To the inn')").click();
        ann.lookAt(table);
        assertThat(page.locator(".costliest-state")).hasText(Pattern.compile("^\\d+ decisions were looked at\\.$"));
        var rows = page.locator(".costliest li");
        int costly = rows.count();
        assertThat(costly).isBetween(1, 5);
        assertThat(page.locator(".curve-lapse")).hasCount(costly);
        assertThat(rows.first().locator(".turn-change")).hasText(Pattern.compile("−\\d+"));
        assertThat(rows.first().locator("small").first()).containsText("The bot:");
        assertThat(page.locator(".by-round li").first()).containsText("Round");
        Axe.holdsFor(ann);

        rows.first().locator(".clause").first().click();
        assertThat(page.locator(".drawer .rule.wanted")).isVisible();
        page.keyboard().press("Escape");
        rows.first().locator(".btn").click();
        assertThat(page.locator(".replay-count")).hasText(Pattern.compile("^[1-9]\\d* /"));
        page.goBack();
        page.locator(".end-map-open").click();
        assertThat(page.locator(".result")).hasCount(0);
    }

    @Test
    void whatToDoNextIsSeenAtOnceAlsoBesideAWideMap() {
        var ann = evening.guest("Ann");
        new KnownTable(evening).lay("table", Midgame.of("defenders", "2-players-02", 97, ann));
        ann.lookAt("table");
        ann.player(1).play(300);
        assertThat(ann.page().locator(".end-map .map")).isVisible();
        for (int[] window : new int[][] {{1440, 900}, {1280, 720}, {390, 844}}) {
            ann.page().setViewportSize(window[0], window[1]);
            assertThat(ann.page().locator(".result-acts .btn.main")).isInViewport();
            assertThat(ann.page().locator(".result-acts .btn:has-text('Replay')"))
                    .isInViewport();
        }
    }

    @Test
    void nobodyIsCalledBackToASeatAfterTheEnd() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of(
                "game",
                "macht",
                "places",
                Map.of("orange", "me", "white", "open"),
                "clock",
                Map.of("kind", "minutes", "amount", 2)));
        bob.sitAt(table);
        assertThat(bob.page().locator(".surfaces")).isVisible();
        evening.later(Duration.ofMinutes(3));
        ann.page()
                .waitForCondition(
                        () -> ann.page().locator(".banner-line .btn.main").count() > 0
                                || bob.page().locator(".banner-line .btn.main").count() > 0);
        bob.call("POST", "/api/tables/" + table + "/resign", Map.of());
        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".banner-line.over")).isVisible();
            assertThat(guest.page().locator(".banner-line")).hasCount(1);
        }
    }

    @Test
    void aRefusalFloatsOverTheBoardAndGoesWithTheNextChoice() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("macht");
        var player = ann.player(1);
        player.awaitTurn();
        var before = board(ann);
        ann.type("fly to-the-moon");
        assertThat(ann.page().locator(".banner-line.refuse")).isVisible();
        same(board(ann), before);
        player.answer();
        assertThat(ann.page().locator(".banner-line.refuse")).hasCount(0);
        same(board(ann), before);
    }
}
