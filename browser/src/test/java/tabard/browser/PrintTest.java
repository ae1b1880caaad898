package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @ValueSource(strings = {"macht", "immortals", "defenders", "campaign"})
    void aTableIsReadyForPaperWithItsSheetAndItsChronicleByRounds(String game) {
        var ann = evening.guest("Ann");
        String table = ann.layAgainstBots(game);
        ann.player(1).play(4);
        ann.open("/table/" + table + "/print");
        var page = ann.page();
        assertThat(page.locator(".print-page h1")).isVisible();
        assertThat(page.locator(".print-seats tr").count()).isGreaterThan(1);
        assertThat(page.locator(".print-sheet tr").count()).isGreaterThan(5);
        assertThat(page.locator(".print-round li").count()).isGreaterThan(4);
        Axe.holdsFor(ann);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(page.locator(".print-actions")).isHidden();
        assertThat(page.locator(".print-round").first()).isVisible();
    }

    @Test
    void theMenuLeadsThereAndItSpeaksFrench() {
        var ann = evening.guest("Ann").open("/");
        ann.page().locator(".languages [lang=fr]").click();
        assertThat(ann.page().locator("html")).hasAttribute("lang", "fr"); // once the words are there
        ann.layAgainstBots("macht");
        ann.player(1).play(2);
        ann.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Cette table"))
                .click();
        ann.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Pour le papier"))
                .click();
        assertThat(ann.page().locator(".print-sheet caption")).hasText("Ce qui est sur la table");
        assertThat(ann.page().locator(".print-round h3").first()).hasText("Tour 1");
    }
}
