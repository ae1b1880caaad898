package tabard.laws.kit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabard.table.Game;
import tabard.table.text.Words;

/** The words of a game in a language, without those of the house. */
record GameWords(Map<String, String> texts) {
    /** What fits on a button, and what several of a kind are called: the page asks for them. */
    private static final Set<String> PAGE = Set.of("short", "many");

    /** The form of a name that a message asks for: "{1.in}" is "en Gwent". */
    private static final Pattern FORM = Pattern.compile("\\{\\d\\.([a-z-]+)}");

    /** A name counted by a number asks for two: "{1:0}" is "pièces d’or". */
    private static final Pattern COUNTED = Pattern.compile("\\{\\d:\\d}");

    static GameWords of(Game<?, ?> game, String language) {
        var own = new TreeMap<>(Words.of(game, language).texts());
        own.keySet().removeAll(Words.common(language).texts().keySet());
        return new GameWords(own);
    }

    /** The keys as they stand in the game's file, one after another. */
    static List<String> written(Game<?, ?> game, String language) throws IOException {
        try (var in = game.getClass().getResourceAsStream("messages_" + language + ".properties")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('=')))
                    .toList();
        }
    }

    /** The keys without forms of names, which each language has as it needs them. */
    Set<String> plain() {
        var asked = texts.values().stream()
                .flatMap(text -> FORM.matcher(text).results().map(found -> found.group(1)))
                .collect(Collectors.toSet());
        asked.addAll(PAGE);
        if (texts.values().stream().anyMatch(COUNTED.asPredicate())) {
            asked.addAll(Set.of("one", "many"));
        }
        var plain = new TreeSet<>(texts.keySet());
        plain.removeIf(key -> asked.contains(key.substring(key.lastIndexOf('.') + 1))
                && key.contains(".")
                && texts.containsKey(key.substring(0, key.lastIndexOf('.'))));
        return plain;
    }
}
