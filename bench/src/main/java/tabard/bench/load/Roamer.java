package tabard.bench.load;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.server.client.AnyAnswer;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

/** A person against bots in a house of several inns: plays on in another whenever the one he is in breaks off, table after table. */
final class Roamer implements WebSocket.Listener {
    private static final long PAUSE_MILLIS = 100;

    private final Soak soak;
    private final HttpClient client;
    private final Map<String, ?> wish;
    private final RandomGenerator dice;
    private final StringBuilder text = new StringBuilder();
    private final List<Long> gaps = new ArrayList<>();
    private final List<Long> waits = new ArrayList<>();
    private @Nullable Caller caller;
    private @Nullable WebSocket socket;
    private String table = "";
    private JsonNode asks = Caller.JSON.createArrayNode();
    private boolean looking = true;
    private boolean over;
    private int at = -1;
    private long broken;
    private long chosen;
    private long acknowledged;
    private int finished;

    Roamer(Soak soak, HttpClient client, Map<String, ?> wish, RandomGenerator dice) {
        this.soak = soak;
        this.client = client;
        this.wish = wish;
        this.dice = dice;
    }

    /** Until the soak ends. */
    void roam() {
        while (soak.goesOn()) {
            try {
                int port = soak.anyPort(dice);
                var who = caller == null ? Caller.guest(client, port, "Roamer") : caller.at(port);
                caller = who;
                synchronized (this) {
                    if (over || table.isEmpty()) {
                        next(who);
                    }
                    text.setLength(0);
                    looking = true;
                }
                var line = who.socket(this);
                socket = line;
                line.sendText("{\"t\":\"join\",\"table\":\"" + table + "\"}", true)
                        .join();
                stay();
            } catch (RuntimeException killed) { // the next is tried
                pause();
            }
        }
        var line = socket;
        if (line != null) {
            line.abort();
        }
    }

    private void next(Caller who) {
        acknowledged += Math.max(0, at);
        finished += over ? 1 : 0;
        table = who.done("POST", "/api/tables", wish).path("id").asString();
        at = -1;
        over = false;
        broken = 0;
        chosen = 0;
    }

    private synchronized void stay() {
        while (socket != null && !over && soak.goesOn()) {
            try {
                wait(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
        var line = socket;
        if (line != null) {
            line.abort();
            socket = null;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            hear(line, text.toString());
            text.setLength(0);
        }
        line.request(1);
        return null;
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onClose(WebSocket line, int code, String reason) {
        breakOff(line);
        return null;
    }

    @Override
    public synchronized void onError(WebSocket line, Throwable failure) {
        breakOff(line);
    }

    private void breakOff(WebSocket line) {
        if (line.equals(socket)) {
            socket = null;
            broken = System.nanoTime();
            notifyAll();
        }
    }

    private void hear(WebSocket line, String message) {
        if (message.startsWith("{\"t\":\"table\"")) {
            over = message.contains("\"state\":\"over\"");
            notifyAll();
        } else if (message.contains("\"inn.differs\"")) {
            soak.trouble(table + " differs from its log");
        } else if (message.startsWith("{\"t\":\"refused\"")) {
            send(line, Map.of("t", "resync")); // and then he chooses again
        } else if (message.startsWith("{\"t\":\"view\"") || message.startsWith("{\"t\":\"delta\"")) {
            follow(line, Caller.JSON.readTree(message));
        }
    }

    private void follow(WebSocket line, JsonNode news) {
        boolean view = news.path("t").asString().equals("view");
        int now = news.path("at").asInt();
        if (now < at || (!view && !looking && now != at + 1)) {
            soak.trouble(table + " was shown " + at + ", then " + now);
        }
        if (looking && broken != 0) {
            gaps.add(System.nanoTime() - broken);
        }
        looking = false;
        broken = 0;
        at = now;
        if (!news.has("asks")) {
            return;
        }
        asks = news.path("asks");
        var choice = AnyAnswer.to(asks, dice);
        if (choice.isPresent()) {
            if (chosen != 0) {
                waits.add(System.nanoTime() - chosen);
            }
            chosen = System.nanoTime();
            send(line, Map.of("t", "choose", "at", at, "line", choice.get()));
        }
    }

    private static void send(WebSocket line, Map<String, ?> message) {
        try {
            line.sendText(Caller.JSON.writeValueAsString(message), true).join();
        } catch (CompletionException killed) {
            line.abort();
        }
    }

    String table() {
        return table;
    }

    @Nullable
    Caller caller() {
        return caller;
    }

    int at() {
        return at;
    }

    int finished() {
        return finished;
    }

    long acknowledged() {
        return acknowledged + Math.max(0, at);
    }

    /** From the moment an inn broke off until another showed the table. */
    List<Long> gaps() {
        return gaps;
    }

    /** From a choice until he is asked again: the bots have played meanwhile. */
    List<Long> waits() {
        return waits;
    }
}
