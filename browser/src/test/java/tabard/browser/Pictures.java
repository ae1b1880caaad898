package tabard.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabard.server.client.AnyAnswer;
import tabard.server.store.SeatRow;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * Makes the pictures of the documentation, for `./tabard pictures`. People, dice and choices are the same each time, so that a
 * picture changes only where the page or the game does.
 */
class Pictures {
    private static final Path FOLDER = Path.of("..", "docs", "pictures");
    private static final String TABLE = "britain";
    private static final String REALM = "realm";
    private static final String SEED = "5eed".repeat(16);
    private static final int CHOICES = 25;

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void takeAll() {
        var alix = evening.guest(options -> options.setLocale("fr-FR").setDeviceScaleFactor(1))
                .called("Alix")
                .choosingAll();
        var bertrand = evening.guest("Bertrand").choosingAll();
        String table = "";
        Optional<String> weighed = Optional.empty();
        for (int game = 0; weighed.isEmpty(); game++) { // many a game is over before
            table = TABLE + game;
            lay(table, "macht-2", Map.of("map", "britain"), List.of("orange", "white"), alix, bertrand);
            bertrand.lookAt(table); // the first to look wakes the table, and it begins
            assertThat(bertrand.page().locator(".status-sentence")).isVisible();
            alix.lookAt(table);
            bertrand.lookAt(table);
            weighed = playUntilSomethingIsWeighed(alix, bertrand, game);
        }
        String target = weighed.get();

        alix.player(0).pressOn(target);
        take(alix, "table");
        alix.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        take(alix, "table-dark");
        alix.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));

        var phone = evening.guest(options -> options.setLocale("fr-FR")
                .setStorageState(alix.identity())
                .setViewportSize(390, 844)
                .setDeviceScaleFactor(2)
                .setHasTouch(true)
                .setIsMobile(true));
        phone.lookAt(table);
        phone.player(0).awaitTurn();
        phone.player(0).pressOn(target);
        take(phone, "table-phone");

        bertrand.call(
                "POST", "/api/tables", Map.of("game", "macht", "places", Map.of("orange", "me", "white", "open")));
        alix.open("/");
        assertThat(alix.page().locator(".table-row:not(.offer)")).hasCount(2);
        take(alix, "lobby");

        alix.open("/replay/" + table);
        var slider = alix.page().locator(".replay-bar input[type=range]");
        slider.fill(Integer.toString(Integer.parseInt(slider.getAttribute("max")) * 2 / 3));
        take(alix, "replay");
    }

    @Test
    void takeAFight() {
        var alix = evening.guest(options -> options.setDeviceScaleFactor(1))
                .called("Alix")
                .choosingAll();
        var bertrand = evening.guest("Bertrand").choosingAll();
        lay(REALM, "defenders-2", Map.of("first", "lion"), List.of("lion", "stag"), alix, bertrand);
        bertrand.lookAt(REALM);
        assertThat(bertrand.page().locator(".status-sentence")).isVisible();
        alix.lookAt(REALM);
        bertrand.lookAt(REALM);
        int answers = 0;
        while (answers < CHOICES || alix.page().locator(".thrown").count() == 0) {
            for (var guest : List.of(alix, bertrand)) {
                guest.page().waitForTimeout(50);
                if (guest.player(0).asked()
                        && (answers < CHOICES || alix.page().locator(".thrown").count() == 0)) {
                    answer(guest, choice(guest.asks(), 0, "fight", "attack"));
                    answers++;
                }
            }
        }
        take(alix, "defenders");
    }

    @Test
    void takeACombat() {
        var alix = evening.guest(options -> options.setDeviceScaleFactor(1))
                .called("Alix")
                .choosingAll();
        var bertrand = evening.guest("Bertrand");
        var who = new LinkedHashMap<String, Object>();
        who.put("falcon", alix);
        who.put("stag", bertrand);
        new KnownTable(evening).lay("combat", "mageknight-combat.json", who);
        bertrand.lookAt("combat");
        alix.lookAt("combat");
        alix.page().locator(".m-total").waitFor();
        take(alix, "mageknight");
    }

    @Test
    void takeACampaign() {
        var alix = evening.guest(options -> options.setDeviceScaleFactor(1))
                .called("Alix")
                .choosingAll();
        var bertrand = evening.guest("Bertrand").choosingAll();
        lay("war", "campaign-1", Map.of(), List.of("blue", "orange"), alix, bertrand);
        bertrand.lookAt("war");
        assertThat(bertrand.page().locator(".status-sentence")).isVisible();
        alix.lookAt("war");
        bertrand.lookAt("war");
        for (String line : List.of("lead loup", "no-event", "bought")) {
            alix.player(0).awaitTurn();
            answer(alix, line);
            bertrand.player(0).awaitTurn();
            answer(bertrand, choice(bertrand.asks(), 0, "lead", "no-event", "bought"));
        }
        for (String line : List.of("send 8 11", "send 10 13")) {
            alix.player(0).awaitTurn();
            answer(alix, line);
        }
        assertThat(alix.page().locator("svg .route")).hasCount(2);
        take(alix, "campaign");
    }

    private static void answer(Guest guest, String line) {
        long before = guest.choices();
        guest.type(line);
        guest.page().waitForCondition(() -> guest.choices() > before);
    }

    /** A table whose dice are known. */
    private void lay(
            String id, String game, Map<String, String> options, List<String> words, Guest alix, Guest bertrand) {
        long now = System.currentTimeMillis() - Duration.ofMinutes(40).toMillis();
        var table = new TableRow(
                id,
                game,
                2,
                options,
                "",
                person(alix),
                true,
                true,
                true,
                TableRow.Clock.NONE,
                SEED,
                "invitation-" + id,
                TableRow.State.WAITING,
                now,
                null,
                null,
                null,
                null);
        var seats = List.of(
                seat(id, words.getFirst(), 0, alix, "Alix"), seat(id, words.getLast(), 1, bertrand, "Bertrand"));
        try (var store = Store.open(evening.folder(), null)) {
            store.change(handle -> Tables.insert(handle, table, seats));
        }
    }

    private static SeatRow seat(String table, String word, int place, Guest guest, String name) {
        return new SeatRow(table, word, place, SeatRow.Kind.PERSON, person(guest), name, null, name, false);
    }

    private static String person(Guest guest) {
        return guest.read("/api/me").path("id").asString();
    }

    /** The same question is always answered alike in the same game. Ends where the first guest may press a place with a verdict; says which. */
    private static Optional<String> playUntilSomethingIsWeighed(Guest alix, Guest bertrand, int game) {
        int answers = 0;
        while (!alix.player(0).over()) {
            for (var guest : List.of(alix, bertrand)) {
                guest.page().waitForTimeout(50);
                if (!guest.player(0).asked()) {
                    continue;
                }
                var asks = guest.asks();
                var weighed = weighed(asks);
                if (guest == alix && answers > CHOICES && weighed.isPresent()) {
                    return weighed;
                }
                answer(guest, choice(asks, game, "play"));
                answers++;
            }
        }
        return Optional.empty();
    }

    /** Whoever can do one of these does it, so that there is something to see. */
    private static String choice(JsonNode asks, int game, String... liked) {
        var dice = new SplittableRandom(asks.toString().hashCode() + game);
        var best = (ArrayNode) asks.deepCopy();
        for (var ask : best) {
            ((ArrayNode) ask.path("options"))
                    .removeIf(option -> option.has("barred")
                            || !List.of(liked)
                                    .contains(option.path("line").asString().split(" ", -1)[0]));
        }
        return AnyAnswer.to(best, dice).or(() -> AnyAnswer.to(asks, dice)).orElseThrow();
    }

    private static Optional<String> weighed(JsonNode asks) {
        for (var option : asks.path(0).path("options")) {
            if (option.has("verdict") && !option.has("barred") && !option.has("from")) {
                return Optional.of(option.path("on").path(0).asString());
            }
        }
        return Optional.empty();
    }

    private static void take(Guest guest, String name) {
        guest.page().evaluate("() => document.activeElement.blur()");
        guest.page().waitForTimeout(400); // what fades has faded
        guest.page().screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name + ".png")));
    }
}
