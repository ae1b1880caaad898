package tabard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabard.table.scene.Said;
import tabard.table.text.Canon;

/**
 * A game written down: a header, then one step a line, with a mark whenever a round ends. A mark hashes everything above it and the
 * position reached, so that no character can change unnoticed.
 */
public final class GameRecord {
    private static final String TITLE = "tabard record 1";
    private static final String MARK = "= ";
    private static final String START = "start:";
    private static final String FAIR = "fair: ";

    /** Reads a YAML document; records know how to be written, not how documents are read. */
    @FunctionalInterface
    public interface Documents {
        Map<String, Object> read(String yaml);
    }

    private GameRecord() {}

    /** The match as a record; players tells who sat where, by seat word. */
    public static <S, A extends Action> String write(Match<S, A> match, Map<String, String> players) {
        return write(match, players, Map.of());
    }

    /** With what proves that the dice were fair: names and values without blanks. */
    public static <S, A extends Action> String write(
            Match<S, A> match, Map<String, String> players, Map<String, String> fairness) {
        var game = match.game();
        var start = match.after(0);
        var options = game.options(start);
        var pen = new Pen();
        pen.line(TITLE);
        pen.line("game: " + game.info().rules());
        pen.line("seats: " + options.seats());
        for (var setting : game.info().settings()) {
            option(pen, setting.name(), options);
        }
        players.forEach((seat, name) -> pen.line("player: " + seat + " " + line(name)));
        fairness.forEach((name, value) -> pen.line(FAIR + name + " " + value));
        if (!start.equals(game.setup(options))) {
            pen.line(START);
            Canon.write(game.text(start)).lines().forEach(line -> pen.line("  " + line));
        }
        pen.line("");
        if (match.steps().isEmpty()) {
            pen.line(pen.mark(game, start));
        }
        for (int i = 0; i < match.steps().size(); i++) {
            pen.line(match.steps().get(i).line());
            boolean last = i == match.steps().size() - 1;
            if (last || game.round(match.after(i)) != game.round(match.after(i + 1))) {
                pen.line(pen.mark(game, match.after(i + 1)));
            }
        }
        return pen.text();
    }

    /** A word stands in its line; a document below it, whole. */
    private static void option(Pen pen, String name, Options options) {
        var document = options.document(name);
        if (document.isEmpty()) {
            pen.line("option: " + name + " " + options.get(name));
        } else {
            pen.line("option: " + name);
            Canon.write(document).lines().forEach(line -> pen.line("  " + line));
        }
    }

    /** A name as the rest of a line. */
    private static String line(String name) {
        return name.isBlank() ? "?" : name.replaceAll("\\R", " ");
    }

    /** What was written so far, and the hash of all of it. */
    private static final class Pen {
        private final StringBuilder text = new StringBuilder();
        private String above = "";
        private int from;

        void line(String line) {
            text.append(line).append('\n');
        }

        <S> String mark(Game<S, ?> game, S s) {
            above = Canon.hash(above + text.substring(from) + Canon.write(game.text(s)));
            from = text.length();
            return MARK + above;
        }

        String text() {
            return text.toString();
        }
    }

    /** The game that a record is of, so that it can be looked up before reading. */
    public static String gameOf(String record) {
        return record.lines()
                .limit(2)
                .filter(line -> line.startsWith("game: "))
                .map(line -> line.substring("game: ".length()))
                .findFirst()
                .orElseThrow(() -> refused(2, Said.of("record.game")));
    }

