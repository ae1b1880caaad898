package tabard.cli;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.server.Config;
import tabard.server.Inn;
import tabard.server.Limits;
import tabard.server.client.Caller;
import tabard.table.Games;

/** What {@code ./tabard release NAME} runs: an inn of this version is kept for the tests of later ones. */
class KeepRelease {
    @TempDir
    Path folder;

    /** A table of each game in the middle of play, one given up, one where somebody is still awaited. */
    @Test
    void thisVersion() throws IOException {
        var release = ReleasesTest.ALL.resolve(System.getProperty("release.make"));
        Files.createDirectories(release);
        var config = Config.in(folder.resolve("inn")).limits(Limits.OPEN);
        var dice = new SplittableRandom(7);
        var tables = new ArrayList<String>();
        try (var inn = Inn.open(config);
                var client = HttpClient.newHttpClient()) {
            var keeper = Caller.guest(client, inn.port(), ReleasesTest.KEEPER.get("name"));
            keeper.done("POST", "/api/me/password", Map.of("password", ReleasesTest.KEEPER.get("password")));
            for (var game : Games.all()) {
                for (int choices : List.of(4, 25)) {
                    tables.add(played(keeper, game.info().id(), choices, dice));
                }
            }
            String given = played(keeper, "macht", 5, dice).split(" ", -1)[0];
            keeper.done("POST", "/api/tables/" + given + "/resign", Map.of());
            tables.add(given + " macht over 1");
            tables.add(keeper.done("POST", "/api/tables", Map.of("game", "immortals", "places", Map.of("red", "me")))
                            .path("id")
                            .asString()
                    + " immortals waiting 0");
        }
        Files.copy(folder.resolve("inn").resolve(ReleasesTest.DATABASE), release.resolve(ReleasesTest.DATABASE));
        Inn.backup(config, release.resolve(ReleasesTest.BACKUP));
        Files.write(release.resolve(ReleasesTest.TABLES), tables);
    }

    private static String played(Caller keeper, String name, int choices, SplittableRandom dice) {
        var info = Games.named(name).info();
        var places = new HashMap<String, String>();
        info.seated(info.standard()).forEach(seat -> places.put(seat.word(), places.isEmpty() ? "me" : "bot:random"));
        String table = keeper.done("POST", "/api/tables", Map.of("game", name, "places", places))
                .path("id")
                .asString();
        try (var regular = Regular.at(keeper, table)) {
            regular.choose(choices, dice);
            return table + " " + name + " playing " + regular.at();
        }
    }
}
