package tabard.laws.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tabard.table.Game;

/** Finds the cases that a game ships, and tries them. */
public final class Cases {
    private Cases() {}

    public static List<Verdict> run(CaseFile file) {
        var verdicts = new ArrayList<Verdict>();
        for (var one : file.cases()) {
            verdicts.add(new Trial<>(file.game(), one).verdict());
        }
        return verdicts;
    }

    /** The case files that lie in the folder "cases" beside the game's class, be it in a directory or in a jar. */
    public static List<CaseFile> shipped(Game<?, ?> game) {
        try {
            var root = Path.of(game.getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return in(root, game.getClass().getPackageName().replace('.', '/') + "/cases");
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<CaseFile> in(Path root, String folder) {
        try {
            if (Files.isDirectory(root)) {
                return read(root.resolve(folder));
            }
            try (var jar = FileSystems.newFileSystem(root)) {
                return read(jar.getPath(folder));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<CaseFile> read(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        var files = new ArrayList<CaseFile>();
        try (var paths = Files.list(folder)) {
            for (var path : paths.filter(path -> path.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()) {
                files.add(CaseFile.read(path.getFileName().toString(), Files.readString(path)));
            }
        }
        return files;
    }
}
