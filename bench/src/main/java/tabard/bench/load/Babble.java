package tabard.bench.load;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.server.client.Caller;

/** Somebody who says what nobody understands: messages and requests with some of their letters changed. Never a failure of the house. */
final class Babble {
    private static final int AWAY = 503;
    private static final int ROW = 50;
    private static final List<String> SENSE = List.of(
            "{\"t\":\"join\",\"table\":\"x\"}",
            "{\"t\":\"choose\",\"at\":3,\"line\":\"recruit 3 mages\"}",
            "{\"t\":\"choose\",\"at\":3,\"lines\":[\"pass\",\"pass\"]}",
            "{\"t\":\"undo\",\"at\":4,\"all\":true,\"from\":2}",
            "{\"t\":\"chat\",\"text\":\"well\"}",
            "{\"t\":\"sit\",\"seat\":\"orange\"}",
            "{\"t\":\"here\",\"visible\":true}",
            "{\"t\":\"log\",\"before\":7}",
            "{\"t\":\"resync\"}",
            "{\"t\":\"hint\",\"at\":1}");
    private static final List<String> WAYS =
            List.of("/api/tables", "/api/me", "/api/ways", "/api/examine", "/api/login", "/api/tables/x/branch");

    private final Soak soak;
    private final HttpClient client;
    private final RandomGenerator dice;
    private final int most;
    private int said;

    Babble(Soak soak, HttpClient client, RandomGenerator dice, int most) {
        this.soak = soak;
        this.client = client;
        this.dice = dice;
        this.most = most;
    }

    void talk() {
        while (soak.goesOn() && said < most) {
            try {
                var caller = new Caller(client, soak.anyPort(dice));
                var line = caller.socket(new Deaf());
                for (int i = 0; i < ROW && said < most; i++) {
                    line.sendText(blurred(), true).join();
                    said++;
                }
                line.abort();
                ask(caller);
            } catch (RuntimeException killed) {
                Thread.onSpinWait(); // the next inn hears the next word
            }
        }
    }

    private void ask(Caller caller) {
        String way = WAYS.get(dice.nextInt(WAYS.size()));
        int status = caller.call("POST", way, Map.of(blurred(), blurred())).status();
        said++;
        if (status >= 500 && status != AWAY) {
            soak.trouble("nonsense was answered " + status + " at " + way);
        }
    }

    private String blurred() {
        var text = new StringBuilder(SENSE.get(dice.nextInt(SENSE.size())));
        for (int i = dice.nextInt(4); i > 0; i--) {
            text.setCharAt(dice.nextInt(text.length()), (char) (32 + dice.nextInt(95)));
        }
        return text.toString();
    }

    int said() {
        return said;
    }

    /** Hears nothing of what he is told. */
    private static final class Deaf implements WebSocket.Listener {}
}
