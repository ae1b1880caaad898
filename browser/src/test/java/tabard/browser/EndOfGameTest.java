package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
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
