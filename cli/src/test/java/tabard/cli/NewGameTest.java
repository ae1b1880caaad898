package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.laws.Laws;
import tabard.laws.cases.Cases;
import tabard.laws.cases.Coverage;
import tabard.laws.cases.Verdict;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Games;

/** {@code ./tabard new NAME} makes a game that compiles, keeps the laws and passes its cases; or it refuses, and leaves everything as it was. */
class NewGameTest {
    private static final Path HOUSE = Path.of("..").toAbsolutePath().normalize();

    /** A house with nothing in it but what a new game is made from. */
    @TempDir
    private Path house;

    @BeforeEach
    void build() throws IOException {
        for (String file : List.of("tabard", "games/pom.xml", "cli/pom.xml")) {
            copy(HOUSE.resolve(file));
        }
        for (var file : files(HOUSE.resolve("sample"))) {
            if (!file.startsWith(HOUSE.resolve("sample/target"))) {
                copy(file);
            }
        }
    }

    private void copy(Path file) throws IOException {
        var to = house.resolve(HOUSE.relativize(file));
        Files.createDirectories(to.getParent());
        Files.copy(file, to, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private record Said(int status, String text) {}

    private Said launch(String... words) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("bash", house.resolve("tabard").toString()));
        command.addAll(List.of(words));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    private Map<Path, String> all() throws IOException {
        var all = new TreeMap<Path, String>();
        for (var file : files(house)) {
            all.put(house.relativize(file), Files.readString(file));
        }
        return all;
    }

    @Test
    void aNewGameCompilesKeepsTheLawsAndPassesItsCases() throws Exception {
        var made = launch("new", "wizards");
        assertThat(made.text).contains("made games/wizards", "WI-1.1", "./tabard check wizards");
        assertThat(made.status).isZero();
        assertThat(Files.readString(house.resolve("games/pom.xml")))
                .contains("    <module>wizards</module>\n  </modules>");
        assertThat(Files.readString(house.resolve("cli/pom.xml"))).containsOnlyOnce("<artifactId>wizards</artifactId>");
        var folder = house.resolve("games/wizards");
        for (var file : files(folder)) {
            assertThat(Files.readString(file))
                    .as(file.toString())
                    .doesNotContainIgnoringCase("sample")
                    .doesNotContain("SA-");
        }
        try (var loader = new URLClassLoader(
                new URL[] {compiled(folder).toUri().toURL()}, getClass().getClassLoader())) {
            Thread.currentThread().setContextClassLoader(loader); // where games are looked for
            check(Games.named("wizards"));
            assertThat(loader.loadClass("tabard.wizards.WizardsTest")
                            .getSuperclass()
                            .getSimpleName())
                    .isEqualTo("GameKit");
        } finally {
            Thread.currentThread().setContextClassLoader(getClass().getClassLoader());
        }
    }

    private static <S, A extends Action> void check(Game<S, A> game) {
        assertThat(game.info().id()).isEqualTo("wizards");
        assertThat(game.info().rules()).isEqualTo("wizards-1");
        for (var way : Laws.everyWay(game)) {
            assertThat(Laws.check(game, way, 5, 1, 1, _ -> {}).games()).isEqualTo(5);
        }
        var verdicts = Cases.shipped(game).stream()
                .flatMap(file -> Cases.run(file).stream())
                .toList();
        assertThat(verdicts).hasSizeGreaterThan(10).allMatch(Verdict.Passed.class::isInstance);
        assertThat(Coverage.of(game).missing()).isEmpty();
    }

    /** As the build would: resources beside the classes, and the cases beside the game. */
    private Path compiled(Path folder) throws IOException {
        var classes = Files.createDirectories(house.resolve("classes"));
        var arguments =
                new ArrayList<>(List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        files(folder.resolve("src")).stream()
                .map(Path::toString)
                .filter(file -> file.endsWith(".java"))
                .forEach(arguments::add);
        var complaints = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, complaints, complaints, arguments.toArray(String[]::new));
        assertThat(status).as(complaints.toString(StandardCharsets.UTF_8)).isZero();
        place(folder.resolve("src/main/resources"), classes);
        place(folder.resolve("src/test/cases"), classes.resolve("tabard/wizards/cases"));
        return classes;
    }

    private static void place(Path from, Path to) throws IOException {
        for (var file : files(from)) {
            var target = to.resolve(from.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 2 to 20 lower-case letters",
        "Letters, 2 to 20 lower-case letters",
        "my-game, 2 to 20 lower-case letters",
        "../out, 2 to 20 lower-case letters",
        "switch, is a word of Java itself",
        "sample, is taken: there is sample",
        "games, is taken: there is games",
        "scene, a class Scene beside another Scene",
        "turn, a class Turn beside another Turn",
        "string, a class String beside another String"
    })
    void aNameThatCannotBeIsRefusedAndNothingIsMade(String name, String why) throws Exception {
        var before = all();
        var refused = launch("new", name);
        assertThat(refused.text).contains(why);
        assertThat(refused.status).isNotZero();
        assertThat(all()).isEqualTo(before);
    }

    @Test
    void aNameIsTakenOnce() throws Exception {
        assertThat(launch("new", "wizards").status).isZero();
        var before = all();
        assertThat(launch("new", "wizards").text).contains("is taken: there is games/wizards");
        assertThat(all()).isEqualTo(before);
        assertThat(launch("new", "witches").text).contains("clauses are called WT-1.1");
    }

    @Test
    void aNameIsAskedFor() throws Exception {
        assertThat(launch("new").text).contains("./tabard new NAME");
        assertThat(launch("check", "wizards").text).contains("there is no game \"wizards\"; there are: sample");
    }
}
