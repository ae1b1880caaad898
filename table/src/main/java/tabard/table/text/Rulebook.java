package tabard.table.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tabard.table.Refusal;

/** The rules of a game in one language, clause by clause, as the game ships them. */
public record Rulebook(String title, String introduction, List<Chapter> chapters) {
    private static final Pattern CLAUSE = Pattern.compile("\\*\\*([A-Z]{2}-[0-9]+\\.[0-9A-Za-z.]+)\\*\\* (.*)");

    public record Chapter(String title, List<Clause> clauses) {}

    public record Clause(String id, String text) {}

    public static Rulebook of(Object game, String language) {
        String file = "rules_" + language + ".md";
        try (var in = game.getClass().getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(
                        "no " + file + " beside " + game.getClass().getName());
            }
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Paragraphs: a title, an introduction, chapter headings, and clauses that begin with their id in bold. */
    static Rulebook read(String markdown) {
        String title = "";
        var introduction = new ArrayList<String>();
        var chapters = new ArrayList<Chapter>();
        for (String paragraph : markdown.strip().split("\\n\\s*\\n", -1)) {
            String text = paragraph.strip().replaceAll("\\s*\\n\\s*", " ");
            var clause = CLAUSE.matcher(text);
            if (clause.matches()) {
                chapters.getLast().clauses().add(new Clause(clause.group(1), clause.group(2)));
            } else if (text.startsWith("## ")) {
                chapters.add(new Chapter(text.substring(3), new ArrayList<>()));
            } else if (text.startsWith("# ")) {
                title = text.substring(2);
            } else if (chapters.isEmpty()) {
                introduction.add(text);
            } else {
                throw new IllegalStateException("not a clause: " + text);
            }
        }
        return new Rulebook(title, String.join("\n\n", introduction), chapters);
    }

    public Map<String, Clause> clauses() {
        var all = new LinkedHashMap<String, Clause>();
        for (var chapter : chapters) {
            for (var clause : chapter.clauses()) {
                if (all.put(clause.id(), clause) != null) {
                    throw new IllegalStateException("two clauses " + clause.id());
                }
            }
        }
        return all;
    }

    /** By its full id, or without the game's letters: "6.3". */
    public Clause clause(String id) {
        var all = clauses();
        String wanted = id.toUpperCase(Locale.ROOT);
        for (var clause : all.values()) {
            String known = clause.id().toUpperCase(Locale.ROOT);
            if (known.equals(wanted) || known.substring(3).equals(wanted)) {
                return clause;
            }
        }
        throw Refusal.unknown("clause.unknown", id, List.copyOf(all.keySet()));
    }
}
