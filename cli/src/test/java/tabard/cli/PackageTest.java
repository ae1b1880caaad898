package tabard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The archive that {@code ./tabard package} makes is unpacked, and its service started and stopped as systemd would. */
class PackageTest {
    private static final Path DEPLOY = Path.of("..", "deploy").toAbsolutePath().normalize();
    private static final int ON_SIGTERM = 143;

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatIsPackedIsInstalledStartedAndStopped() throws Exception {
        var program = program();
        var archive = folder.resolve("tabard.tar.gz");
        pack(program, archive);
        byte[] once = Files.readAllBytes(archive);
        pack(program, archive);
        assertThat(Files.readAllBytes(archive))
                .as("the same program gives the same bytes")
                .isEqualTo(once);

        var opt = Files.createDirectory(folder.resolve("opt"));
        run("tar", "-C", opt.toString(), "-xzf", archive.toString());
        var data = folder.resolve("kept");
        var service = new ProcessBuilder(service(opt, data)).redirectErrorStream(true);
        service.environment().put("JAVA_HOME", System.getProperty("java.home"));
        service.environment().put("LC_ALL", "C.UTF-8");
        var inn = service.start();
        try {
            assertThat(health(address(inn))).contains("\"ok\":true");
            inn.destroy();
            assertThat(inn.waitFor()).isEqualTo(ON_SIGTERM);
            assertThat(data.resolve("tabard.db")).exists();
            assertThat(data.resolve("backups")).isDirectory();
        } finally {
            inn.destroyForcibly();
        }
    }

    private void pack(Path program, Path archive) throws Exception {
        run(DEPLOY.resolve("pack").toString(), program.toString(), archive.toString());
    }

    private static void run(String... command) throws Exception {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    /** What the unit starts, in other folders and at a port that is free. */
    private static List<String> service(Path opt, Path data) throws IOException {
        String unit = Files.readString(opt.resolve("tabard/tabard.service"));
        assertThat(unit).contains("\nSuccessExitStatus=" + ON_SIGTERM + "\n");
        String start = unit.lines()
                .filter(line -> line.startsWith("ExecStart="))
                .findFirst()
                .orElseThrow();
        var words = new ArrayList<String>();
        for (String word : start.substring(start.indexOf('=') + 1).split(" ", -1)) {
            words.add(
                    word.equals("8080")
                            ? "0"
                            : word.replace("/opt", opt.toString()).replace("/var/lib/tabard", data.toString()));
        }
        assertThat(words).contains("0", data.toString());
        return words;
    }

    private static String address(Process inn) throws IOException {
        var lines = new ArrayList<String>();
        var out = new BufferedReader(new InputStreamReader(inn.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            lines.add(line);
            int from = line.indexOf("http://localhost:");
            if (from >= 0) {
                return line.substring(from, line.indexOf('/', from + "http://".length()));
            }
        }
        throw new AssertionError("it does not open: " + lines);
    }

    private static String health(String address) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var request =
                    HttpRequest.newBuilder(URI.create(address + "/health")).build();
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        }
    }

    /** The program as the build lays it out: tabard.jar, which names what lies in lib. */
    private Path program() throws IOException {
        var program = Files.createDirectory(folder.resolve("program"));
        var lib = Files.createDirectory(program.resolve("lib"));
        var names = new ArrayList<String>();
        String all = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var own = Path.of("target", "classes").toAbsolutePath();
        for (String entry : all.split(File.pathSeparator, -1)) {
            var from = Path.of(entry).toAbsolutePath();
            if (Files.isRegularFile(from)) {
                names.add("lib/" + from.getFileName());
                Files.copy(from, lib.resolve(from.getFileName()));
            } else if (Files.isDirectory(from)
                    && !from.equals(own)
                    && from.endsWith("classes")) { // a module not packed yet
                names.add("lib/" + names.size() + ".jar");
                jar(from, program.resolve(names.getLast()), new Manifest());
            }
        }
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "tabard.cli.Tabard");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", names));
        manifest.getMainAttributes().putValue("Enable-Native-Access", "ALL-UNNAMED");
        jar(own, program.resolve("tabard.jar"), manifest);
        return program;
    }

    private static void jar(Path classes, Path file, Manifest manifest) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(file), manifest);
                var files = Files.walk(classes)) {
            for (var each : files.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(each).toString().replace(File.separatorChar, '/');
                if (!name.equals("META-INF/MANIFEST.MF")) {
                    out.putNextEntry(new ZipEntry(name));
                    Files.copy(each, out);
                    out.closeEntry();
                }
            }
        }
    }
}
