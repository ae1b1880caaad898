package tabard.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongFunction;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabard.bots.Chests.Hold;
import tabard.bots.Chests.Move;
import tabard.bots.loop.SimulatedGame;
import tabard.bots.loop.Watcher;
import tabard.bots.outside.Strangers;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Refusal;

/** Bots from outside: heard while they behave, and never able to hurt a game. */
class StrangersTest {
    private static final Chests GAME = new Chests();
    private static final Budget LONG = Budget.time(Duration.ofMinutes(5));
    private static final Budget SHORT = Budget.time(Duration.ofMillis(30));

    @TempDir
    Path folder;

    private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());

    @BeforeEach
    void listen() {
        Strangers.complainTo((_, why) -> complaints.add(why.key()));
    }

    /** What they hear they write into the folder, which is removed after each test. */
    @AfterEach
    void sendHome() {
        Strangers.sendHome();
    }

    /** One game in which every seat is played by this bot. */
    private SimulatedGame<Hold, Move> played(String word, Budget thinking) {
        var options = GAME.info().standard();
        LongFunction<Bot> maker = seed -> Bots.named(word, seed);
        var game = new SimulatedGame<>(
                GAME,
                options,
                thinking,
                false,
                Collections.nCopies(options.seats(), maker),
                5,
                Watcher.<Hold, Move>nobody().game(0, 5));
        assertThat(game.outcome().points()).hasSize(options.seats());
        return game;
    }

    /** A program that answers each kind of message with a line of shell. */
    private String program(String hello, String ask) throws IOException {
        var file = folder.resolve("bot.sh");
        Files.writeString(file, """
                while read -r line; do
                  echo "$line" >> %s
                  id=${line#*'"id":'}; id=${id%%%%,*}
                  case $line in
                    *'"type":"hello"'*) %s ;;
                    *'"type":"ask"'*) %s ;;
                  esac
                done
                """.formatted(folder.resolve("heard"), hello, ask));
        return "exec:sh " + file;
    }

    private static final String READY = "echo '{\"type\":\"ready\"}'";

    private static String answer(String answer) {
        return "echo '{\"type\":\"answer\",\"id\":'$id',%s}'".formatted(answer);
    }

    @Test
    void aProgramThatAnswersPlaysToTheEndAndIsToldWhatHappens() throws IOException {
        played(program(READY, answer("\"choice\":0")), LONG);
        assertThat(complaints).isEmpty();
        var heard = heard("\"type\":\"over\"");
        assertThat(heard.getFirst())
                .contains("\"type\":\"hello\"", "\"game\":\"chests\"", "\"layout\":{\"version\":", "\"seed\":");
        assertThat(heard).anyMatch(line -> line.startsWith("{\"type\":\"ask\",\"id\":1,"));
        assertThat(heard).anyMatch(line -> line.startsWith("{\"type\":\"news\",\"line\":"));
    }

    /** What the program heard, once it has heard this: nobody waits for it at the end of a game. */
    private List<String> heard(String last) throws IOException {
        List<String> heard = List.of();
        for (int i = 0; i < 2_000 && heard.stream().noneMatch(line -> line.contains(last)); i++) {
            LockSupport.parkNanos(10_000_000);
            heard = Files.readAllLines(folder.resolve("heard"));
        }
        assertThat(heard).anyMatch(line -> line.contains(last));
        return heard;
    }

    @Test
    void oneProcessPlaysOneGameAfterAnother() throws IOException {
        String word = program("echo $$ >> " + folder.resolve("ids") + "; " + READY, answer("\"choice\":0"));
        for (int i = 0; i < 3; i++) {
            played(word, LONG);
        }
        var ids = Files.readAllLines(folder.resolve("ids"));
        int seats = GAME.info().standard().seats();
        assertThat(ids).hasSize(3 * seats);
        assertThat(ids.stream().distinct()).hasSize(seats);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo good morning                                  | stranger.no-json",
                "echo '[1]'                                         | stranger.no-json",
                "echo '{\"type\":\"answer\"}'                       | stranger.no-answer",
                "echo '{\"type\":\"answer\",\"id\":'$id'}'          | stranger.no-answer",
                "echo '{\"type\":\"answer\",\"id\":99,\"choice\":0}'| stranger.no-answer",
                "echo '{\"type\":\"answer\",\"id\":'$id',\"choice\":-1}'     | stranger.choice",
                "echo '{\"type\":\"answer\",\"id\":'$id',\"choice\":900000}' | stranger.choice",
                "echo '{\"type\":\"answer\",\"id\":'$id',\"line\":\"jump\"}' | line.unknown",
                "exit                                               | stranger.ended",
            })
    void nonsenseIsAnsweredForAndAfterThreeFaultsAPilgrimSitsDown(String ask, String fault) throws IOException {
        played(program(READY, ask), LONG);
        assertThat(complaints)
                .containsOnly(fault, "stranger.dismissed")
                .hasSize((3 + 1) * GAME.info().standard().seats());
    }

    @Test
    void oneThatIsToldOfItsFaultMayDoBetter() throws IOException {
        played(program(READY, "if [ $id = 1 ]; then echo what; else " + answer("\"choice\":0") + "; fi"), LONG);
        assertThat(complaints).containsOnly("stranger.no-json");
        assertThat(Files.readAllLines(folder.resolve("heard")))
                .anyMatch(line -> line.startsWith("{\"type\":\"fault\",\"id\":1,\"why\":\"it did not answer"));
    }

    @Test
    void oneThatIsLateIsNotWaitedFor() throws IOException {
        played(program(READY, "sleep 1000"), SHORT);
        assertThat(complaints).contains("stranger.late", "stranger.dismissed");
    }

    @Test
    void aFloodIsStopped() throws IOException {
        played("exec:yes", LONG);
        assertThat(complaints).contains("stranger.dismissed");
        played(program(READY, "yes"), LONG);
        played(program(READY, "head -c 1000000 /dev/zero"), LONG);
        assertThat(complaints).contains("stranger.flood");
    }

    @Test
    void oneThatWasMadeForAnotherLayoutDoesNotPlay() throws IOException {
        played(program("echo '{\"type\":\"ready\",\"layout\":\"old\"}'", answer("\"choice\":0")), LONG);
        assertThat(complaints).containsOnly("stranger.layout", "stranger.dismissed");
    }

    @Test
    void aCommandThatDoesNotExistIsRefusedBeforeTheGame() {
        for (String word : List.of("exec:", "exec:no-such-program here", "exec:/no/such/program")) {
            assertThatThrownBy(() -> Bots.named(word, 1))
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.why().key()).isEqualTo("stranger.no-command"));
        }
    }

    // classes

    private Path jar(String name, String body) throws IOException {
        var source = folder.resolve(name + ".java");
        Files.writeString(source, """
                import java.util.Optional;
                import tabard.table.*;
                public class %s implements Bot {
                    public <S, A extends Action> A choose(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) { %s }
                    public <S, A extends Action> Optional<A> stepIn(Game<S, A> game, Seen<S> seen, Ask<A> ask, Budget budget) {
                        return Optional.empty();
                    }
                }
                """.formatted(name, body));
        String path =
                Bot.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-proc:none", "-cp", path, "-d", folder.toString(), source.toString()))
                .isZero();
        var jar = folder.resolve(name + ".jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/services/tabard.table.Bot"));
            out.write(name.getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new JarEntry(name + ".class"));
            out.write(Files.readAllBytes(folder.resolve(name + ".class")));
        }
        return jar;
    }

    @Test
    void aClassOfAJarPlaysByItsName() throws IOException {
        Strangers.bring(jar("LastOption", "return ask.options().getLast();"));
        assertThat(Strangers.words()).contains("LastOption");
        played("LastOption", LONG);
        assertThat(complaints).isEmpty();
    }

    @Test
    void aClassThatThrowsAnswersNothingOrThinksForeverHurtsNobody() throws IOException {
        Strangers.bring(jar("Thrower", "throw new IllegalStateException(\"no idea\");"));
        played("Thrower", LONG);
        assertThat(complaints).contains("stranger.threw", "stranger.dismissed");
        complaints.clear();
        Strangers.bring(jar("Mute", "return null;"));
        played("Mute", LONG);
        assertThat(complaints).contains("stranger.no-answer", "stranger.dismissed");
        complaints.clear();
        Strangers.bring(
                jar("Thinker", "while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait(); return null;"));
        played("Thinker", SHORT);
        assertThat(complaints).contains("stranger.late", "stranger.dismissed");
    }

    @Test
    void aJarThatHoldsNoBotIsRefused() throws IOException {
        var empty = folder.resolve("empty.jar");
        Files.writeString(empty, "no jar at all");
        var wrong = folder.resolve("wrong.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(wrong))) {
            out.putNextEntry(new JarEntry("META-INF/services/tabard.table.Bot"));
            out.write("no.such.Bot".getBytes(StandardCharsets.UTF_8));
        }
        assertThatThrownBy(() -> Strangers.bring(empty)).hasMessageContaining("holds no bot");
        assertThatThrownBy(() -> Strangers.bring(wrong)).hasMessageContaining("wrong.jar");
        assertThatThrownBy(() -> Strangers.bring(folder.resolve("missing.jar"))).hasMessageContaining("missing.jar");
        assertThatThrownBy(() -> Bots.named("NoSuchBot", 1)).isInstanceOf(Refusal.class);
    }
}
