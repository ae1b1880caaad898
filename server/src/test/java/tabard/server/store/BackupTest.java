package tabard.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.table.Refusal;

/** Whatever is wrong with a backup or a database is told in a sentence, and nothing is changed. */
class BackupTest {
    @TempDir
    Path folder;

    private Path file;
    private String text;

    @BeforeEach
    void aBackup() throws IOException {
        file = folder.resolve("inn.backup");
        try (var store = Store.open(folder.resolve("a"), null)) {
            store.change(handle -> People.insert(handle, new Person("p", "Zoé", null, 5)));
            store.append(List.of(new StepRow("t", 0, "orange: pass", "white", 7, null, null)))
                    .join();
            Backup.save(store, file);
        }
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static byte[] zipped(String lines) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(bytes)) {
            out.write(lines.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private void refused(String how, String sentence) {
        assertThatThrownBy(() -> Inn.restore(Config.in(folder.resolve("b")), file))
                .as(how)
                .isInstanceOf(Refusal.class)
                .hasMessageContaining(sentence);
        try (var store = Store.open(folder.resolve("b"), null)) {
            long people = store.read(handle -> handle.select("select count(*) from people")
                    .mapTo(Long.class)
                    .one());
            assertThat(people).as(how).isZero();
        }
    }

    @Test
    void aDamagedBackupIsRefusedInASentence() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        var lines = text.lines().toList();
        var strange = new LinkedHashMap<String, byte[]>();
        strange.put("empty", new byte[0]);
        strange.put("not zipped", text.getBytes(StandardCharsets.UTF_8));
        strange.put("another title", zipped(text.replace("tabard backup 1", "tabard backup 9")));
        strange.put("an empty line", zipped("\n" + text));
        strange.put("no JSON", zipped("backup\n"));
        for (var way : strange.entrySet()) {
            Files.write(file, way.getValue());
            refused(way.getKey(), "is not a backup");
        }
        byte[] flipped = whole.clone();
        flipped[whole.length - 6] ^= 1; // in the sum
        var damaged = new LinkedHashMap<String, byte[]>();
        damaged.put("cut off", Arrays.copyOf(whole, whole.length - 12));
        damaged.put("another sum", flipped);
        damaged.put("a line less", zipped(String.join("\n", lines.getFirst(), lines.get(1), lines.getLast())));
        damaged.put("no end", zipped(lines.getFirst() + "\n" + lines.get(1) + "\n"));
        damaged.put("more after the end", zipped(text + lines.get(1) + "\n"));
        damaged.put("an unknown table", zipped(text.replace("\"in\":\"people\"", "\"in\":\"flyway_schema_history\"")));
        damaged.put("an unknown column", zipped(text.replace("\"name\":", "\"nome\":")));
        damaged.put("a column that is none", zipped(text.replace("\"name\":", "\"name) --\":")));
        damaged.put("a list for a word", zipped(text.replace("\"Zoé\"", "[\"Zoé\"]")));
        damaged.put("nobody's name", zipped(text.replace("\"Zoé\"", "null")));
        damaged.put("a row twice", zipped(text.replace(lines.get(1), lines.get(1) + "\n" + lines.get(1))));
        damaged.put("half a line", zipped(text.replace("\"Zoé\"", "\"Zo")));
        for (var way : damaged.entrySet()) {
            Files.write(file, way.getValue());
            refused(way.getKey(), "nothing was restored");
        }
        Files.write(file, zipped(text.replaceFirst("\"schema\":\\d+", "\"schema\":999")));
        refused("newer", "newer Tabard");
        Files.write(file, whole);
        assertThat(Inn.restore(Config.in(folder.resolve("b")), file)).isEqualTo(2);
    }

    /** Before the program is changed, and after: the newer program does not touch what it only copies. */
    @Test
    void anOlderInnIsCopiedAsItIs() {
        var config = Config.in(folder.resolve("a"));
        try (var store = Store.open(config.data(), null)) {
            store.change(handle -> Downgrade.to(handle, 6));
        }
        assertThat(Inn.backup(config, file)).isEqualTo(2);
        try (var store = Store.existing(config.data(), null)) {
            assertThat(store.version()).isEqualTo(6);
        }
        assertThat(Inn.restore(Config.in(folder.resolve("b")), file)).isEqualTo(2);
    }

    /** A few hundred kilobytes that unpack to hundreds of megabytes in one line. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aLineWithoutEndIsNotReadToItsEnd() throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write((text.lines().findFirst().orElseThrow() + "\n{\"in\":\"people\",\"name\":\"")
                    .getBytes(StandardCharsets.UTF_8));
            byte[] piece = new byte[1 << 20];
            Arrays.fill(piece, (byte) 'a');
            for (int i = 0; i < 300; i++) {
                out.write(piece);
            }
        }
        refused("a bomb", "at line 2");
    }

    @Test
    void aFileThatIsNoInnIsNotOpened() throws IOException {
        var ways =
                Map.of("x".repeat(5000).getBytes(StandardCharsets.UTF_8), "damaged", new byte[] {1, 2, 3}, "damaged");
        for (var way : ways.entrySet()) {
            var data = Files.createTempDirectory(folder, "odd");
            Files.write(data.resolve("tabard.db"), way.getKey());
            assertThatThrownBy(() -> Inn.open(Config.in(data)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining(way.getValue());
            assertThat(data.resolve("tabard.db")).hasBinaryContent(way.getKey());
        }
        byte[] pages = Files.readAllBytes(folder.resolve("a/tabard.db"));
        Arrays.fill(pages, 4096, pages.length, (byte) 0x5a);
        Files.write(folder.resolve("a/tabard.db"), pages);
        assertThatThrownBy(() -> Inn.open(Config.in(folder.resolve("a"))))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("damaged");
    }

    @Test
    void anAddressIsToldWithoutItsPassword() {
        for (String address : List.of(
                "jdbc:postgresql://127.0.0.1:1/inn?user=u&password=secret", "postgres://u:secret@127.0.0.1/inn")) {
            assertThatThrownBy(() -> Inn.open(Config.in(folder).database(address)))
                    .isInstanceOf(Refusal.class)
                    .hasMessageNotContaining("secret");
        }
    }

    @Test
    void nobodyButItsKeeperReadsWhatAnInnKeeps() throws IOException {
        try (var inn = Inn.open(Config.in(folder.resolve("mine")))) {
            for (String name : List.of("tabard.db", "tabard.db-wal", "tabard.db-shm", "tabard.lock")) {
                assertThat(mode(folder.resolve("mine").resolve(name))).as(name).isEqualTo("rw-------");
            }
            inn.backup(folder.resolve("other.backup"));
        }
        assertThat(mode(folder.resolve("mine"))).isEqualTo("rwx------");
        assertThat(mode(folder.resolve("other.backup"))).isEqualTo("rw-------");
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
