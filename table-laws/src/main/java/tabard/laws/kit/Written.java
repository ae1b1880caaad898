package tabard.laws.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What stands in the compiled code of a game: its texts, and the names of its classes as lines write them. */
record Written(Set<String> texts) {
    /** Where a compiled text has a hole to be filled. */
    private static final String HOLE = "\u0001";

    /** What the table puts before and after the word of a frame, a move or a field, and after a refusal that knows better. */
    private static final List<String> BY_SHAPE = List.of(
            "status.",
            "ask.",
            "detail.",
            "do.",
            "amount.",
            "log.",
            "changed.",
            "-fixed",
            "-up",
            "-down",
            "-on",
            "-off",
            "-new",
            "-gone",
            "-order",
            "-near");

    private static final int PIECES = 3;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** The classes of a game lie beside its own class, and in rooms below it. */
    static Written in(Class<?> game) {
        var texts = new HashSet<>(BY_SHAPE);
        String folder = "/" + game.getPackageName().replace('.', '/');
        try {
            var home = Path.of(
                    game.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(home)) {
                read(Path.of(home + folder), texts);
            } else {
                try (var jar = FileSystems.newFileSystem(home)) {
                    read(jar.getPath(folder), texts);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return new Written(texts);
    }

    private static void read(Path folder, Set<String> texts) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                var code = ClassFile.of().parse(Files.readAllBytes(file));
                for (var entry : code.constantPool()) {
                    if (entry instanceof StringEntry text) {
                        for (String piece : text.stringValue().split(HOLE, -1)) {
                            texts.add(piece);
                            texts.add(piece.replace('_', '-').toLowerCase(Locale.ROOT));
                        }
                    }
                }
                String name = code.thisClass().asInternalName();
                texts.add(kebab(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1)));
            }
        }
    }

    /** "CardOrFirst" is "card-or-first". */
    private static String kebab(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** Whether a key stands there whole, or can be put together from what stands there: "refused." + "no-gate", "over.champion-" + 3. */
    boolean names(String key) {
        return composed(key, PIECES);
    }

    private boolean composed(String key, int most) {
        if (texts.contains(key) || NUMBER.matcher(key).matches()) {
            return true;
        }
        for (int end = 2; most > 1 && end < key.length(); end++) {
            if (texts.contains(key.substring(0, end)) && composed(key.substring(end), most - 1)) {
                return true;
            }
        }
        return false;
    }
}
