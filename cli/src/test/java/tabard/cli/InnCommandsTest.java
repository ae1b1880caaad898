package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.client.Caller;

/** What a keeper types wrongly is told in a sentence, and makes nothing. */
class InnCommandsTest {
    @TempDir
    Path folder;

    private void refused(Ran ran, String sentence) {
        assertThat(ran.exit()).isEqualTo(Faults.FAILED);
        assertThat(ran.err())
                .startsWith("tabard: ")
                .contains(sentence)
                .doesNotContain("went wrong", "Exception", "secret")
                .hasLineCount(1);
    }

    @Test
    void aBackupOfAFolderThatIsNotThere() {
        String typo = folder.resolve("typo").toString();
        refused(Ran.tabard("backup", "--data", typo, folder.resolve("b").toString()), "There is no inn at");
        assertThat(folder.resolve("typo")).doesNotExist();
    }

    @Test
    void aFileThatIsNoBackup() throws IOException {
        String data = folder.resolve("data").toString();
        refused(Ran.tabard("restore", "--data", data, folder.resolve("none").toString()), "There is no file");
        var rubbish = Files.writeString(folder.resolve("rubbish"), "backup");
        refused(Ran.tabard("restore", "--data", data, rubbish.toString()), "is not a backup");
        refused(Ran.tabard("serve", "--data", rubbish.toString()), "rubbish");
    }

    @Test
    void aPasswordWhereEverybodyReadsIt() {
        refused(
                Ran.tabard("backup", "--database", "jdbc:postgresql://127.0.0.1:1/inn?password=secret", "b"),
                "TABARD_DATABASE");
        refused(
                Ran.in(
                        Map.of("TABARD_DATABASE", "jdbc:postgresql://127.0.0.1:1/inn?password=secret"),
                        "",
                        "backup",
                        "b"),
                "No database answers at jdbc:postgresql://127.0.0.1:1/inn");
    }

    @Test
    void backupsThatCannotBe() throws IOException {
        String data = folder.resolve("data").toString();
        String file = Files.writeString(folder.resolve("file"), "").toString();
        refused(Ran.tabard("serve", "--data", data, "--backup", file + "/in"), "No backups can be written to");
        refused(Ran.tabard("serve", "--data", data, "--backup", data, "--keep", "0"), "--keep must be at least 1");
        assertThat(Ran.tabard("serve", "--data", data, "--backup", data, "--every", "often")
                        .err())
                .contains("no span of time");
        refused(Ran.tabard("serve", "--data", data, "--contact", "the keeper"), "mailto:");
    }

    @Test
    void lettersThatCannotBeSent() {
        String data = folder.resolve("data").toString();
        String from = "keeper@inn.example";
        String home = "https://inn.example";
        refused(
                Ran.tabard(
                        "serve",
                        "--data",
                        data,
                        "--smtp",
                        "smtps://ann:secret@mail.example",
                        "--mail-from",
                        from,
                        "--address",
                        home),
                "TABARD_SMTP");
        refused(Ran.tabard("serve", "--data", data, "--smtp", "smtp://mail.example"), "--mail-from");
        var known = Map.of("TABARD_SMTP", "smtps://ann:secret@mail.example");
        refused(
                Ran.in(known, "", "serve", "--data", data, "--mail-from", "the keeper", "--address", home),
                "the keeper");
        refused(Ran.in(known, "", "serve", "--data", data, "--mail-from", from, "--address", "inn"), "“inn”");
        refused(
                Ran.in(
                        Map.of("TABARD_SMTP", "https://ann:secret@mail.example"),
                        "",
                        "serve",
                        "--data",
                        data,
                        "--mail-from",
                        from,
                        "--address",
                        home),
                "smtps://");
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void theKeeperOfNoInn() {
        refused(Ran.tabard("admin", "people", "--data", folder.resolve("typo").toString()), "There is no inn at");
        assertThat(folder.resolve("typo")).doesNotExist();
    }

    @Test
    void whatTheKeeperSeesAndDoes() {
        String data = folder.resolve("data").toString();
        try (var inn = Inn.open(Config.in(Path.of(data)))) {
            var ann = Caller.guest(HttpClient.newHttpClient(), inn.port(), "Ann");
            String id = ann.done("GET", "/api/me", null).path("id").asString();
            assertThat(Ran.tabard("admin", "people", "--data", data).out()).contains(id, "Ann", "a guest");
            assertThat(Ran.tabard("admin", "sizes", "--data", data).out()).contains("people");
            assertThat(Ran.tabard("admin", "tables", "--data", data, "--json").out())
                    .contains("[");
            assertThat(Ran.tabard("admin", "say", "--data", data, "Closed", "on", "Sunday")
                            .exit())
                    .isZero();
            assertThat(ann.done("GET", "/api/tables", null).path("note").asString())
                    .isEqualTo("Closed on Sunday");
            assertThat(Ran.tabard("admin", "appoint", "--data", data, id).exit())
                    .isZero();
            assertThat(Ran.tabard("admin", "people", "--data", data).out()).contains("keeps the inn");
            assertThat(Ran.tabard("admin", "dismiss", "--data", data, id).exit())
                    .isZero();
            assertThat(Ran.tabard("admin", "prune", "--data", data).out()).contains("0 guests");
            refused(Ran.tabard("admin", "appoint", "--data", data, "nobody"), "tabard admin people");
            assertThat(Ran.tabard("admin", "ban", "--data", data, id).exit()).isZero();
            assertThat(ann.call("GET", "/api/me", null).status()).isEqualTo(204);
            refused(Ran.tabard("admin", "end", "--data", data, "nothing"), "tabard admin tables");
        }
    }
}
