package tabard.laws.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A map in a case file, with the place where it stands: every wrong key or value is refused at that place. */
record YamlMap(String place, Map<String, Object> values) {
    /** A map that may hold these keys and no others. */
    static YamlMap of(String place, Object value, List<String> keys) {
        var entry = new YamlMap(place, map(place, value));
        for (String key : entry.values.keySet()) {
            if (!keys.contains(key)) {
                throw Refusal.unknown("case.key", key, keys).at(place);
            }
        }
        return entry;
    }

    @SuppressWarnings("unchecked") // documents have texts for keys
    static Map<String, Object> map(String place, Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new Refusal(Said.of("document.map", String.valueOf(value))).at(place);
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    String place(String key) {
        return place + ", " + key;
    }

    /** What the key holds, read by the reader with its place; nothing where the key is missing. */
    <T> Optional<T> read(String key, Function<Object, T> reader) {
        return Optional.ofNullable(values.get(key)).map(reader);
    }

    Object need(String key) {
        var value = values.get(key);
        if (value == null) {
            throw new Refusal(Said.of("case.needs", key)).at(place);
        }
        return value;
    }

    String text(String key) {
        return text(place(key), need(key));
    }

    String textOr(String key, String other) {
        return has(key) ? text(key) : other;
    }

    /** One text or a list of them; none where the key is missing. */
    List<String> texts(String key) {
        return read(key, value -> texts(place(key), value)).orElse(List.of());
    }

    Map<String, Object> map(String key) {
        return read(key, value -> map(place(key), value)).orElse(Map.of());
    }

    static String text(String place, Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new Refusal(Said.of("case.text", String.valueOf(value))).at(place);
    }

    static List<String> texts(String place, Object value) {
        var texts = new ArrayList<String>();
        for (Object entry : value instanceof List<?> list ? list : List.of(value)) {
            texts.add(text(place, entry));
        }
        return List.copyOf(texts);
    }

    static int number(String place, Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        throw new Refusal(Said.of("line.number", String.valueOf(value))).at(place);
    }
}
