package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.bots.outside.Strangers;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.client.Caller;
import tabard.table.Games;
import tabard.table.Refusal;

/** A program from outside sits at tables of an inn whose keeper lets it in, and hurts none. */
class StrangerAtTableTest {
    private static final String FERRET = "exec:python3 " + PythonBotTest.PYTHON.resolve("examples/external_bot.py");
    private static final long PATIENCE = 300_000_000_000L;

    @TempDir
    Path folder;

    private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void sendHome() {
        Strangers.sendHome();
        Strangers.complainTo((_, _) -> {});
    }

    private Inn open(Map<String, String> strangers) {
        Strangers.complainTo((_, why) -> complaints.add(why.key()));
        return Inn.open(Config.in(folder).limits(Limits.OPEN).strangers(strangers));
    }

    /** Bots alone play while somebody looks at them. */
    private static String playedOut(Caller host, String game, String stranger) {
        var info = Games.named(game).info();
        int seats = Math.max(2, info.fewest());
        var places = new LinkedHashMap<String, String>();
        info.seats().stream()
                .limit(seats)
                .forEach(seat -> places.put(seat.word(), places.isEmpty() ? "bot:" + stranger : "bot:miller"));
        String table = host.done("POST", "/api/tables", Map.of("game", game, "seats", seats, "places", places))
                .path("id")
                .asString();
        var look = host.socket(new WebSocket.Listener() {});
        try {
            look.sendText(Caller.JSON.writeValueAsString(Map.of("t", "join", "table", table)), true)
                    .join();
            long end = System.nanoTime() + PATIENCE;
            while (System.nanoTime() < end
                    && !host.done("GET", "/api/tables/" + table, null)
                            .path("state")
                            .asString()
                            .equals("over")) {
                LockSupport.parkNanos(100_000_000);
            }
        } finally {
            look.abort();
        }
        return table;
    }

    @ParameterizedTest
    @MethodSource("tabard.cli.PythonBotTest#games")
    void itPlaysAWholeGameAgainstAPilgrim(String game) {
        try (var inn = open(Map.of("ferret", FERRET));
                var client = HttpClient.newHttpClient()) {
            var ann = Caller.guest(client, inn.port(), "Ann");
            assertThat(ann.done("GET", "/api/house", null).path("bots").toString())
                    .contains("miller", "ferret");
            String table = playedOut(ann, game, "ferret");
            var card = ann.done("GET", "/api/tables/" + table, null);
            assertThat(card.path("state").asString()).isEqualTo("over");
            assertThat(card.path("seats").path(0).path("bot").asString()).isEqualTo("ferret");
            assertThat(ann.done("GET", "/api/tables/" + table + "/dice", null)
                            .path("lots")
                            .asInt())
                    .isPositive();
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void soDoesAClassFromAJar() throws IOException {
        Strangers.bring(BroughtBotsTest.jar(folder));
        try (var inn = open(Map.of("last", "LastOption"));
                var client = HttpClient.newHttpClient()) {
            var ann = Caller.guest(client, inn.port(), "Ann");
            String table = playedOut(ann, "macht", "last");
            var card = ann.done("GET", "/api/tables/" + table, null);
            assertThat(card.path("state").asString()).isEqualTo("over");
            assertThat(card.path("seats").path(0).path("bot").asString()).isEqualTo("last");
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void aPilgrimPlaysOnForOneThatDies() {
        try (var inn = open(Map.of("mole", "exec:true"));
                var client = HttpClient.newHttpClient()) {
            var ann = Caller.guest(client, inn.port(), "Ann");
            String table = playedOut(ann, "macht", "mole");
            assertThat(ann.done("GET", "/api/tables/" + table, null)
                            .path("state")
                            .asString())
                    .isEqualTo("over");
        }
        assertThat(complaints).contains("stranger.ended", "stranger.dismissed");
    }

    @Test
    void whomTheKeeperDoesNotLetInIsNotSeated() {
        try (var inn = open(Map.of());
                var client = HttpClient.newHttpClient()) {
            var places = Map.of("orange", "me", "white", "bot:ferret");
            var answer = Caller.guest(client, inn.port(), "Ann")
                    .call("POST", "/api/tables", Map.of("game", "macht", "places", places));
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.text()).contains("bot.unknown");
        }
    }

    @Test
    void aNameThatIsTakenAndACommandThatDoesNotExistAreRefusedAtTheDoor() {
        for (var wrong : List.of(
                Map.of("miller", FERRET),
                Map.of("A b", FERRET),
                Map.of("ferret", "exec:no-such"),
                Map.of("x1", "Nobody"))) {
            assertThatThrownBy(() -> open(wrong)).isInstanceOf(Refusal.class);
        }
        assertThat(Ran.tabard("serve", "--data", folder.toString(), "--bot", "ferret=exec:no-such")
                        .err())
                .isEqualTo("tabard: There is no command \"no-such\" that could be run\n");
    }
}
