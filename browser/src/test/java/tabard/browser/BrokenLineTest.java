package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class BrokenLineTest {

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void aPageThatIsLoadedAgainAsksTheSame() {
        var ann = evening.guest("Ann");
        ann.layAgainstBots("macht");
        var player = ann.player(1);
        player.play(3);
        player.awaitTurn();
        var asked = ann.asks();
        String status = ann.status();

        ann.heard().clear();
        ann.page().reload();

        assertThat(player.awaitTurn()).isTrue();
        assertThat(ann.asks()).isEqualTo(asked);
        assertThat(ann.status()).isEqualTo(status);
        player.answer();
        assertThat(ann.page().locator(".banner-line.refuse")).hasCount(0);
    }

    @Test
    void aPageComesBackByItselfWhenTheInnWasKilledAndOpensAgain() throws IOException {
        try (var inn = new InnProgram(evening.folder().resolve("killed"))) {
            var ann = evening.guestAt(inn.address(), options -> options).called("Ann");
            ann.layAgainstBots("macht");
            var player = ann.player(1);
            player.play(4);
            player.awaitTurn();
            var asked = ann.asks();

            inn.kill();
            assertThat(ann.page().locator(".banner-line.heal")).isVisible();
            inn.start();

            assertThat(ann.page().locator(".banner-line.heal")).hasCount(0);
            assertThat(ann.asks()).isEqualTo(asked);
            player.awaitTurn();
            assertThat(player.play(4)).isEqualTo(4);
            assertThat(ann.refusals()).isEmpty();
            ann.troubles().removeIf(trouble -> trouble.contains("ERR_CONNECTION_"));
        }
    }
}
