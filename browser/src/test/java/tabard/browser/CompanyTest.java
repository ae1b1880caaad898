package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The common room of those who have played: what is asked, how games ended, friends and invitations. */
class CompanyTest {
    @RegisterExtension
    final Evening evening = new Evening();

    private static String together(Guest host, Guest guest) {
        String table = host.lay(Map.of("game", "macht", "places", Map.of("white", "me")));
        guest.sitAt(table);
        return table;
    }

    @Test
    void aFriendIsInvitedByOnePressAndAcceptsByAnother() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        together(ann, bob);
        bob.open("/");
        ann.open("/");
        var friend = ann.page().locator(".friends li");
        assertThat(friend).containsText("Bob here now · 1 game together");
        friend.locator(".btn").first().click();
        assertThat(ann.page().locator(".status-sentence .unseen")).hasText("Waiting for 1 player");

        bob.page().reload();
        var invitation = bob.page().locator(".invitations li");
        assertThat(invitation).containsText("Ann invites you");
        Axe.holdsFor(bob);
        invitation.locator(".btn").first().click();
        assertThat(bob.page().locator(".seat h2").filter(named("Ann"))).isVisible();
        assertThat(ann.page().locator(".seat h2").filter(named("Bob"))).isVisible();
    }

    @Test
    void anInvitationIsRefusedAndSomebodyIsNotWanted() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        together(ann, bob);
        ann.open("/");
        ann.page().locator(".friends li .btn").first().click();
        assertThat(ann.page().locator("#invite")).isVisible();
        bob.open("/");
        bob.page().locator(".invitations li .btn").last().click();
        assertThat(bob.page().locator(".invitations")).hasCount(0);
        bob.page().locator(".friends li .btn").last().click();
        assertThat(bob.page().locator(".friends li")).containsText("blocked");
        ann.open("/");
        assertThat(ann.page().locator(".friends")).containsText("Whoever you play with");
    }

    @ParameterizedTest
    @CsvSource({"en-GB, 1440, won, 1 won of 1", "fr-FR, 390, gagnée, 1 gagnée sur 1"})
    void howGamesEndedIsToldAndCounted(String language, int width, String won, String tally) {
        var ann = evening.guest("Ann");
        var bob = evening.guest(options -> options.setLocale(language).setViewportSize(width, 900))
                .called("Bob");
        String table = together(ann, bob);
        ann.call("POST", "/api/tables/" + table + "/resign", Map.of());
        bob.open("/");
        assertThat(bob.page().locator(".finished-end")).containsText(won);
        assertThat(bob.page().locator(".standing .list-head")).containsText(tally);
        Axe.holdsFor(bob);
    }

    @Test
    void theCommonRoomSaysWhatIsAsked() {
        var ann = evening.guest("Ann");
        var bob = evening.guest("Bob");
        together(ann, bob);
        ann.open("/");
        bob.open("/");
        assertThat(ann.page().locator(".table-row").first()).isVisible();
        boolean hers = ann.page().locator(".table-row.turn").count() > 0;
        assertThat((hers ? ann : bob).page().locator(".table-row.turn .row-state"))
                .containsText("Choose an action");
        assertThat((hers ? bob : ann).page().locator(".table-row .row-state").first())
                .containsText((hers ? "Ann" : "Bob") + " to act");
    }

    @ParameterizedTest
    @CsvSource({"en-GB, 1440", "fr-FR, 390"})
    void aGameHasAPageOfItsOwn(String language, int width) {
        var bob = evening.guest("Bob");
        bob.lay(Map.of("game", "macht", "places", Map.of("white", "me"), "options", Map.of()));
        var ann = evening.guest(options -> options.setLocale(language).setViewportSize(width, 900))
                .called("Ann")
                .open("/");
        ann.page().locator(".game h2 a[href='/game/macht']").click();
        assertThat(ann.page().locator(".game-page .game-bots li")).hasCount(4);
        assertThat(ann.page().locator(".game-page .table-row")).hasCount(1);
        Axe.holdsFor(ann);
        ann.page().locator(".game-bots .btn").first().click();
        org.assertj.core.api.Assertions.assertThat(ann.player(1).awaitTurn()).isTrue();
    }

    private static Locator.FilterOptions named(String name) {
        return new Locator.FilterOptions().setHasText(name);
    }
}
