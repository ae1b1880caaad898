package tabard.bots.outside;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import tabard.bots.Level;
import tabard.table.Bot;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * Bots from outside, by the words that commands call them by: the name of a class that a jar offers as a service, or exec: and a command
 * that speaks JSON lines.
 */
public final class Strangers {
    public static final String EXEC = "exec:";

    private static final String JAR = ".jar";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Map<String, Class<? extends Bot>> CLASSES = new LinkedHashMap<>();
    private static volatile BiConsumer<String, Said> complaints = (_, _) -> {};

    private Strangers() {}

    /** Who is told what a stranger did wrong, with its word. */
    public static void complainTo(BiConsumer<String, Said> listener) {
        complaints = listener;
    }

    /** Ends the processes that wait for another game. */
    public static void sendHome() {
        Conversations.end();
    }

    /** Brings the bots of all jars in a folder. */
    public static void bringAll(Path folder) {
        try (var files = Files.list(folder)) {
            files.filter(each -> each.toString().endsWith(JAR)).sorted().forEach(Strangers::bring);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Brings the bots of a jar. */
    public static void bring(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new Refusal(Said.of("stranger.no-file", file.toString()));
        }
        var found = classes(file);
        if (found.isEmpty()) {
            throw new Refusal(Said.of("stranger.no-bot", file.toString()));
        }
        synchronized (CLASSES) {
            found.forEach(type -> CLASSES.put(type.getSimpleName(), type));
        }
    }

    /** What the jar offers; its loader stays open for as long as the program runs. */
    private static List<Class<? extends Bot>> classes(Path jar) {
        try {
            var url = jar.toUri().toURL();
            var loader = new URLClassLoader("stranger", new URL[] {url}, Bot.class.getClassLoader());
            var found = new ArrayList<Class<? extends Bot>>();
            ServiceLoader.load(Bot.class, loader).stream()
                    .map(ServiceLoader.Provider::type)
                    .filter(type -> loader.equals(type.getClassLoader()))
                    .forEach(found::add);
            return found;
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new Refusal(Said.of("stranger.broken", jar.toString(), String.valueOf(e.getMessage())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The classes that were brought. */
    public static List<String> words() {
        synchronized (CLASSES) {
            return List.copyOf(CLASSES.keySet());
        }
    }

    public static boolean knows(String word) {
        return word.startsWith(EXEC) || words().contains(word);
    }

    /** Begins nothing yet, but refuses a command that does not exist. */
    public static Stranger named(String word, long seed) {
        var mind = word.startsWith(EXEC) ? new SpokenMind(command(word), seed) : new LoadedMind(made(word, seed));
        return new Stranger(mind, Level.USUAL.bot(seed), why -> complaints.accept(word, why));
    }

    /** By the seed, where it takes one. */
    private static Bot made(String word, long seed) {
        Class<? extends Bot> type;
        synchronized (CLASSES) {
            type = CLASSES.get(word);
        }
        if (type == null) {
            throw Refusal.unknown("bot.unknown", word, words());
        }
        try {
            for (var constructor : type.getConstructors()) {
                if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == long.class) {
                    return (Bot) constructor.newInstance(seed);
                }
            }
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new Refusal(Said.of("stranger.broken", word, String.valueOf(e)));
        }
    }

    /** At blanks; what stands between double quotes is one word. */
    private static List<String> command(String word) {
        var command = new ArrayList<String>();
        for (var match : WORD.matcher(word.substring(EXEC.length())).results().toList()) {
            command.add(match.group(1) == null ? match.group(2) : match.group(1));
        }
        if (command.isEmpty() || !exists(command.getFirst())) {
            throw new Refusal(Said.of("stranger.no-command", command.isEmpty() ? "" : command.getFirst()));
        }
        return List.copyOf(command);
    }

    private static boolean exists(String program) {
        if (program.contains(File.separator)) {
            return Files.isExecutable(Path.of(program));
        }
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            if (Files.isExecutable(Path.of(folder, program))) {
                return true;
            }
        }
        return false;
    }
}
