package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the host and the friend see before a game. */
class InvitationTest {
    @RegisterExtension
    final Evening evening = new Evening();

    private static Locator button(Guest guest, String name) {
        return guest.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    void anInvitationSaysToWhat() {
        var ann = evening.guest("Ann");
        ann.lay(Map.of(
                "game",
                "defenders",
                "seats",
                2,
                "places",
                Map.of("lion", "me", "stag", "invite"),
                "clock",
                Map.of("kind", "days", "amount", 3)));
        String link = ann.page().locator("#invite").inputValue();
        var bob = evening.guest("Bob").open(link);
        var card = bob.page().locator(".waiting");
        assertThat(card.locator(".cover use[href$='cover']")).hasCount(1);
        assertThat(card).containsText("3 days for each decision");
        assertThat(card.locator(".agreed li")).not().hasCount(0);
        assertThat(card.locator(".agreed")).not().containsText("option.");
    }

    @ParameterizedTest
    @CsvSource({
        "en-GB, '10 minutes for the whole game, 5 seconds more each move'",
        "fr-FR, '10 minutes pour toute la partie, 5 secondes de plus par coup'"
    })
    void anInvitationSaysWhatEachMoveAddsToTheClock(String language, String told) {
        var ann = evening.guest("Ann");
        ann.lay(Map.of(
                "game",
                "macht",
                "places",
                Map.of("orange", "me", "white", "invite"),
                "clock",
                Map.of("kind", "bank", "amount", 10, "increment", 5)));
        String link = ann.page().locator("#invite").inputValue();
        var bob = evening.guest(options -> options.setLocale(language))
                .called("Bob")
                .open(link);
        assertThat(bob.page().locator(".waiting")).containsText(told);
    }

    @Test
    void aLinkThatLeadsNowhereSaysSo() {
        var bob = evening.guest("Bob").open("/join/nowhere");
        assertThat(bob.page().locator(".waiting")).containsText("leads nowhere");
        assertThat(bob.page().locator(".waiting a.btn")).hasAttribute("href", "/");
        bob.troubles().clear(); // a browser itself reports the 404
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/rules/nonsense",
                "/game/nonsense",
                "/replay/nonsense",
                "/table/nonsense/print",
                "/nonsense",
                "/tables/of/nonsense"
            })
    void anAddressThatLeadsNowhereSaysSo(String address) {
        var bob = evening.guest("Bob").open(address);
        var page = bob.page();
        assertThat(page.locator(".waiting h2")).containsText(Pattern.compile("no such|leads nowhere"));
        assertThat(page.getByText("One moment")).hasCount(0);
        page.locator(".waiting a.btn").click();
        assertThat(page.locator(".play-now")).isVisible();
        bob.troubles().clear(); // a browser itself reports the 404
    }

    @Test
    void theHostFillsAFreeSeatWithABot() {
        var ann = evening.guest("Ann");
        ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        ann.page().locator(".waiting-seats select").selectOption("miller");
        button(ann, "Seat a bot").click();
        assertThat(ann.page().locator(".surfaces")).isVisible();
        ann.player(1).awaitTurn();
    }
}
