package tabard.bench.load;

import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.server.client.AnyAnswer;
import tabard.server.client.Caller;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/** One page of one player: follows its table and answers every question at once, at random. */
final class LoadPlayer implements WebSocket.Listener {
    private static final String DELTA = "{\"t\":\"delta\"";
    private static final String ASKS = "\"asks\":[";
    private static final ObjectReader LIST =
            Caller.JSON.readerFor(JsonNode.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final Tally tally;
    private final Pace pace;
    private final RandomGenerator dice;
    private final String seat;
    private final StringBuilder text = new StringBuilder();
    private final ReentrantLock sending = new ReentrantLock();
    private final Runnable over;
    private @Nullable WebSocket socket;
    private @Nullable LoadPlayer other;
    private final Queue<Long> sent = new ConcurrentLinkedQueue<>();
    private volatile boolean playing = true;
    private final AtomicInteger question = new AtomicInteger();
    private int at;

    LoadPlayer(Tally tally, Pace pace, RandomGenerator dice, String seat, Runnable over) {
        this.tally = tally;
        this.pace = pace;
        this.dice = dice;
        this.seat = seat;
        this.over = over;
    }

    void meet(LoadPlayer opponent) {
        other = opponent;
    }

    void use(WebSocket line) {
        socket = line;
    }

    void join(String table) {
        at = -1;
        sent.clear();
        send("{\"t\":\"join\",\"table\":\"" + table + "\"}");
    }

    void stop() {
        playing = false;
    }

    private void send(String message) {
        var line = socket;
        if (line == null) {
            throw new IllegalStateException("no socket yet");
        }
        tally.sent(message.length());
        sending.lock();
        try {
            line.sendText(message, true).join();
        } finally {
            sending.unlock();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            String message = text.toString();
            text.setLength(0);
            try {
                hear(message);
            } catch (JacksonException | IllegalStateException failure) {
                tally.error(failure.toString());
            }
        }
        line.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket line, Throwable failure) {
        tally.lost(failure);
    }

    private void hear(String message) {
        long now = System.nanoTime();
        tally.received(message.length());
        if (message.startsWith(DELTA) || message.startsWith("{\"t\":\"view\"")) {
            show(message, now);
        } else if (message.startsWith("{\"t\":\"refused\"")) {
            if (message.contains("inn.stale")) {
                sent.poll(); // only one is ever on its way
                tally.stale();
            } else {
                tally.error(message);
            }
        } else if (message.startsWith("{\"t\":\"table\"") && message.contains("\"state\":\"over\"")) {
            over.run();
        }
    }

    /** Reads no more of a message than it needs, so that the measure is of the inn and not of its guests. */
    private void show(String message, long now) {
        int next = number(message, "\"at\":");
        if (at >= 0 && message.startsWith(DELTA)) {
            if (next != at + 1) {
                tally.error("gap: " + at + " then " + next);
            }
            var foe = other;
            if (foe != null && foe.seat.equals(by(message))) {
                var then = foe.sent.poll();
                if (then != null) {
                    tally.moved(now - then);
                }
            }
        }
        at = next;
        int asks = message.indexOf(ASKS);
        if (asks < 0) {
            return; // what was asked is still asked
        }
        int asked = question.incrementAndGet();
        if (playing && message.charAt(asks + ASKS.length()) == '{') {
            AnyAnswer.to(LIST.readTree(message.substring(asks + ASKS.length() - 1)), dice)
                    .ifPresent(choice -> pace.then(dice, () -> choose(asked, next, choice)));
        }
    }

    private static int number(String message, String name) {
        int from = message.indexOf(name) + name.length();
        int to = from;
        while (Character.isDigit(message.charAt(to))) {
            to++;
        }
        return Integer.parseInt(message, from, to, 10);
    }

    /** Who made the first beat. */
    private static String by(String message) {
        int from = message.indexOf("\"by\":\"") + 6;
        return message.substring(from, message.indexOf('"', from));
    }

    /** Unless something else has been asked while he paused. */
    private void choose(int asked, int on, String choice) {
        if (asked != question.get() || !playing) {
            return;
        }
        sent.add(System.nanoTime());
        try {
            send("{\"t\":\"choose\",\"at\":" + on + ",\"line\":" + Caller.JSON.writeValueAsString(choice) + "}");
        } catch (CompletionException broken) {
            tally.lost(broken);
        }
    }
}
