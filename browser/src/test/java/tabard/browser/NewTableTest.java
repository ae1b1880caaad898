package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewTableTest {
    private static final String SPILLED = """
            () => [...document.querySelectorAll('.drawer-body :is(select, input, button, label, p)')]
              .filter(one => one.getBoundingClientRect().right > document.querySelector('.drawer').getBoundingClientRect().right - 8)
              .map(one => one.id || one.textContent.slice(0, 20))""";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "fr-FR"})
    void theDrawerForANewTableHoldsAllThatIsInIt(String language) {
        var ann = evening.guest(options -> options.setLocale(language))
                .called("Ann")
                .open("/");
        assertThat(ann.page().locator(".play-now")).isVisible();
        for (var plus : ann.page().locator(".game .btn.square").all()) {
            plus.click();
            assertThat(ann.page().locator(".drawer")).isVisible();
            for (var select : ann.page().locator(".place-row select").all()) {
                select.selectOption("bot:clerk");
            }
            assertThat((List<?>) ann.page().evaluate(SPILLED)).isEmpty();
            ann.page().keyboard().press("Escape");
        }
    }
}
