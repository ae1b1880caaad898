package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabard.table.Games;

/** A program in Python plays as one of the house would. */
class PythonBotTest {
    static final Path PYTHON = Path.of("..", "python").toAbsolutePath().normalize();
    private static final String BOT = "exec:python3 " + PYTHON.resolve("examples/external_bot.py");

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.info().id());
    }

    private Ran played(String game, Path record) {
        int seats = Math.max(2, Games.named(game).info().fewest());
        return Ran.tabard(
                "play",
                game,
                "--seats",
                BOT + ",miller".repeat(seats - 1),
                "--seed",
                "4",
                "--record",
                record.toString());
    }

    @ParameterizedTest
    @MethodSource("games")
    void itPlaysAWholeGameAgainstAPilgrimInATerminal(String game) throws IOException {
        var record = folder.resolve("game.record");
        var played = played(game, record);
        assertThat(played.err()).isEmpty();
        assertThat(played.exit()).isZero();
        assertThat(Files.readString(record)).containsPattern("player: \\S+ " + Pattern.quote(BOT));
        var told = Ran.tabard("replay", record.toString());
        assertThat(told.exit()).as(told.err()).isZero();
    }

    @Test
    void theSameSeedGivesTheSameGame() throws IOException {
        var first = folder.resolve("first.record");
        var again = folder.resolve("again.record");
        played("macht", first);
        played("macht", again);
        assertThat(again).hasSameTextualContentAs(first);
    }

    @Test
    void itIsSimulated() {
        var played = Ran.tabard("simulate", "macht", "--games", "2", "--json", "--bots", BOT + ",miller");
        assertThat(played.err()).isEmpty();
        assertThat(played.exit()).isZero();
        assertThat(played.json().get("errors")).isEmpty();
        assertThat(played.json().get("decisions").asInt()).isPositive();
    }

    @Test
    void itTakesPartInATournament() {
        var held = Ran.tabard("arena", "macht", "--bots", "random," + BOT, "--games", "2", "--json");
        assertThat(held.exit()).as(held.err()).isZero();
        assertThat(held.json().get("lines").get(1).get("bot").asString()).isEqualTo(BOT);
    }

    @Test
    void whatCannotPlayIsRefusedInOneLine() throws IOException {
        var noJar = folder.resolve("notes.jar");
        Files.writeString(noJar, "no jar");
        assertThat(Ran.tabard("simulate", "macht", "--bots", "exec:no-such-program"))
                .isEqualTo(new Ran(1, "", "tabard: There is no command \"no-such-program\" that could be run\n"));
        assertThat(Ran.tabard("arena", "macht", "--bots", "greedy,random", "--with", noJar.toString())
                        .err())
                .contains("notes.jar\" holds no bot")
                .hasLineCount(1);
        assertThat(Ran.tabard("play", "macht", "--seats", "human,exec:", "--lang", "fr")
                        .err())
                .contains("pas de commande")
                .hasLineCount(1);
    }

    @Test
    void oneThatDiesIsReplacedAndComplainedOf() {
        var played = Ran.tabard("simulate", "macht", "--games", "1", "--bots", "exec:true,random");
        assertThat(played.exit()).isZero();
        assertThat(played.err())
                .contains("exec:true: its process has ended", "exec:true: a pilgrim plays on in its place");
    }
}
