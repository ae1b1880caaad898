package tabard.cli;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.server.client.AnyAnswer;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;

/** Somebody who comes back to his table, looks, and plays on at random. */
final class Regular implements WebSocket.Listener, AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final StringBuilder text = new StringBuilder();
    private final WebSocket line;
    private JsonNode asks = Caller.JSON.createArrayNode();
    private String refused = "";
    private boolean over;
    private boolean chosen;
    private String seat = "";
    private int at = -1;

    private Regular(Caller caller) {
        line = caller.socket(this);
    }

    static Regular at(Caller caller, String table) {
        var regular = new Regular(caller);
        regular.send(Map.of("t", "join", "table", table));
        regular.until("the table is shown", () -> regular.at >= 0);
        return regular;
    }

    /** So many times, or until the game ends. */
    synchronized void choose(int times, RandomGenerator dice) {
        for (int i = 0; i < times && !over; i++) {
            until("it is his turn", this::mayChoose);
            if (!over) {
                String line = AnyAnswer.to(asks, dice).orElseThrow();
                seat = asks.path(0).path("seat").asString();
                chosen = true;
                send(Map.of("t", "choose", "at", at, "line", line));
            }
        }
        until("it is his turn", this::mayChoose);
    }

    private boolean mayChoose() {
        return over || (!chosen && !asks.isEmpty());
    }

    private void send(Map<String, ?> message) {
        line.sendText(Caller.JSON.writeValueAsString(message), true).join();
    }

    private synchronized void until(String what, BooleanSupplier true_) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!true_.getAsBoolean()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0 || !refused.isEmpty()) {
                throw new AssertionError("waited in vain until " + what + " " + refused);
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            hear(Caller.JSON.readTree(text.toString()));
            text.setLength(0);
            notifyAll();
        }
        socket.request(1);
        return null;
    }

    private void hear(JsonNode message) {
        switch (message.path("t").asString()) {
            case "table" -> over = message.path("state").asString().equals("over");
            case "refused" -> {
                if (message.toString().contains("inn.stale")) { // somebody was faster: he looks again
                    send(Map.of("t", "resync"));
                } else {
                    refused = message.toString();
                }
            }
            case "view", "delta" -> {
                at = message.path("at").asInt();
                asks = message.has("asks") ? message.path("asks") : asks; // the same is not said again
                chosen = chosen && message.path("t").asString().equals("delta") && !mine(message);
            }
            default -> {}
        }
    }

    private boolean mine(JsonNode message) {
        for (var beat : message.path("beats")) {
            if (beat.path("by").asString("").equals(seat)) {
                return true;
            }
        }
        return false;
    }

    synchronized int at() {
        return at;
    }

    @Override
    public void close() {
        line.abort();
    }
}
