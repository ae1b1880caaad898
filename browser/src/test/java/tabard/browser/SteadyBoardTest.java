package tabard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing jumps: the board lies where it lies, whatever is asked, told, thought or refused, in windows of six sizes. */
class SteadyBoardTest {
    /** Defenders and Puissance & Faiblesse are over by then, or nearly; the long games are left in their middle. */
    private static final int MOST = 90;

    private static final int[][] WINDOWS = {
        {1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}, {820, 1180}, {390, 844}
    };

    /** Looks at every frame that is drawn; for a while after the window itself has changed anything may move. */
    private static final String WATCH = """
            () => {
              const first = {}
              let calm = 12
              window.jumps = []
              addEventListener('resize', () => (calm = 12))
              const look = () => {
                requestAnimationFrame(look)
                if (calm-- > 0) return
                const around = innerWidth < 900 ? [] : ['.frame > .side', '.frame > .hand'] // there each has a tab of its own,
                const tab = innerWidth < 900 ? /tab-\\w+/.exec(document.querySelector('.frame').className) : '' // and the board two
                for (const part of ['.surfaces', '.frame > .board', ...around]) {
                  const box = document.querySelector(part)?.getBoundingClientRect()
                  if (box === undefined || box.width === 0) continue
                  const now = [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
                  const key = `${part} in ${innerWidth} x ${innerHeight} ${tab}`
                  first[key] ??= now
                  if (first[key] !== now) {
                    const asked = document.querySelector('.status-sentence .unseen')?.textContent
                    if (jumps.length < 5) jumps.push(`${key}: ${first[key]} -> ${now}, ${asked}`)
                    first[key] = now
                  }
                }
              }
              look()
            }""";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void theBoardNeverChangesItsPlace(String id) {
        var ann = evening.guest("Ann");
        ann.layAgainstBots(id);
        var player = ann.player(8);
        player.awaitTurn();
        ann.page().evaluate(WATCH);
        for (int i = 0; i < MOST && player.awaitTurn(); i++) {
            if (i % 6 == 0) {
                int[] window = WINDOWS[i / 6 % WINDOWS.length];
                ann.page().setViewportSize(window[0], window[1]);
                ann.page().waitForTimeout(300);
            }
            player.answer();
            assertThat((List<?>) ann.page().evaluate("() => jumps"))
                    .as("jumps after %s answers", i)
                    .isEmpty();
        }
    }
}
