package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class LobbyTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void threePressesLeadFromTheFirstPageToTheFirstMoveAgainstABot() {
        var ann = evening.guest().open("/");
        ann.page().locator(".play-now .btn.main").click();
        var player = ann.player(1);
        assertThat(player.awaitTurn()).isTrue();
        assertThat(1 + player.answerAtOnce()).isLessThanOrEqualTo(3);
        assertThat(ann.page().locator(".chronicle li .arms").first()).isVisible();
    }

    @Test
    void aFriendSitsDownByTheLinkOfAnInvitation() {
        var ann = evening.guest().open("/");
        var forTwo = ann.page().locator(".game").filter(new Locator.FilterOptions().setHasText("Power & Weakness"));
        forTwo.locator(".btn.square").click();
        button(ann, "Lay the table").click();
        assertThat(ann.page().locator(".status-sentence .unseen")).hasText("Waiting for 1 player");
        String link = ann.page().locator("#invite").inputValue();

        var bob = evening.guest().open(link);
        bob.page().locator("#guest").fill("Bob");
        button(bob, "Sit down").click();

        for (var guest : new Guest[] {ann, bob}) {
            assertThat(guest.page().locator(".seat h2").filter(named("Bob"))).isVisible();
        }
        ann.page().waitForCondition(() -> ann.player(1).asked() || bob.player(1).asked());
    }

    @Test
    void theTitleSaysHowManyTablesWait() {
        var ann = evening.guest("Ann").open("/");
        assertThat(ann.page()).hasTitle("Tabard");
        ann.layForBoth();
        ann.layForBoth();
        ann.open("/");
        assertThat(ann.page()).hasTitle("2 tables wait · Tabard");
    }

    /** A seat that only watches over the others is no player. */
    @Test
    void theUmpireIsNotCountedAmongThePlayers() {
        var ann = evening.guest("Ann").open("/");
        var campaign = ann.page().locator(".game").filter(new Locator.FilterOptions().setHasText("peoples"));
        assertThat(campaign.locator(".game-facts")).containsText("2–6");
    }

    @Test
    void aTableIsKnownByTheNameThatItWasGiven() {
        var ann = evening.guest("Ann").open("/");
        ann.page().locator(".game .btn.square").first().click();
        ann.page().locator("#title").fill("Friday night");
        button(ann, "Lay the table").click();
        assertThat(ann.page().locator(".brand small")).hasText("Friday night");
        ann.open("/");
        assertThat(ann.page().locator(".table-row b").first()).hasText("Friday night");
    }

    @Test
    void oneGuestPlaysAllSeatsAtOneScreen() {
        var ann = evening.guest("Ann");
        ann.lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "me")));
        var player = ann.player(5);
        var asked = new TreeSet<String>();
        for (int i = 0; i < 30 && asked.size() < 2; i++) {
            assertThat(player.awaitTurn()).isTrue();
            asked.add(ann.asks().path(0).path("seat").asString());
            player.answer();
        }
        assertThat(asked).containsExactly("orange", "white");
    }

    @Test
    void whereNothingHasHappenedYetItIsSaidWhoIsAskedForWhat() {
        var ann = evening.guest("Ann");
        ann.layAgainst("random", "defenders", 1);
        assertThat(ann.page().locator(".status-sentence .unseen")).hasText("Choose your hero");
        ann.open("/");
        assertThat(ann.page().locator(".table-row.turn .row-state")).containsText("Choose your hero");
        assertThat(ann.page()).hasTitle("1 table waits · Tabard");
    }

    @Test
    void theClockOfATableThatWaitsIsReadWhole() {
        var clock = Map.of("kind", "bank", "amount", 25, "increment", 20);
        var places = Map.of("red", "open", "violet", "open", "blue", "open");
        evening.guest("Ann").call("POST", "/api/tables", Map.of("game", "immortals", "places", places, "clock", clock));
        var bob = evening.guest(options -> options.setLocale("fr-FR"))
                .called("Bob")
                .open("/");
        var row = bob.page().locator(".table-row").first();
        assertThat(row.locator(".row-name small")).containsText("place libre ×3");
        var told = row.locator(".row-until small");
        assertThat(told).hasText("25 minutes pour toute la partie, 20 secondes de plus par coup");
        assertThat((boolean) told.evaluate(
                        "it => it.scrollWidth <= it.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 2"))
                .as("read whole")
                .isTrue();
        assertThat(bob.page().locator(".game-open").filter(named("Une table attend des joueursRejoindre")))
                .isVisible();
    }

    private static Locator button(Guest guest, String name) {
        return guest.page().getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator.FilterOptions named(String name) {
        return new Locator.FilterOptions().setHasText(Pattern.compile("^" + name + "$"));
    }
}
