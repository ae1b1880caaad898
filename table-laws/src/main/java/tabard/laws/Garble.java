package tabard.laws;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Spoils good texts the way a person does who writes them by hand: letters, words and entries that are wrong, missing or too many. */
final class Garble {
    private static final String LETTERS = "aez09 -:?{}()[]\n\"é";
    private static final List<Object> NONSENSE =
            List.of(-1, 1_000_000, "nonsense", "none", "?", true, List.of(), Map.of(), List.of("nonsense"));

    private final RandomGenerator dice;
    private final Map<String, Object> document;
    private final List<String> words = new ArrayList<>();

    /** Takes wrong words from a good document. */
    Garble(Map<String, Object> document, RandomGenerator dice) {
        this.dice = dice;
        this.document = document;
        learn(document);
    }

    private void learn(Object value) {
        switch (value) {
            case Map<?, ?> map ->
                map.forEach((key, inner) -> {
                    words.add(String.valueOf(key));
                    learn(inner);
                });
            case List<?> list -> list.forEach(this::learn);
            default -> words.addAll(List.of(String.valueOf(value).split("[ ()\\[\\]]+", -1)));
        }
    }

    /** One letter is changed; never into itself. */
    static String letter(String text, int at, RandomGenerator dice) {
        char other;
        do {
            other = LETTERS.charAt(dice.nextInt(LETTERS.length()));
        } while (other == text.charAt(at));
        return text.substring(0, at) + other + text.substring(at + 1);
    }

    /** A letter is changed, or a word is dropped, doubled, added, or another one. */
    String line(String text) {
        var line = new ArrayList<>(List.of(text.split(" ", -1)));
        int at = dice.nextInt(line.size());
        switch (dice.nextInt(5)) {
            case 0 -> {
                return letter(text, dice.nextInt(text.length()), dice);
            }
            case 1 -> line.add("nonsense");
            case 2 -> line.remove(at);
            case 3 -> line.add(at, line.get(at));
            default -> line.set(at, any(words));
        }
        return String.join(" ", line);
    }

    /** Somewhere in the document stands something that makes no sense there. */
    Map<String, Object> document() {
        return map(document);
    }

    /** Lists suffer more often than the rest. */
    private Map<String, Object> map(Map<String, Object> map) {
        var keys = new ArrayList<>(map.keySet());
        if (dice.nextInt(3) == 0 && map.values().stream().anyMatch(List.class::isInstance)) {
            keys.removeIf(key -> !(map.get(key) instanceof List));
        }
        var out = new LinkedHashMap<>(map);
        out.compute(any(keys), (_, value) -> value(value));
        return out;
    }

    @SuppressWarnings("unchecked") // documents have words for keys
    private Object value(Object value) {
        if (value instanceof Map<?, ?> map && !map.isEmpty() && dice.nextInt(8) > 0) {
            return map((Map<String, Object>) map);
        }
        if (value instanceof List<?> list && !list.isEmpty() && dice.nextInt(8) > 0) {
            return list(list);
        }
        return value instanceof String text && !text.isEmpty() && dice.nextInt(4) > 0 ? line(text) : any(NONSENSE);
    }

    /** An entry is spoilt, dropped, or comes again at the beginning. */
    private List<Object> list(List<?> list) {
        var out = new ArrayList<Object>(list);
        int at = dice.nextInt(out.size());
        switch (dice.nextInt(3)) {
            case 0 -> out.set(at, value(out.get(at)));
            case 1 -> out.remove(at);
            default -> out.addFirst(out.get(at));
        }
        return out;
    }

    private <T> T any(List<T> list) {
        return list.get(dice.nextInt(list.size()));
    }
}
