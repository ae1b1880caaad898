package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** First Reconnaissance teaches: what one meets for the first time is told once, with its clause, until one has enough of it. */
class FirstMeetingsTest {
    private static final String LESSON = ".lesson p > span";

    @RegisterExtension
    final Evening evening = new Evening();

    private static Guest begin(Guest guest) {
        guest.lay(Map.of(
                "game",
                "mageknight",
                "seats",
                1,
                "places",
                Map.of("falcon", "me"),
                "options",
                Map.of("scenario", "first-reconnaissance")));
        return guest;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void eachSentenceIsToldOnce(String locale) {
        var ann = begin(evening.guest(options -> options.setLocale(locale)).called("Ann"));
        var page = ann.page();
        page.locator(LESSON).waitFor();
        Axe.holdsFor(ann);
        var told = new ArrayList<String>();
        var walker = new Wanderer(ann, ": M[a-z]+ [2-4]", "sideways: Move", "inclinée", "Go there", "Y aller");
        walker.until("taught eight things", () -> {
            for (String sentence : page.locator(LESSON).allInnerTexts()) {
                if (told.isEmpty() || !told.getLast().equals(sentence)) {
                    told.add(sentence);
                }
            }
            return told.size() >= 8;
        });
        assertThat(told).doesNotHaveDuplicates();
        assertThat(page.locator(".lesson .clause")).hasText(java.util.regex.Pattern.compile("MK-[0-9]+\\.[0-9]+"));
        assertThat(ann.refusals()).isEmpty();
    }

    @Test
    void whoHasEnoughIsToldNoMore() {
        var ann = begin(evening.phone().called("Ann"));
        var page = ann.page();
        assertThat(page.locator(".sheet .lesson")).isInViewport();
        page.locator(".lesson .btn").last().tap();
        assertThat(page.locator(".lesson")).hasCount(0);
        page.reload();
        page.locator("nav.tabs").waitFor();
        new Wanderer(ann, "Lead this hero", "Take this tactic")
                .until(
                        "in the first turn",
                        () -> page.locator(".hand-zones .printed").count() > 0);
        assertThat(page.locator(".lesson")).hasCount(0);
    }
}
