package tabard.cli;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Known holes of libraries, as they were last looked up: the build asks no server. */
record Advisories(String reviewed, List<Advisory> advisories) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern JAR = Pattern.compile(".*/([^/]+)/([^/]+)/\\1-\\2\\.jar");

    /** A hole in a library, group and artifact, or of the page its name; from a version, where it was not always there, to the one that mends it. */
    record Advisory(String id, String library, @Nullable String since, String fixed, String what) {
        boolean concerns(Library other) {
            var version = Version.parse(other.version());
            return library.equals(other.name())
                    && (since == null || version.compareTo(Version.parse(since)) >= 0)
                    && version.compareTo(Version.parse(fixed)) < 0;
        }
    }

    record Library(String name, String version) {}

    static Advisories read(Path file) throws IOException {
        return JSON.readValue(Files.readString(file), Advisories.class);
    }

    List<String> of(List<Library> libraries) {
        return libraries.stream()
                .flatMap(library -> advisories.stream()
                        .filter(one -> one.concerns(library))
                        .map(one -> one.id() + " in " + library.name() + " " + library.version()))
                .toList();
    }

    /** What the program runs with here: Maven keeps each library in folders named by group, artifact and version. */
    static List<Library> onTheClassPath() {
        var libraries = new ArrayList<Library>();
        for (String path : System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator), -1)) {
            var found = JAR.matcher(path.replace('\\', '/'));
            if (found.matches()) {
                String group = path.substring(0, found.start(1) - 1).replaceFirst(".*/repository/", "");
                libraries.add(new Library(group.replace('/', '.') + ":" + found.group(1), found.group(2)));
            }
        }
        return libraries;
    }

    static List<Library> inThePage(Path lock) throws IOException {
        var libraries = new ArrayList<Library>();
        JSON.readTree(Files.readString(lock)).path("packages").forEachEntry((path, one) -> {
            if (!path.isEmpty() && !one.path("dev").asBoolean()) {
                libraries.add(new Library(
                        path.replaceFirst(".*node_modules/", ""),
                        one.path("version").asString()));
            }
        });
        return libraries;
    }
}
