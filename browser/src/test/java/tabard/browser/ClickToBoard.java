package tabard.browser;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Measures how long it takes from a press that chooses to the frame that shows its effect. No test: it says what it finds. */
class ClickToBoard {
    private static final int CHOICES = 60;

    private static final String WATCH = """
            () => {
              window.delays = []
              let pressed, sent
              addEventListener('click', () => (pressed = performance.now()), true)
              const send = WebSocket.prototype.send
              WebSocket.prototype.send = function (message) {
                if (String(message).includes('"choose"')) sent = pressed
                return send.call(this, message)
              }
              const Plain = WebSocket
              window.WebSocket = class extends Plain {
                constructor(...given) {
                  super(...given)
                  this.addEventListener('message', heard => {
                    if (sent === undefined || !String(heard.data).includes('"delta"')) return
                    const from = sent
                    sent = undefined
                    requestAnimationFrame(() => requestAnimationFrame(() => delays.push(performance.now() - from)))
                  })
                }
              }
            }""";

    @RegisterExtension
    final Evening evening = new Evening();

    @ParameterizedTest
    @MethodSource("tabard.browser.Evening#games")
    void measure(String game) {
        var ann = evening.guest("Ann");
        ann.page().addInitScript("(" + WATCH + ")()");
        ann.layAgainstBots(game);
        ann.player(5).play(CHOICES);
        var delays = ((List<?>) ann.page().evaluate("() => delays"))
                .stream().map(delay -> ((Number) delay).doubleValue()).sorted().collect(Collectors.toList());
        System.out.printf(
                "%s: %d choices, median %.0f ms, nine in ten under %.0f ms%n",
                game, delays.size(), delays.get(delays.size() / 2), delays.get(delays.size() * 9 / 10));
    }
}