    /** What the header carries to prove that the dice were fair. */
    public static Map<String, String> fairness(String record) {
        var found = new LinkedHashMap<String, String>();
        record.lines()
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> line.matches(FAIR + "\\S+ \\S+"))
                .forEach(line -> {
                    var words = line.split(" ", -1);
                    found.put(words[1], words[2]);
                });
        return found;
    }

    /** Plays a record again, refusing it with line and reason where it departs from the rules or from its marks. */
    public static <S, A extends Action> Match<S, A> read(Game<S, A> game, String record, Documents documents) {
        var lines = List.of(record.split("\n", -1));
        int blank = lines.indexOf("");
        var header = header(lines.subList(0, Math.max(blank, 0)), documents);
        if (!header.rules.equals(game.info().rules())) {
            throw refused(2, Said.of("document.game", header.rules, game.info().rules()));
        }
        var match = new Match<>(game, start(game, header, documents));
        var pen = new Pen();
        lines.subList(0, blank + 1).forEach(pen::line);
        int marked = -1;
        for (int i = blank + 1; i < lines.size() - 1; i++) {
            String line = lines.get(i);
            if (!line.startsWith(MARK)) {
                take(match, line, i + 1);
            } else if (!pen.mark(game, match.now()).equals(line)) {
                throw refused(
                        i + 1,
                        Said.of("record.mark", marked < 0 ? 1 : marked + 2, i)); // the first mark covers the header too
            } else {
                marked = i;
            }
            pen.line(line);
        }
        if (marked != lines.size() - 2 || !lines.getLast().isEmpty()) {
            throw refused(lines.size(), Said.of("record.end"));
        }
        return match;
    }

    private static <S, A extends Action> void take(Match<S, A> match, String line, int number) {
        try {
            match.take(match.game().step(line));
        } catch (Refusal refusal) {
            throw new Refusal(Said.of("record.line", number, refusal.why()), refusal.clause());
        }
    }

    /** The numbers are those of the lines that say how many sit down, which options hold, and where the start is laid out. */
    private record Header(
            String rules,
            int seats,
            int seatsLine,
            Map<String, Object> options,
            Map<String, Integer> optionLines,
            String start,
            int startLine) {}

    private static Header header(List<String> lines, Documents documents) {
        if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
            throw refused(1, Said.of("record.title", TITLE));
        }
        String rules = "";
        int seats = 0;
        int seatsLine = 1;
        var options = new LinkedHashMap<String, Object>();
        var optionLines = new LinkedHashMap<String, Integer>();
        int startLine = 1;
        var start = new ArrayList<String>();
        for (int i = 1; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("game: ")) {
                rules = line.substring(6);
            } else if (line.matches("seats: \\d{1,2}")) {
                seats = Integer.parseInt(line.substring(7));
                seatsLine = i + 1;
            } else if (line.matches("option: \\S+ \\S+")) {
                var words = line.split(" ", 3);
                options.put(words[1], words[2]);
                optionLines.put(words[1], i + 1);
            } else if (line.matches("option: \\S+")) {
                int to = i + 1;
                while (to < lines.size() && lines.get(to).startsWith("  ")) {
                    to++;
                }
                String name = line.substring(8);
                var document = String.join("\n", lines.subList(i + 1, to));
                options.put(name, headed(i + 1, () -> documents.read(document)));
                optionLines.put(name, i + 1);
                i = to - 1;
            } else if (line.equals(START) || (line.startsWith("  ") && !start.isEmpty())) {
                startLine = start.isEmpty() ? i + 1 : startLine;
                start.add(line);
            } else if (!line.matches("player: \\S+ .+|" + FAIR + "\\S+ \\S+")) {
                throw refused(i + 1, Said.of("record.header", line));
            }
        }
        return new Header(
                rules,
                seats,
                seatsLine,
                options,
                optionLines,
                start.stream().skip(1).collect(Collectors.joining("\n")),
                startLine);
    }

    private static <S, A extends Action> S start(Game<S, A> game, Header header, Documents documents) {
        if (header.start.isEmpty()) {
            return game.setup(options(game.info(), header));
        }
        return headed(header.startLine, () -> game.parse(documents.read(header.start)));
    }

    /** All options together; before that one by one, so that a refusal names the line that is to blame. */
    private static Options options(Info info, Header header) {
        var seats = headed(header.seatsLine, () -> info.options(header.seats, Map.of()))
                .seats();
        header.options.forEach((name, value) ->
                headed(header.optionLines.getOrDefault(name, 1), () -> info.options(seats, Map.of(name, value))));
        return headed(header.seatsLine, () -> info.options(seats, header.options));
    }

    private static <T> T headed(int line, Supplier<T> part) {
        try {
            return part.get();
        } catch (Refusal refusal) {
            throw new Refusal(
                    Said.of("record.line", line, Said.of("record.header-bad", refusal.why())), refusal.clause());
        }
    }

    private static Refusal refused(int line, Said why) {
        return new Refusal(Said.of("record.line", line, why));
    }
}
