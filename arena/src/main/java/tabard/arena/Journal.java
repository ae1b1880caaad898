package tabard.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
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
    record Entry(int number, List<Double> shares, int decisions) {
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

    /** The games that were played on the same terms; a journal of other terms is refused. */
    Map<Integer, Entry> open(String rules, Tournament.Terms terms, int bouts) {
        var entries = new HashMap<Integer, Entry>();
        if (file == null) {
            return entries;
        }
        String title = title(rules, terms, bouts);
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, title + "\n");
                return entries;
            }
            var lines = Files.readAllLines(file);
            if (lines.isEmpty() || !lines.getFirst().equals(title)) {
                throw new Refusal(Said.of("arena.other", file.toString()));
            }
            for (int i = 1; i < lines.size(); i++) {
                var entry = read(lines.get(i), i + 1);
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

    private static Entry read(String line, int number) {
        try {
            return Entry.of(line);
        } catch (NumberFormatException | IndexOutOfBoundsException broken) {
            throw new Refusal(Said.of("arena.line", number, line));
        }
    }

    void add(Entry entry) throws IOException {
        if (file != null) {
            Files.writeString(file, entry.line() + "\n", StandardOpenOption.APPEND);
        }
    }
}
