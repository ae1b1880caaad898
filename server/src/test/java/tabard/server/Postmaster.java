package tabard.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A PostgreSQL that runs in a folder: killed without warning, started again, or doubled by a standby that follows it. */
final class Postmaster {
    private final Path data;
    private final Path programs;

    private Postmaster(Path data, Path programs) {
        this.data = data;
        this.programs = programs;
    }

    /** Of a server that runs there now. */
    static Postmaster of(Path data) {
        var program = Path.of(running(data).orElseThrow().info().command().orElseThrow());
        return new Postmaster(data, program.getParent());
    }

    private static Optional<ProcessHandle> running(Path data) {
        try {
            var file = data.resolve("postmaster.pid");
            return Files.exists(file)
                    ? ProcessHandle.of(
                            Long.parseLong(Files.readAllLines(file).getFirst().strip()))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With kill -9. */
    void kill() {
        running(data).ifPresent(server -> {
            var helpers = server.children().toList();
            server.destroyForcibly();
            helpers.forEach(helper -> helper.onExit().join()); // each ends when it notices that the first is gone
            server.onExit().join();
        });
    }

    /** With as many connections as it had: a standby must not have fewer. */
    void start(int port) throws IOException, InterruptedException {
        control(
                "-o",
                "-p " + port + " -c max_connections=300",
                "-l",
                data.resolve("again.log").toString(),
                "-w",
                "start");
    }

    /** A standby becomes the server. */
    void promote() throws IOException, InterruptedException {
        control("-w", "promote");
    }

    private void control(String... words) throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        if ("root".equals(System.getProperty("user.name"))) {
            command.addAll(List.of("unshare", "-U")); // PostgreSQL does not serve root
        }
        command.addAll(List.of(programs.resolve("pg_ctl").toString(), "-D", data.toString()));
        command.addAll(List.of(words));
        int code = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        assertThat(code).as("PostgreSQL does it: %s", command).isZero();
    }

    /** A copy in another folder that is told of every commit before it counts. Returns once it follows; the port it listens at is its own. */
    Postmaster standby(Connection keeper, int from, Path copy, int port)
            throws IOException, InterruptedException, SQLException {
        try (var statement = keeper.createStatement()) {
            statement.execute("select pg_backup_start('standby', true)");
            copy(copy);
            try (var label = statement.executeQuery("select labelfile from pg_backup_stop(false)")) {
                label.next();
                Files.writeString(copy.resolve("backup_label"), label.getString(1));
            }
            copyLogs(copy);
            Files.createFile(copy.resolve("standby.signal"));
            Files.writeString(
                    copy.resolve("postgresql.auto.conf"),
                    "primary_conninfo = 'host=localhost port=%d user=postgres'%n".formatted(from),
                    StandardOpenOption.APPEND);
            var standby = new Postmaster(copy, programs);
            standby.start(port);
            statement.execute("alter system set synchronous_standby_names = '*'");
            statement.execute("select pg_reload_conf()");
            Patiently.until("the standby follows", () -> follows(keeper));
            return standby;
        }
    }

    private static boolean follows(Connection keeper) {
        try (var statement = keeper.createStatement();
                var rows = statement.executeQuery("select 1 from pg_stat_replication where sync_state = 'sync'")) {
            return rows.next();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private void copy(Path to) throws IOException {
        Files.createDirectory(to, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        copy(data, to);
        Files.delete(to.resolve("postmaster.pid"));
    }

    /** What was written while the rest was copied. */
    private void copyLogs(Path to) throws IOException {
        copy(data.resolve("pg_wal"), to.resolve("pg_wal"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (var file : files.toList()) {
                var there = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(there);
                } else if (Files.exists(file)) { // what is there for a moment only is not wanted
                    Files.copy(file, there, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
