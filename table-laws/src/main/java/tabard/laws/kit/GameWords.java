package tabard.laws.kit;

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
    /** The form of a name that a message asks for: "{1.in}" is "en Gwent". */
    private static final Pattern FORM = Pattern.compile("\\{\\d\\.([a-z-]+)}");

    static GameWords of(Game<?, ?> game, String language) {
        var own = new TreeMap<>(Words.of(game, language).texts());
        own.keySet().removeAll(Words.common(language).texts().keySet());
        return new GameWords(own);
    }

    /** The keys without forms of names, which each language has as it needs them. */
    Set<String> plain() {
        var asked = texts.values().stream()
                .flatMap(text -> FORM.matcher(text).results().map(found -> found.group(1)))
                .collect(Collectors.toSet());
        var plain = new TreeSet<>(texts.keySet());
        plain.removeIf(key -> asked.contains(key.substring(key.lastIndexOf('.') + 1))
                && key.contains(".")
                && texts.containsKey(key.substring(0, key.lastIndexOf('.'))));
        return plain;
    }
}
