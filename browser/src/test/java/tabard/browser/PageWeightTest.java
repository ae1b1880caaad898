package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What travels to whoever comes for the first time, as it is sent: the common room, and a table after it. */
class PageWeightTest {
    private static final int LOBBY = 450_000;
    private static final int TABLE = 120_000;

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void theLobbyIsLightAndATableLittleMore(String game) {
        var ann = evening.guest("Ann");
        var page = ann.page();
        List<Response> answers = new ArrayList<>();
        page.onResponse(answers::add);
        page.navigate("/");
        page.locator(".play-now").waitFor();
        page.waitForFunction("() => document.fonts.status === 'loaded'");
        int lobby = weight(answers);
        answers.clear();
        ann.layAgainstBots(game);
        page.locator(".surfaces").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        ann.player(1).awaitTurn();
        page.waitForFunction("() => document.fonts.status === 'loaded'");
        int table = weight(answers);
        System.out.printf("%s: lobby %,d, table %,d more%n", game, lobby, table);
        assertThat(lobby).isLessThan(LOBBY);
        assertThat(table).isLessThan(TABLE);
    }

    /** Of what came over the wire; what the browser kept weighs nothing. */
    private static int weight(List<Response> answers) {
        return List.copyOf(answers).stream()
                .mapToInt(answer -> answer.request().sizes().responseBodySize)
                .sum();
    }
}
