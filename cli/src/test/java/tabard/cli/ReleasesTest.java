package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.client.Caller;

/**
 * What every released version kept is opened and played on: a database as it lay on the disk, and a backup. {@code ./tabard release NAME}
 * adds what this version keeps.
 */
class ReleasesTest {
    static final Path ALL = Path.of("src", "test", "releases");
    static final String DATABASE = "tabard.db";
    static final String BACKUP = "inn.backup";
    static final String TABLES = "tables.txt";
    static final Map<String, String> KEEPER = Map.of("name", "Landlady", "password", "kept for good");

    @TempDir
    Path folder;

    static List<Path> releases() throws IOException {
        try (Stream<Path> found = Files.list(ALL)) {
            return found.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("releases")
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aDatabaseOfThatVersionIsPlayedOn(Path release) throws IOException {
        var data = folder.resolve("inn");
        Files.createDirectories(data);
        Files.copy(release.resolve(DATABASE), data.resolve(DATABASE));
        playedOn(release, Config.in(data));
    }

    @ParameterizedTest
    @MethodSource("releases")
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aBackupOfThatVersionIsPlayedOn(Path release) throws IOException {
        var config = Config.in(folder.resolve("inn"));
        assertThat(Inn.restore(config, release.resolve(BACKUP))).isPositive();
        playedOn(release, config);
    }

    /** Every table stands where it stood; who held a seat there comes in with the password of then, and plays on. */
    private static void playedOn(Path release, Config config) throws IOException {
        var dice = new SplittableRandom(1);
        try (var inn = Inn.open(config.limits(Limits.OPEN));
                var client = HttpClient.newHttpClient()) {
            var keeper = new Caller(client, inn.port());
            keeper.done("POST", "/api/login", KEEPER);
            for (String line : Files.readAllLines(release.resolve(TABLES))) {
                var words = line.split(" ", -1);
                String path = "/api/tables/" + words[0];
                assertThat(keeper.done("GET", path, null).path("state").asString())
                        .as(line)
                        .isEqualTo(words[2]);
                if (words[2].equals("waiting")) {
                    continue;
                }
                assertThat(keeper.call("GET", path + "/replay", null).status())
                        .as(line)
                        .isEqualTo(200);
                try (var regular = Regular.at(keeper, words[0])) {
                    assertThat(regular.at()).as(line).isGreaterThanOrEqualTo(Integer.parseInt(words[3]));
                    regular.choose(3, dice);
                }
            }
        }
    }
}
