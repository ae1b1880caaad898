package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Reading the chronicle: the moment of a line, the lines of one seat, and who is told of after he has left. */
class ChronicleTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void pressingALineShowsItsMomentAndTheWayBackLeadsToTheTable() {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots("macht");
        ann.player(2).play(8);
        assertThat(ann.player(2).awaitTurn()).isTrue();
        var page = ann.page();
        var line = page.locator(".chronicle .told:has(b)").last();
        String told = line.innerText();
        line.click();
        assertThat(page).hasURL(Pattern.compile("/replay/" + table));
        assertThat(page.locator(".chronicle .latest .told")).hasText(told);
        assertThat(page.locator(".replay-count")).not().hasText(Pattern.compile("^0 /"));

        var earlier = page.locator(".chronicle .told").nth(3);
        String first = earlier.innerText();
        earlier.click();
        assertThat(page.locator(".chronicle .latest .told")).hasText(first);
        assertThat(page.locator(".replay-count")).hasText(Pattern.compile("^4 /"));
        assertThat(page.locator(".chronicle .ahead")).not().hasCount(0);
        page.locator(".top-actions .btn:has-text('Back')").click();
        assertThat(page.locator("[data-command]")).isVisible();
    }

    @Test
    void theArmsOfALineLeaveOnlyTheLinesOfTheirSeat() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("macht");
        ann.player(2).play(8);
        assertThat(ann.player(2).awaitTurn()).isTrue();
        var page = ann.page();
        int all = page.locator(".chronicle > li").count();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Only Ann"))
                .last()
                .click();
        assertThat(page.locator(".filtered")).containsText("Only Ann");
        assertThat(page.locator(".chronicle > li").count()).isLessThan(all);
        for (String line : page.locator(".chronicle > li:not(.rubric)").allInnerTexts()) {
            assertThat(line).contains("Ann");
        }
        page.locator(".filtered").click();
        assertThat(page.locator(".chronicle > li")).hasCount(all);
    }

    @Test
    void whoHasLeftIsStillToldOfByName() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        String table = ann.lay(Map.of(
                "game", "defenders", "seats", 3, "places", Map.of("lion", "me", "stag", "open", "boar", "bot:random")));
        bob.sitAt(table);
        assertThat(bob.page().locator(".surfaces")).isVisible();
        ann.player(1).play(1);
        ann.call("POST", "/api/tables/" + table + "/resign", Map.of());
        var seat = bob.page().locator(".seat[aria-label='Ann']");
        assertThat(seat).containsText("plays on");
        assertThat(bob.page().locator(".chronicle b:has-text('Ann')").first()).isVisible();
    }
}
