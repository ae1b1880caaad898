package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class FrenchTest {
    /** What a page shows where it has no words: the key, and the arguments in brackets. */
    private static final Pattern BARE_KEY = Pattern.compile("[a-z0-9-]+(\\.[a-z0-9-]+)* \\[|^[a-z-]+(\\.[a-z-]+)+$");

    private static final Pattern HOLE = Pattern.compile("\\{[^}]*}");
    private static final String TEXTS = Player.script("texts.js");

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void thePageSpeaksFrenchAndNothingElseOnceItIsAskedTo() {
        var ann = evening.guest("Ann").open("/");
        var english = new English(ann);
        assertThat(english.in(ann))
                .as("what the test looks for is there before")
                .isNotEmpty();
        ann.page().locator(".languages [lang=fr]").click();
        assertThat(ann.page().locator("html")).hasAttribute("lang", "fr");
        assertThat(english.in(ann)).as("lobby").isEmpty();

        ann.page().locator(".game .btn.square").first().click();
        assertThat(ann.page().getByRole(AriaRole.DIALOG)).isVisible();
        assertThat(english.in(ann)).as("new table").isEmpty();

        String table = ann.layAgainstBots("macht");
        var player = ann.player(1);
        for (int i = 0; i < 8; i++) {
            player.awaitTurn();
            assertThat(english.in(ann)).as("table").isEmpty();
            player.answer();
        }
        player.awaitTurn();
        for (String button : List.of("Réglages", "Cette table")) {
            ann.page()
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button))
                    .click();
            assertThat(ann.page().getByRole(AriaRole.DIALOG)).isVisible();
            assertThat(english.in(ann)).as(button).isEmpty();
            ann.page().keyboard().press("Escape");
        }
        ann.page().locator(".status-detail .clause").click();
        assertThat(ann.page().locator(".rule.wanted")).isVisible();
        assertThat(english.in(ann)).as("rules").isEmpty();

        ann.open("/replay/" + table);
        assertThat(ann.page().locator(".replay-bar")).isVisible();
        assertThat(english.in(ann)).as("replay").isEmpty();
    }

    /** All sentences of the house that are English and not French too. */
    private static final class English {
        private final Set<String> whole = new HashSet<>();
        private final List<Pattern> holed = new ArrayList<>();

        English(Guest guest) {
            var house = guest.read("/api/house");
            var words = new ArrayList<>(List.of(house.path("words")));
            house.path("games").forEach(game -> words.add(game.path("words")));
            for (var addresses : words) {
                var french = new HashSet<String>();
                guest.read(addresses.path("fr").asString()).forEach(text -> french.add(text.asString()));
                guest.read(addresses.path("en").asString()).forEach(text -> {
                    if (!french.contains(text.asString())) {
                        learn(text.asString());
                    }
                });
            }
        }

        private void learn(String text) {
            var literals = HOLE.splitAsStream(text).toList();
            if (!text.contains("{")) {
                whole.add(text);
            } else if (String.join("", literals).replaceAll("\\P{L}", "").length() > 7) {
                holed.add(Pattern.compile(
                        HOLE.matcher(text).replaceAll("\\\\E.+\\\\Q").transform(pattern -> "\\Q" + pattern + "\\E")));
            }
        }

        /** What is English among all that the page says, to eyes and to screen readers. */
        List<String> in(Guest guest) {
            return ((List<?>) guest.page().evaluate(TEXTS))
                    .stream()
                            .map(String.class::cast)
                            .filter(text -> whole.contains(text)
                                    || BARE_KEY.matcher(text).find()
                                    || holed.stream()
                                            .anyMatch(pattern ->
                                                    pattern.matcher(text).matches()))
                            .toList();
        }
    }
}
