package tabard.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.Plan;
import tabard.arena.env.Course;
import tabard.arena.env.Environments;
import tabard.arena.env.Frames;
import tabard.arena.env.JsonFrames;
import tabard.bots.outside.GameCard;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Games for learners: many side by side, over the streams of this process or a socket. */
@Command(
        name = "env",
        description = {
            "Runs games for programs that learn: frames of bytes on stdin and stdout, which numpy reads as they are.",
            "docs/env.md has the protocol, docs/research.md a tutorial, and python/tabard a package that speaks it.",
            "The same seed gives the same games."
        })
final class OpenEnvironments implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Opened opened;

    @Mixin
    private BroughtBots brought;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of seats; otherwise the fewest that these options allow.")
    private @Nullable Integer seats;

    @Option(names = "--batch", paramLabel = "N", description = "Games side by side, 1 to 4096; otherwise 1.")
    private int batch = 1;

    @Option(names = "--again", description = "Begin a new game where one has ended.")
    private boolean again;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "Who sits where, in seat order: learner, or a bot; otherwise learners everywhere.")
    private List<String> bots = new ArrayList<>();

    @Option(
            names = "--layout",
            paramLabel = "VERSION",
            description = "Refuse to begin if the numbers of a view mean something else than in this version.")
    private @Nullable String layout;

    @Option(
            names = "--socket",
            paramLabel = "PATH",
            description = "Wait for one program at this socket of the file system, instead of stdin and stdout.")
    private @Nullable Path socket;

    @Option(names = "--json", description = "Lines of JSON instead of frames, for eyes.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        brought.arrive(tabard);
        open(tabard.game(opened.game()));
        return 0;
    }

    private <S, A extends Action> void open(Game<S, A> game) throws IOException {
        var chosen = opened.settings(game.info());
        var options = seats == null ? game.info().options(chosen) : game.info().options(seats, chosen);
        String version = GameCard.version(game.layout());
        if (layout != null && !layout.equals(version)) {
            throw new Refusal(Said.of("env.layout", layout, version));
        }
        var environments = new Environments<>(game, new Course(options, bots, batch, again, Plan.THINKING));
        var path = socket;
        if (path == null) {
            serve(environments, tabard.desk().in(), tabard.desk().out());
            tabard.desk().delivered();
        } else {
            meet(environments, path);
        }
    }

    private <S, A extends Action> void meet(Environments<S, A> environments, Path path) throws IOException {
        if (Files.exists(path)) {
            throw new Refusal(Said.of("file.exists", path.toString()));
        }
        var soon = path.resolveSibling("." + path.getFileName());
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            Files.deleteIfExists(soon); // of one that was killed
            bind(server, soon, path);
            Files.move(soon, path, StandardCopyOption.ATOMIC_MOVE); // who sees it there can connect already
            try (var client = server.accept()) {
                serve(
                        environments,
                        new BufferedInputStream(Channels.newInputStream(client)),
                        Channels.newOutputStream(client));
            }
        } finally {
            Files.deleteIfExists(soon);
            Files.deleteIfExists(path);
        }
    }

    /** What goes wrong with a socket does not say which it was. */
    private static void bind(ServerSocketChannel server, Path at, Path path) throws IOException {
        try {
            server.bind(UnixDomainSocketAddress.of(at));
        } catch (IOException e) {
            throw new FileSystemException(path.toString(), null, e.getMessage());
        }
    }

    private <S, A extends Action> void serve(Environments<S, A> environments, InputStream in, OutputStream out)
            throws IOException {
        if (json) {
            new JsonFrames<>(environments, in, new PrintStream(out, true, StandardCharsets.UTF_8)).serve();
        } else {
            new Frames<>(environments, in, out).serve();
        }
    }
}
