package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.client.Caller;
import tabard.table.Refusal;

/** The keeper works beside the open inn, by its database. */
@ParameterizedClass
@EnumSource(Database.class)
class StewardTest {
    private static final String SECRET = "a long enough secret";

    @Parameter
    Database database;

    @TempDir
    Path folder;

    @Test
    void heSeesPeopleTablesAndSizes() {
        var config = database.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var evening = new Evening(inn);
                var steward = new Steward(config)) {
            evening.play(3);
            assertThat(steward.people("", 10)).hasSize(2);
            var ann = steward.people("AN", 10).getFirst();
            assertThat(ann.name()).isEqualTo("Ann");
            assertThat(ann.tables()).isEqualTo(1);
            assertThat(ann.comesBack()).isFalse();
            var table = steward.tables("playing", 10).getFirst();
            assertThat(table.id()).isEqualTo(evening.table);
            assertThat(table.steps()).isPositive();
            assertThat(steward.tables("over", 10)).isEmpty();
            assertThat(steward.sizes()).containsEntry("people", 2L).containsEntry("tables", 1L);
            assertThatThrownBy(() -> steward.end("nothing")).isInstanceOf(Refusal.class);
            assertThatThrownBy(() -> steward.ban("nobody")).isInstanceOf(Refusal.class);
        }
    }

    @Test
    void whoeverIsBannedIsOutAtOnceAndStaysOut() {
        var config = database.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var steward = new Steward(config)) {
            var ann = Page.guest(inn, "Ann");
            ann.done("POST", "/api/me/password", Map.of("password", SECRET));
            try (var page = new Page(ann)) {
                String id = steward.people("Ann", 1).getFirst().id();
                steward.ban(id);
                inn.sweep();
                page.untilClosed();
                assertThat(ann.call("GET", "/api/me", null).status()).isEqualTo(204);
                var login = Map.of("name", "Ann", "password", SECRET);
                var again = new Caller(Page.CLIENT, inn.port());
                assertThat(again.call("POST", "/api/login", login).text()).contains("inn.banned");
                assertThat(again.call("GET", "/api/me", null).status()).isEqualTo(204);
                steward.letIn(id);
                assertThat(again.call("POST", "/api/login", login).status()).isEqualTo(200);
            }
        }
    }

    @Test
    void aTableThatHeEndsIsOverWithoutAWinner() {
        var config = database.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var evening = new Evening(inn);
                var steward = new Steward(config)) {
            evening.play(3);
            String waiting = evening.ann
                    .done("POST", "/api/tables", Map.of("game", "macht"))
                    .path("id")
                    .asString();
            steward.end(evening.table);
            steward.end(waiting);
            inn.sweep();
            evening.white().until("it is over", Page::over);
            evening.orange().until("it is over", Page::over);
            Patiently.until(
                    "the one that waited is gone",
                    () -> evening.ann
                                    .call("GET", "/api/tables/" + waiting, null)
                                    .status()
                            == 404);
            assertThat(evening.ann.done("GET", "/api/me/tallies", null).path("games"))
                    .as("it does not count")
                    .isEmpty();
            assertThat(evening.ann
                            .call("GET", "/api/tables/" + evening.table + "/record", null)
                            .status())
                    .isEqualTo(200);
            assertThat(evening.ann
                            .call("GET", "/api/tables/" + evening.table + "/replay", null)
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void whatHeSaysStandsInTheCommonRoom() {
        var config = database.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var steward = new Steward(config)) {
            var ann = Page.guest(inn, "Ann");
            assertThat(ann.done("GET", "/api/tables", null).has("note")).isFalse();
            steward.say("The inn is closed on Sunday");
            assertThat(ann.done("GET", "/api/tables", null).path("note").asString())
                    .isEqualTo("The inn is closed on Sunday");
            steward.say("");
            assertThat(ann.done("GET", "/api/tables", null).has("note")).isFalse();
        }
    }
}
