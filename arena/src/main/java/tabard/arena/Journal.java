package tabard.arena;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What has been played of a tournament, a line a game, so that it can be stopped and taken up again. */
public final class Journal {
    private final @Nullable Path file;

    /** A game that is over: its number, each seat's share of the win, how many decisions it took. */
    record Entry(int number, List<Double> shares, int decisions) implements Serializable {
        String line() {
            var words = new ArrayList<String>();
            words.add("" + number);
            words.add("" + decisions);
            shares.forEach(share -> words.add("" + share));
            return String.join(" ", words);
        }

        static Entry of(String line) {
            var words = line.split(" ", -1);
            var shares = new ArrayList<Double>();
            for (int i = 2; i < words.length; i++) {
                shares.add(Double.valueOf(words[i]));
            }
            return new Entry(Integer.parseInt(words[0]), shares, Integer.parseInt(words[1]));
        }
    }

    private Journal(@Nullable Path file) {
        this.file = file;
    }

    public static Journal in(Path file) {
        return new Journal(file);
    }

    /** Nothing is kept. */
    public static Journal none() {
        return new Journal(null);
    }

    /** The games that were played on the same terms; a journal of other terms is refused, and one that is not there is begun. */
    Map<Integer, Entry> open(String rules, Tournament.Terms terms, int bouts) {
        if (file == null) {
            return Map.of();
        }
        try {
            if (Files.exists(file)) {
                var entries = read(rules, terms, bouts);
                cut(file, whole(Files.readString(file)).getBytes(StandardCharsets.UTF_8).length);
                return entries;
            }
            WholeFile.write(file, title(rules, terms, bouts) + "\n");
            return Map.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without a last line that was broken off. */
    private static String whole(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1);
    }

    private static void cut(Path file, long length) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    /** The games of a journal that must be there. */
    Map<Integer, Entry> read(String rules, Tournament.Terms terms, int bouts) {
        var entries = new HashMap<Integer, Entry>();
        if (file == null) {
            return entries;
        }
        try {
            var lines = whole(Files.readString(file)).lines().toList();
            if (lines.isEmpty() || !lines.getFirst().equals(title(rules, terms, bouts))) {
                throw new Refusal(Said.of("arena.other", file.toString()));
            }
            for (int i = 1; i < lines.size(); i++) {
                var entry = read(lines.get(i), i + 1, bouts, terms.options().seats());
                entries.put(entry.number, entry);
            }
            return entries;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The settings in a fixed order: that of a map differs from run to run. */
    private static String title(String rules, Tournament.Terms terms, int bouts) {
        var options = terms.options();
        return "tabard arena 1, %s, %d seats, %s, bots %s, alone %s, %d games, seed %d, %s, %d bouts"
                .formatted(
                        rules,
                        options.seats(),
                        new TreeMap<>(options.settings()),
                        terms.bots(),
                        terms.loners(),
                        terms.games(),
                        terms.seed(),
                        terms.thinking(),
                        bouts);
    }

    private static Entry read(String line, int number, int bouts, int seats) {
        try {
            var entry = Entry.of(line);
            if (entry.number >= 0 && entry.number < bouts && entry.shares.size() == seats) {
                return entry;
            }
        } catch (NumberFormatException | IndexOutOfBoundsException _) {
            // refused below
        }
        throw new Refusal(Said.of("arena.line", number, line));
    }

    void add(Entry entry) {
        if (file != null) {
            try {
                append(file, entry.line() + "\n");
            } catch (IOException e) {
                throw new UncheckedIOException(new FileSystemException(file.toString(), null, e.getMessage()));
            }
        }
    }

    /** All of it or nothing. */
    private static void append(Path file, String line) throws IOException {
        long before = Files.size(file);
        try {
            Files.writeString(file, line, StandardOpenOption.APPEND);
        } catch (IOException e) {
            cut(file, before);
            throw e;
        }
    }
}
