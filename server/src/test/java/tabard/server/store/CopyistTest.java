package tabard.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tabard.server.BackupPlan;
import tabard.server.Config;
import tabard.server.Database;
import tabard.server.Inn;
import tabard.server.Page;
import tabard.server.client.Caller;
import tabard.table.Refusal;

/** Backups on a schedule: each is proved, the newest few are kept, and whoever watches hears when one fails. */
@ParameterizedClass
@EnumSource(Database.class)
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CopyistTest {
    @Parameter
    Database database;

    @TempDir
    Path folder;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

    private Config config(Path backups) {
        return database.config(folder.resolve("inn"))
                .clock(now::get)
                .backups(new BackupPlan(backups, Duration.ofHours(24), 2));
    }

    private static List<String> in(Path backups) {
        try (var files = Files.list(backups)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".backup"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void await(Inn inn, Path backups, String newest) throws InterruptedException {
        while (!in(backups).contains(newest)) {
            inn.sweep();
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    @Test
    void oneIsWrittenWhenItIsDueAndTheNewestFewAreKept() throws Exception {
        Path backups = folder.resolve("backups");
        try (var inn = Inn.open(config(backups))) {
            Page.guest(inn, "Ann");
            await(inn, backups, "tabard-20260101T000000Z.backup");
            Files.writeString(backups.resolve("mine.txt"), "not an inn's");
            for (String day : List.of("02", "03")) {
                inn.sweep();
                now.updateAndGet(time -> time.plus(Duration.ofHours(24)));
                await(inn, backups, "tabard-202601" + day + "T000000Z.backup");
            }
            while (in(backups).size() > 2) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            var caller = new Caller(Page.CLIENT, inn.port());
            while (!caller.done("GET", "/health", null)
                    .path("backup")
                    .asString()
                    .equals("well")) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(caller.call("GET", "/metrics", null).text()).contains("tabard_backup_age_seconds");
        }
        assertThat(in(backups)).containsExactly("tabard-20260102T000000Z.backup", "tabard-20260103T000000Z.backup");
        assertThat(Files.exists(backups.resolve("mine.txt"))).isTrue();
        assertThat(Inn.restore(Config.in(folder.resolve("new")), backups.resolve("tabard-20260103T000000Z.backup")))
                .isPositive();
        try (var again = Inn.open(config(backups))) {
            again.sweep();
            assertThat(new Caller(Page.CLIENT, again.port())
                            .done("GET", "/health", null)
                            .toString())
                    .contains("\"backup\":\"well\"");
        }
        assertThat(in(backups)).as("none was due").hasSize(2);
    }

    @Test
    void oneThatFailsIsToldOf() throws Exception {
        Path backups = folder.resolve("backups");
        try (var inn = Inn.open(config(backups))) {
            await(inn, backups, "tabard-20260101T000000Z.backup");
            now.updateAndGet(time -> time.plus(Duration.ofHours(24)));
            Files.createDirectories(backups.resolve(".unproved.part").resolve("in the way"));
            var caller = new Caller(Page.CLIENT, inn.port());
            while (!caller.done("GET", "/health", null)
                    .path("backup")
                    .asString()
                    .equals("failed")) {
                inn.sweep();
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(caller.done("GET", "/health", null).path("ok").asBoolean())
                    .as("people play on")
                    .isTrue();
            Files.delete(backups.resolve(".unproved.part").resolve("in the way"));
            Files.delete(backups.resolve(".unproved.part"));
            now.updateAndGet(time -> time.plus(Duration.ofMinutes(10)));
            await(inn, backups, "tabard-20260102T001000Z.backup");
        }
    }

    @Test
    void aFolderThatCannotBeIsRefusedAtOnce() throws Exception {
        Path file = Files.writeString(folder.resolve("a file"), "");
        assertThatThrownBy(() -> Inn.open(config(file.resolve("backups")))).isInstanceOf(Refusal.class);
        try (var inn = Inn.open(config(folder.resolve("backups")))) {
            assertThat(new Caller(Page.CLIENT, inn.port())
                            .call("POST", "/api/me", Map.of("name", "Ann"))
                            .status())
                    .as("nothing was left locked")
                    .isEqualTo(200);
        }
    }
}
