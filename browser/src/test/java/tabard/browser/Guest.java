package tabard.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocket;
import com.microsoft.playwright.options.RequestOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Games;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person with a browser of his own: his page, all that went over its sockets, and what it complained of. */
final class Guest {
    /** Long enough for the slowest machine: what is there sooner is not waited for. */
    static final Duration PATIENCE = Duration.ofMinutes(3);

    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> ANSWERS = List.of("\"t\":\"delta\"", "\"t\":\"view\"", "\"t\":\"refused\"");

    private final String address;
    private final BrowserContext context;
    private final Page page;
    private final List<String> heard = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();
    private final boolean fingers;
    private boolean awaitsAnswer;

    Guest(Browser browser, String address, Browser.NewContextOptions options) {
        this.address = address;
        this.fingers = Boolean.TRUE.equals(options.hasTouch);
        this.context = browser.newContext(options.setBaseURL(address));
        this.page = context.newPage();
        page.setDefaultTimeout((double) PATIENCE.toMillis());
        page.onWebSocket(this::listen);
        page.onPageError(troubles::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                troubles.add(message.text() + " " + message.location());
            }
        });
    }

    private void listen(WebSocket socket) {
        socket.onFrameReceived(frame -> {
            heard.add(frame.text());
            awaitsAnswer = awaitsAnswer && ANSWERS.stream().noneMatch(frame.text()::contains);
        });
        socket.onFrameSent(frame -> {
            sent.add(frame.text());
            awaitsAnswer = awaitsAnswer || chooses(frame.text());
        });
    }

    private static boolean chooses(String text) {
        return text.contains("\"t\":\"choose\"");
    }

    Page page() {
        return page;
    }

    /** Everything that the server has sent over the sockets of this page. */
    List<String> heard() {
        return heard;
    }

    /** How many choices this page has sent. */
    long choices() {
        return List.copyOf(sent).stream().filter(Guest::chooses).count();
    }

    /** Whether the inn has said what came of the last choice. */
    boolean answered() {
        return !awaitsAnswer;
    }

    List<String> sent() {
        return sent;
    }

    /** Errors of the page; empty where all is well. */
    List<String> troubles() {
        return troubles;
    }

    /** Comes in under this name without touching the page. */
    Guest called(String name) {
        call("POST", "/api/me", Map.of("name", name));
        return this;
    }

    /** The page does nothing for him, not even where there is only one thing to do. */
    Guest choosingAll() {
        page.addInitScript("localStorage.setItem('tabard.auto-take', 'no')");
        return this;
    }

    JsonNode call(String method, String path, Map<String, ?> body) {
        var answer = context.request()
                .fetch(
                        address + path,
                        RequestOptions.create()
                                .setMethod(method)
                                .setHeader("X-Tabard", "1")
                                .setHeader("Content-Type", "application/json")
                                .setData(JSON.writeValueAsString(body)));
        if (!answer.ok()) {
            throw new AssertionError(method + " " + path + ": " + answer.status() + " " + answer.text());
        }
        return JSON.readTree(answer.text());
    }

    JsonNode read(String path) {
        return JSON.readTree(context.request().get(address + path).text());
    }

    /** Opens a table and looks at it; says which. */
    String lay(Map<String, ?> wanted) {
        String id = call("POST", "/api/tables", wanted).path("id").asString();
        lookAt(id);
        return id;
    }

    /** The same at a table with bots, for as few as can play together. */
    String layAgainstBots(String game) {
        return layAgainst("random", game);
    }

    /** The first seat his own, the others taken by such bots. */
    String layAgainst(String bot, String game) {
        return layAgainst(bot, game, Math.max(2, Games.named(game).info().fewest()));
    }

    String layAgainst(String bot, String game, int seats) {
        var info = Games.named(game).info();
        var places = new LinkedHashMap<String, String>();
        info.seats().stream()
                .limit(seats)
                .forEach(seat -> places.put(seat.word(), places.isEmpty() ? "me" : "bot:" + bot));
        return lay(Map.of("game", game, "seats", seats, "places", places));
    }

    /** A game for two with both seats his own: the first question is always one about the whole map. */
    String layForBoth() {
        return lay(Map.of("game", "macht", "places", Map.of("orange", "me", "white", "me")));
    }

    Guest sitAt(String table) {
        call("POST", "/api/tables/" + table + "/join", Map.of());
        return lookAt(table);
    }

    Guest lookAt(String table) {
        return open("/table/" + table);
    }

    Guest open(String path) {
        page.navigate(path);
        return this;
    }

    /** By mouse, or by finger where the guest has a phone. */
    void press(double x, double y) {
        if (fingers) {
            page.touchscreen().tap(x, y);
        } else {
            page.mouse().click(x, y);
        }
    }

    /** Answers by typing a line. */
    void type(String line) {
        page.locator("[data-command]").fill(line);
        page.locator("[data-command]").press("Enter");
    }

    /** Who this guest is to the inn, to be taken along to another browser. */
    String identity() {
        return context.storageState();
    }

    /** What this guest was last asked, as the server put it. */
    JsonNode asks() {
        JsonNode asks = JSON.createArrayNode();
        for (String text : List.copyOf(heard)) {
            var message = JSON.readTree(text);
            asks = message.has("asks") ? message.path("asks") : asks;
        }
        return asks;
    }

    /** Why the server refused what this page sent, but for what another player's choice had overtaken. */
    List<String> refusals() {
        return List.copyOf(heard).stream()
                .map(JSON::readTree)
                .filter(message -> message.path("t").asString().equals("refused"))
                .map(message -> message.path("why").toString())
                .filter(why -> !why.contains("inn.stale"))
                .toList();
    }

    /** Plays by pressing what the page lights up; the same seed presses the same things. */
    Player player(long seed) {
        return new Player(this, seed);
    }

    String status() {
        return page.locator(".status-sentence .unseen").innerText();
    }

    void close() {
        context.close();
    }
}
