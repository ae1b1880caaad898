package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class HintsTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void theBotTellsWhatItWouldDoAndAPressAimsAtItWithoutChoosingIt() {
        var ann = evening.guest("Ann");
        ann.layForBoth();
        ann.player(1).awaitTurn();
        ann.page().locator(".ask-bot").click();
        var best = ann.page().locator(".hint").first();
        assertThat(best.locator("b")).hasText(Pattern.compile("\\d+ %"));
        assertThat(ann.page().locator(".hint").count()).isBetween(2, 3);
        assertThat(best.locator("small")).containsText(Pattern.compile("(for|against) it: .* (up|down)"));

        int advised = ann.page().locator(".hint").count();
        assertThat(ann.page().locator(".hint-mark")).hasCount(advised);
        var mark = ann.page().locator(".hint-mark").first().boundingBox();
        var map = ann.page().locator(".surfaces").boundingBox();
        assertThat(mark.y).as("the first advice is marked on the map").isBetween(map.y, map.y + map.height);
        Axe.holdsFor(ann);

        best.click();
        assertThat(confirm(ann)).isVisible();
        assertThat(ann.choices()).isZero();

        String line = best.getAttribute("data-hint");
        confirm(ann).click();
        assertThat(ann.page().locator(".hint")).hasCount(0);
        assertThat(ann.choices()).isEqualTo(1);
        assertThat(ann.sent()).anyMatch(message -> message.contains("\"line\":\"" + line + "\""));
        assertThat(ann.refusals()).isEmpty();
    }

    /** They win or lose together: what differs is told to a tenth where it must be, and what does not is called equal. */
    @Test
    void amongAlliesTheBotTellsOptionsApartOrCallsThemEqual() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("defenders");
        var player = ann.player(4);
        player.play(6);
        player.awaitTurn();
        ann.page().locator(".ask-bot").click();
        var outcomes = ann.page().locator(".hint b");
        assertThat(outcomes.first()).hasText(Pattern.compile("\\d %"));
        String best = number(outcomes.first().innerText());
        assertThat(outcomes.allInnerTexts().stream().skip(1))
                .allMatch(outcome ->
                        outcome.equals("about equal") || !number(outcome).equals(best));
        var reasons = ann.page().locator(".hint small").allInnerTexts().stream()
                .filter(reason -> !reason.isEmpty())
                .toList();
        assertThat(reasons).doesNotHaveDuplicates();
        assertThat(ann.refusals()).isEmpty();
    }

    private static String number(String outcome) {
        return outcome.substring(0, outcome.indexOf('%'));
    }

    private static Locator confirm(Guest guest) {
        return guest.page()
                .locator(".confirm")
                .filter(new Locator.FilterOptions().setVisible(true))
                .first();
    }

    @Test
    void amongPeopleTheBotIsAskedOnlyWhereTheyAgreedOnIt() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        var two = Map.of("orange", "me", "white", "open");
        bob.sitAt(ann.lay(Map.of("game", "macht", "places", two)));
        for (var guest : List.of(ann, bob)) {
            assertThat(guest.page().locator(".seat h2").first()).isVisible();
            assertThat(guest.page().locator(".ask-bot")).hasCount(0);
        }

        ann.open("/");
        ann.page()
                .locator(".game")
                .filter(new Locator.FilterOptions().setHasText("Power & Weakness"))
                .locator(".btn.square")
                .click();
        var allowed = ann.page().getByLabel("Players may ask the bot");
        assertThat(allowed).not().isChecked();
        ann.page()
                .getByLabel("White", new Page.GetByLabelOptions().setExact(true))
                .selectOption("bot:clerk");
        assertThat(allowed).isChecked();
        allowed.uncheck();
        ann.page()
                .getByLabel("White", new Page.GetByLabelOptions().setExact(true))
                .selectOption("bot:miller");
        assertThat(allowed).not().isChecked();
    }
}
