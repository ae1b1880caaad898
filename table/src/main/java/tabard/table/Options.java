package tabard.table;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How a game is set up: how many sit down, and for every setting of the game a word, or a document where the setting is open. */
public record Options(int seats, Map<String, ?> settings) implements Serializable {
    public Options {
        var kept = new LinkedHashMap<String, Object>();
        settings.forEach((name, value) -> kept.put(name, frozen(value)));
        settings = Collections.unmodifiableMap(kept);
    }

    public String get(String setting) {
        Object value = settings.get(setting);
        if (value == null) {
            throw new IllegalArgumentException("no setting named " + setting);
        }
        return value instanceof String word ? word : OWN;
    }

    /** What {@link #get} answers where a document was brought. */
    public static final String OWN = "own";

    /** The document brought for an open setting; empty where one of the game's own was chosen. */
    @SuppressWarnings("unchecked") // documents have words for keys
    public Map<String, Object> document(String setting) {
        return settings.get(setting) instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }

    /** Every setting in a word: what was chosen, or {@link #OWN} where a document was brought. */
    public static Map<String, String> words(Map<String, ?> settings) {
        var words = new LinkedHashMap<String, String>();
        settings.forEach((name, value) -> words.put(name, value instanceof String word ? word : OWN));
        return words;
    }

    /** Documents keep the order they were written in: it is part of what a mark covers. One that was frozen is not copied again. */
    static Object frozen(Object value) {
        return switch (value) {
            case Frozen document -> document;
            case Map<?, ?> map -> {
                var kept = new LinkedHashMap<String, Object>();
                map.forEach((key, inner) -> kept.put(String.valueOf(key), frozen(inner)));
                yield new Frozen(Collections.unmodifiableMap(kept));
            }
            case List<?> list -> {
                var kept = new ArrayList<>(list.size());
                list.forEach(inner -> kept.add(frozen(inner)));
                yield Collections.unmodifiableList(kept);
            }
            default -> value;
        };
    }

    /** A document that never changes any more. */
    private static final class Frozen extends AbstractMap<String, Object> implements Serializable {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("serial") // as {@link #frozen} makes it, it can be written
        private final Map<String, Object> entries;

        Frozen(Map<String, Object> entries) {
            this.entries = entries;
        }

        @Override
        public Set<Entry<String, Object>> entrySet() {
            return entries.entrySet();
        }

        @Override
        public @Nullable Object get(@Nullable Object key) {
            return entries.get(key);
        }

        @Override
        public boolean containsKey(@Nullable Object key) {
            return entries.containsKey(key);
        }
    }
}
