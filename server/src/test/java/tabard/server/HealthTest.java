package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;

class HealthTest {
    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anInnThatCannotWriteSaysSoAndIsWellAgainWhenItCan() throws Exception {
        try (var inn = Inn.open(Config.in(folder))) {
            var caller = new Caller(Page.CLIENT, inn.port());
            assertThat(caller.done("GET", "/health", null).path("ok").asBoolean())
                    .isTrue();
            try (var other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tabard.db"));
                    var statement = other.createStatement()) {
                statement.execute("begin immediate");
                Patiently.until( // what was just proved is believed for a second
                        "it cannot write",
                        () -> caller.call("GET", "/health", null).status() == 503);
                var answer = caller.call("GET", "/health", null);
                assertThat(answer.status()).isEqualTo(503);
                assertThat(answer.json().path("ok").asBoolean(true)).isFalse();
                assertThat(answer.json().path("why").asString()).isEqualTo("write");
                statement.execute("rollback");
            }
            Patiently.until(
                    "it can write again",
                    () -> caller.call("GET", "/health", null).status() == 200);
        }
    }

    @Test
    void whatTheDashboardAsksForIsMeasured() throws Exception {
        var config = Config.in(folder).backups(new BackupPlan(folder.resolve("backups"), Duration.ofDays(1), 1));
        try (var inn = Inn.open(config);
                var evening = new Evening(inn)) {
            evening.play(3);
            String measured = evening.ann.call("GET", "/metrics", null).text();
            var dashboard = Files.readString(Path.of("..", "docs", "grafana.json"));
            var named = Pattern.compile("\\b(?:tabard|jvm)_[a-z_]+").matcher(dashboard);
            int count = 0;
            while (named.find()) {
                assertThat(measured).contains("\n" + named.group());
                count++;
            }
            assertThat(count).isGreaterThan(10);
            assertThat(measured.lines().filter(line -> line.startsWith("tabard_move_seconds_count")))
                    .singleElement()
                    .satisfies(line -> assertThat(Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                            .isGreaterThanOrEqualTo(3));
        }
    }
}
