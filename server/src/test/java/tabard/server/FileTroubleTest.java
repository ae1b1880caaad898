package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.client.Caller;
import tabard.table.Refusal;

/** What becomes of an inn in a file where the disk is full, may not be written, or has lost a part of it. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FileTroubleTest {
    private static final String DATABASE = "tabard.db";
    private static final String LOG = "tabard.db-wal";

    @TempDir
    Path folder;

    @Test
    void onAFullDiskNoMoveIsTakenAndAllGoOnWhenThereIsRoomAgain() throws Exception {
        try (var disk = SmallDisk.at(folder.resolve("disk"));
                var inn = Inn.open(Config.in(disk.folder()).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(4);
            disk.fill();
            var dice = new SplittableRandom(5);
            var asked = evening.asked();
            for (int i = 0; i < 2000 && !asked.heard("inn.not-written"); i++) { // until what was still free is used up
                evening.settle();
                asked = evening.asked();
                asked.forget();
                asked.chooseAny(dice);
                asked.until("it is answered", page -> page.heard("\"delta\"") || page.heard("\"refused\""));
            }
            assertThat(asked.heard("inn.not-written")).isTrue();
            assertThat(evening.bob.call("GET", "/health", null).status()).isEqualTo(503);
            disk.empty();
            well(evening);
            evening.orange().catchUp();
            evening.white().catchUp();
            evening.play(4);
            assertThat(evening.orange().troubles()).isEmpty();
            assertThat(evening.white().troubles()).isEmpty();
        }
    }

    private static void well(Evening evening) {
        Patiently.until(
                "it can write again",
                () -> evening.bob.call("GET", "/health", null).status() == 200);
    }

    /** A part of the log that SQLite writes first is gone, as after a crash of the machine: the tables open as far as it goes. */
    @Test
    void whatIsLeftOfALogThatWasCutOffOrSpoiledOpensAndIsPlayedOn() throws Exception {
        var left = folder.resolve("left");
        String table;
        Caller ann;
        int shown;
        try (var inn = Inn.open(Config.in(folder.resolve("inn")).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(12);
            shown = evening.orange().at();
            table = evening.table;
            ann = evening.ann;
            Files.createDirectories(left);
            for (String file : List.of(DATABASE, LOG)) { // as after kill -9: nobody has folded the log into the file
                Files.copy(folder.resolve("inn").resolve(file), left.resolve(file));
            }
        }
        long length = Files.size(left.resolve(LOG));
        for (double part : new double[] {1, 0.99, 0.7, 0.31}) {
            for (boolean spoiled : new boolean[] {false, true}) {
                var copy = folder.resolve("copy" + part + spoiled);
                Files.createDirectories(copy);
                for (String file : List.of(DATABASE, LOG)) {
                    Files.copy(left.resolve(file), copy.resolve(file));
                }
                damage(copy.resolve(LOG), (long) (length * part), spoiled);
                try (var inn = Inn.open(Config.in(copy).limits(Limits.OPEN))) {
                    var here = ann.at(inn.port());
                    var answer = here.call("GET", "/api/tables/" + table, null);
                    assertThat(answer.status()).isIn(200, 404);
                    if (part == 1) {
                        assertThat(answer.status()).isEqualTo(200);
                    }
                    if (answer.status() == 200
                            && answer.json().path("state").asString().equals("playing")) {
                        try (var page = new Page(here).join(table)) {
                            page.await("view");
                            assertThat(page.kinds()).doesNotContain("refused");
                            assertThat(page.at()).isLessThanOrEqualTo(shown);
                            if (part == 1) {
                                assertThat(page.at()).isEqualTo(shown);
                            }
                        }
                    }
                }
            }
        }
    }

    private static void damage(Path file, long from, boolean spoiled) throws IOException {
        try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
            if (!spoiled) {
                bytes.setLength(from);
            } else if (from < bytes.length()) {
                bytes.seek(from);
                bytes.write(new byte[(int) Math.min(5000, bytes.length() - from)]);
            }
        }
    }

    /** Pages of the file are overwritten while the inn is open: whoever meets them is refused, and nothing falls over. */
    @Test
    void aFileThatIsSpoiledWhileTheInnIsOpenIsNoReasonToFall() throws Exception {
        var data = folder.resolve("inn");
        try (var inn = Inn.open(Config.in(data).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(4);
            try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve(DATABASE));
                    var statement = connection.createStatement()) {
                statement.execute("pragma wal_checkpoint(truncate)");
            }
            try (var bytes = new RandomAccessFile(data.resolve(DATABASE).toFile(), "rw")) {
                bytes.seek(4096);
                bytes.write(new byte[(int) bytes.length() - 4096]);
            }
            for (int i = 0; i < 5; i++) {
                assertThat(evening.bob.call("GET", "/api/tables", null).status())
                        .isIn(200, 503);
                assertThat(evening.bob
                                .call("POST", "/api/tables", Map.of("game", "macht"))
                                .status())
                        .isIn(200, 503);
            }
            var asked = evening.asked();
            asked.forget();
            asked.chooseAny(new SplittableRandom(1));
            asked.until("it is answered", page -> page.heard("\"delta\"") || page.heard("\"refused\""));
        }
        assertThatThrownBy(() -> Inn.open(Config.in(data)))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void aFileThatIsCutOffIsRefusedInASentence() throws Exception {
        var data = folder.resolve("inn");
        try (var inn = Inn.open(Config.in(data).limits(Limits.OPEN));
                var evening = new Evening(inn)) {
            evening.play(4);
        }
        for (String beside : List.of(LOG, "tabard.db-shm")) {
            Files.deleteIfExists(data.resolve(beside));
        }
        try (var bytes = new RandomAccessFile(data.resolve(DATABASE).toFile(), "rw")) {
            bytes.setLength(bytes.length() / 2);
        }
        assertThatThrownBy(() -> Inn.open(Config.in(data)))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("damaged");
    }

    /** Where nobody may write: a disk that was mounted so, or, where nobody can mount one here, a place in which there are no files. */
    @Test
    void aFolderThatMayNotBeWrittenIsRefusedInASentence() throws Exception {
        try (var disk = SmallDisk.at(folder.resolve("disk"))) {
            Inn.open(Config.in(disk.folder())).close();
            assertThatThrownBy(() -> Inn.open(Config.in(disk.readOnly())))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("written");
        }
    }
}
