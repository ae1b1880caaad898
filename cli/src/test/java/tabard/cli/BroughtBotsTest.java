package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabard.table.Bot;

/** A class of somebody's own, in a jar: brought along by an option, or lying in plugins/. */
class BroughtBotsTest {
    private static final String NAME = "LastOption";

    @TempDir
    Path folder;

    private Path jar;

    @BeforeEach
    void pack() throws IOException {
        jar = jar(folder);
    }

    /** With a bot that takes whatever is listed last. */
    static Path jar(Path folder) throws IOException {
        var source = folder.resolve(NAME + ".java");
        Files.writeString(source, """
                import java.util.Optional;
                import tabard.table.*;
                public class LastOption implements Bot {
                    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
                        return ask.options().getLast();
                    }
                    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
                        return Optional.empty();
                    }
                }
                """);
        String path =
                Bot.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-proc:none", "-cp", path, "-d", folder.toString(), source.toString()))
                .isZero();
        var jar = folder.resolve("last.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/services/tabard.table.Bot"));
            out.write(NAME.getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new JarEntry(NAME + ".class"));
            out.write(Files.readAllBytes(folder.resolve(NAME + ".class")));
        }
        return jar;
    }

    private static void fine(Ran ran) {
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
    }

    @Test
    void itPlaysWhereverABotOfTheHouseDoes() {
        String with = jar.toString();
        fine(Ran.tabard("simulate", "macht", "--with", with, "--bots", "LastOption,random", "--games", "2"));
        fine(Ran.tabard("arena", "macht", "--with", with, "--bots", "LastOption,random", "--games", "2"));
        fine(Ran.tabard("play", "macht", "--with", with, "--seats", "LastOption,miller", "--seed", "4"));
        fine(Ran.typing(
                "{\"reset\": 1}\n{\"step\": [-1]}\n",
                "env",
                "macht",
                "--json",
                "--with",
                with,
                "--bots",
                "learner,LastOption"));
    }

    @Test
    void whatLiesInPluginsIsThereByItself() throws IOException, InterruptedException {
        Files.createDirectory(folder.resolve("plugins"));
        Files.copy(jar, folder.resolve("plugins/last.jar"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tabard.cli.Tabard",
                        "simulate",
                        "macht",
                        "--bots",
                        "LastOption,random",
                        "--games",
                        "1")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).contains("LastOption, random");
    }

    @Test
    void aFolderIsNoJar() {
        assertThat(Ran.tabard("simulate", "macht", "--with", folder.toString(), "--games", "1"))
                .isEqualTo(new Ran(1, "", "tabard: There is no file \"" + folder + "\" with bots\n"));
    }
}
