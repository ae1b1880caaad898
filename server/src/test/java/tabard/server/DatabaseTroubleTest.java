package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL that is killed and started again, that ends connections, or that does not come to it: the table waits and goes on. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DatabaseTroubleTest {
    @TempDir
    Path folder;

    /** With kill -9, under the hands of those who play; what was shown before is there afterwards. */
    @Test
    void aServerThatIsKilledAndStartedAgainLosesNothingThatWasShown() throws Exception {
        var data = folder.resolve("postgres");
        try (var first = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start()) {
            var server = Postmaster.of(data);
            var config = Config.in(folder).limits(Limits.OPEN).database(first.getJdbcUrl("postgres", "postgres"));
            try (var inn = Inn.open(config);
                    var evening = new Evening(inn)) {
                evening.play(6);
                int shown = evening.orange().at();
                server.kill();
                assertThat(refused(evening)).isEqualTo("inn.not-written");
                assertThat(evening.orange().at()).as("no move is shown").isEqualTo(shown);
                server.start(first.getPort());
                recovers(evening);
                assertThat(evening.orange().at()).isGreaterThanOrEqualTo(shown);
            } finally {
                server.kill();
            }
        }
    }

    /** The server is lost for good, and the standby that followed it takes its place: the inn finds it by itself, at the address it was given. */
    @Test
    void whereAStandbyTakesOverNothingThatWasShownIsLost() throws Exception {
        var data = folder.resolve("first");
        int port = Postmaster.freePort();
        try (var first = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start()) {
            var server = Postmaster.of(data);
            Postmaster standby;
            try (var keeper = first.getPostgresDatabase().getConnection()) {
                standby = server.standby(keeper, first.getPort(), folder.resolve("second"), port);
            }
            var config = Config.in(folder)
                    .limits(Limits.OPEN)
                    .database(
                            "jdbc:postgresql://localhost:%d,localhost:%d/postgres?user=postgres&targetServerType=primary"
                                    .formatted(first.getPort(), port));
            try (var inn = Inn.open(config);
                    var evening = new Evening(inn)) {
                evening.play(6);
                int shown = evening.orange().at();
                server.kill();
                assertThat(refused(evening)).isEqualTo("inn.not-written");
                assertThat(evening.orange().at()).as("no move is shown").isEqualTo(shown);
                standby.promote();
                recovers(evening);
                assertThat(evening.orange().at()).isGreaterThanOrEqualTo(shown);
            } finally {
                server.kill();
                standby.kill();
            }
        }
    }

    /** An administrator ends all connections, while bots and people play. */
    @Test
    void connectionsThatAreEndedAreMadeAnew() throws Exception {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var evening = new Evening(inn);
                var keeper = DriverManager.getConnection(config.database())) {
            for (int i = 0; i < 5; i++) {
                evening.play(3);
                end(keeper);
                recovers(evening);
            }
        }
    }

    private static void end(Connection keeper) throws Exception {
        try (var statement = keeper.createStatement()) {
            statement.execute("select pg_terminate_backend(pid) from pg_stat_activity"
                    + " where datname = current_database() and pid <> pg_backend_pid()");
        }
    }

    /** Somebody holds a lock on what is to be written: the move is neither shown nor lost, and the house says that it cannot write. */
    @Test
    void aMoveThatMustWaitIsShownOnlyWhenItIsWritten() throws Exception {
        var config = Database.POSTGRES.config(folder).limits(Limits.OPEN);
        try (var inn = Inn.open(config);
                var evening = new Evening(inn);
                var keeper = DriverManager.getConnection(config.database())) {
            evening.play(4);
            keeper.setAutoCommit(false);
            try (var statement = keeper.createStatement()) {
                statement.execute("lock table steps in access exclusive mode");
            }
            var asked = evening.asked();
            int before = asked.at();
            asked.forget();
            asked.chooseAny(new SplittableRandom(5));
            Patiently.until(
                    "it says that it cannot write",
                    () -> evening.bob.call("GET", "/health", null).status() == 503);
            assertThat(asked.at()).isEqualTo(before);
            keeper.rollback();
            asked.until("it is taken, or refused", page -> page.at() > before || page.heard("inn.not-written"));
            recovers(evening);
        }
    }

    private static String refused(Evening evening) {
        var asked = evening.asked();
        asked.forget();
        asked.chooseAny(new SplittableRandom(5));
        return asked.await("refused").path("why").path(0).asString();
    }

    /** Whoever was refused looks again and chooses; nothing has to be started anew. */
    private static void recovers(Evening evening) {
        Patiently.until(
                "it can write again",
                () -> evening.bob.call("GET", "/health", null).status() == 200);
        int before = evening.orange().at();
        var dice = new SplittableRandom(6);
        Patiently.until("it goes on", () -> {
            for (var page : List.of(evening.orange(), evening.white())) {
                page.catchUp();
                page.chooseAny(dice);
            }
            return evening.orange().at() > before + 2 || evening.orange().over();
        });
        evening.orange().catchUp();
        evening.white().catchUp();
        assertThat(evening.orange().troubles()).isEmpty();
        assertThat(evening.white().troubles()).isEmpty();
    }
}
