package tabard.server;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import tabard.server.client.AnyAnswer;
import tabard.server.client.Caller;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person with a page open, as the browser would be: keeps what it was shown, and nothing else. */
public final class Page implements WebSocket.Listener, AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    public static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Caller caller;
    private final StringBuilder text = new StringBuilder();
    private final List<JsonNode> heard = new ArrayList<>();
    private final Map<String, JsonNode> elements = new TreeMap<>();
    private final WebSocket socket;
    private JsonNode asks = JSON.createArrayNode();
    private JsonNode table = JSON.createObjectNode();
    private final List<String> troubles = new ArrayList<>();
    private int compared;
    private int views;
    private boolean undo;
    private boolean closed;
    private String state = "open";
    private boolean reopen;
    private int at = -1;

    public Page(Caller caller) {
        this.caller = caller;
        this.socket = caller.socket(this);
    }

    public static Caller guest(Inn inn, String name) {
        return Caller.guest(CLIENT, inn.port(), name);
    }

    public Caller caller() {
        return caller;
    }

    public void send(Map<String, ?> message) {
        socket.sendText(JSON.writeValueAsString(message), true).join();
    }

    public Page join(String id) {
        send(Map.of("t", "join", "table", id));
        return this;
    }

    public void choose(String line) {
        send(Map.of("t", "choose", "at", at(), "line", line));
    }

    /** Whether it was asked and has chosen. */
    public boolean chooseAny(RandomGenerator dice) {
        Optional<String> line;
        synchronized (this) {
            line = AnyAnswer.to(asks, dice);
            asks = JSON.createArrayNode();
        }
        line.ifPresent(this::choose);
        return line.isPresent();
    }

    @Override
    public synchronized CompletionStage<?> onClose(WebSocket line, int code, String why) {
        state = "hung up, " + code + " " + why;
        closed = true;
        notifyAll();
        return null;
    }

    @Override
    public synchronized void onError(WebSocket line, Throwable failure) {
        state = "broken off, " + failure;
        closed = true;
        notifyAll();
    }

    /** Waits until the inn has hung up. */
    public void untilClosed() {
        until("the inn hangs up", page -> page.closed);
    }

    @Override
    public synchronized CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            hear(JSON.readTree(text.toString()));
            text.setLength(0);
            notifyAll();
        }
        line.request(1);
        return null;
    }

    private void hear(JsonNode message) {
        heard.add(message);
        switch (message.path("t").asString()) {
            case "table" -> table = message;
            case "view" -> {
                views++;
                if (message.path("at").asInt() == at) {
                    same(message.path("set"));
                }
                elements.clear();
                set(message.path("set"));
                follow(message);
                undo = message.path("undo").asBoolean(false);
                reopen = message.path("reopen").asBoolean(false);
            }
            case "delta" -> {
                if (message.path("at").asInt() != at + 1) {
                    troubles.add("after " + at + " came " + message);
                }
                for (var beat : message.path("beats")) {
                    beat.path("gone").forEach(id -> elements.remove(id.asString()));
                    set(beat.path("set"));
                }
                follow(message);
                undo = message.path("undo").asBoolean(undo);
                reopen = message.path("reopen").asBoolean(reopen);
            }
            default -> {}
        }
    }

    /** A whole view of the moment that the page has already reached in pieces. */
    private void same(JsonNode set) {
        var whole = new TreeMap<String, JsonNode>();
        set.properties().forEach(entry -> whole.put(entry.getKey(), entry.getValue()));
        if (!whole.equals(elements)) {
            troubles.add("in pieces " + elements + ", at once " + whole);
        }
        compared++;
    }

    private void set(JsonNode elementsById) {
        elementsById.properties().forEach(entry -> elements.put(entry.getKey(), entry.getValue()));
    }

    private void follow(JsonNode news) {
        at = news.path("at").asInt();
        if (news.has("asks")) {
            asks = news.path("asks");
        }
    }

    /** Waits until the page has seen all that has happened so far: news are in order, so a view asked for now comes last. */
    public void catchUp() {
        int before = views();
        send(Map.of("t", "resync"));
        until("the view it asked for", page -> page.views() > before);
    }

    private synchronized int views() {
        return views;
    }

    /** Waits until something is true of this page. */
    public synchronized Page until(String what, Predicate<Page> true_) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!true_.test(this)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("waited in vain until " + what + "; the line is " + state + "; last heard: "
                        + heard.subList(Math.max(0, heard.size() - 3), heard.size()));
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return this;
    }

    /** The first message of this kind since the page has forgotten the earlier ones. */
    public synchronized JsonNode await(String kind) {
        until(
                "a message " + kind,
                page -> page.heard.stream()
                        .anyMatch(message -> message.path("t").asString().equals(kind)));
        return heard.stream()
                .filter(message -> message.path("t").asString().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    public synchronized List<String> kinds() {
        return heard.stream().map(message -> message.path("t").asString()).toList();
    }

    /** All messages since the page has forgotten the earlier ones. */
    public synchronized List<JsonNode> heard() {
        return List.copyOf(heard);
    }

    public synchronized boolean heard(String text) {
        return heard.stream().anyMatch(message -> message.toString().contains(text));
    }

    public synchronized void forget() {
        heard.clear();
    }

    public synchronized int at() {
        return at;
    }

    /** Whether somebody has done something since the game was laid. */
    public synchronized boolean moved() {
        return at > 0;
    }

    public synchronized boolean asked() {
        return !asks.isEmpty();
    }

    public synchronized JsonNode asks() {
        return asks;
    }

    /** What was not as it should be. */
    public synchronized List<String> troubles() {
        return troubles;
    }

    /** How many whole views agreed or not with what the page had before. */
    public synchronized int compared() {
        return compared;
    }

    public synchronized boolean mayUndo() {
        return undo;
    }

    public synchronized boolean mayReopen() {
        return reopen;
    }

    public synchronized JsonNode table() {
        return table;
    }

    public synchronized boolean over() {
        return table.path("state").asString().equals("over");
    }

    public synchronized Map<String, JsonNode> elements() {
        return new TreeMap<>(elements);
    }

    @Override
    public void close() {
        socket.abort();
    }
}
