package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Reads YAML into plain maps, lists, texts, whole numbers and truth values; whatever else it finds it refuses, with the line. A map or
 * list that has an anchor (&amp;x) may be referred to below it (*x), and a map may take over what others hold (&lt;&lt;: *x).
 */
public final class Documents {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final String MERGE = "<<";

    private final YAMLParser parser;
    private final Map<String, Object> anchors = new LinkedHashMap<>();

    private Documents(YAMLParser parser) {
        this.parser = parser;
    }

    public static Map<String, Object> read(String yaml) {
        try (var parser = (YAMLParser) YAML.createParser(yaml)) {
            try {
                return new Documents(parser).document();
            } catch (JacksonException e) {
                throw new Unreadable(yaml, parser).yaml(e);
            }
        }
    }

    private Map<String, Object> document() {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw refused("yaml.map");
        }
        var document = map();
        if (parser.nextToken() != null) {
            throw refused("yaml.one");
        }
        return document;
    }

    private Map<String, Object> map() {
        var map = new LinkedHashMap<String, Object>();
        var taken = new LinkedHashMap<String, Object>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int line = line();
            parser.nextToken();
            var value = value(key);
            if (key.equals(MERGE)) {
                take(value, line, taken);
            } else if (map.put(key, value) != null) {
                throw new Refusal(Said.of("yaml.twice", line, key));
            }
        }
        taken.forEach(map::putIfAbsent);
        return map;
    }

    /** The content of one map, or of a list of them, of which the first to name a thing counts. */
    private static void take(Object value, int line, Map<String, Object> taken) {
        for (Object one : value instanceof List<?> list ? list : List.of(value)) {
            if (!(one instanceof Map<?, ?> map)) {
                throw new Refusal(Said.of("yaml.merge", line, String.valueOf(one)));
            }
            map.forEach((key, held) -> taken.putIfAbsent((String) key, held));
        }
    }

    private List<Object> list() {
        var list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value("-"));
        }
        return list;
    }

    private Object value(String key) {
        if (parser.isCurrentAlias()) {
            return anchored(parser.getString());
        }
        var anchor = parser.getObjectId();
        var value = plain(key);
        if (anchor != null) {
            anchors.put(anchor.toString(), value);
        }
        return value;
    }

    private Object anchored(String name) {
        var value = anchors.get(name);
        if (value == null) {
            throw refused(
                    "yaml.alias",
                    Refusal.unknown("yaml.anchor", name, List.copyOf(anchors.keySet()))
                            .why());
        }
        return value;
    }

    private Object plain(String key) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> map();
            case START_ARRAY -> list();
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> {
                if (parser.getNumberType() != JsonParser.NumberType.INT) {
                    throw refused("yaml.number", parser.getString());
                }
                yield parser.getIntValue();
            }
            case VALUE_NUMBER_FLOAT -> throw refused("yaml.number", parser.getString());
            case VALUE_NULL -> throw refused("yaml.empty", key);
            case VALUE_EMBEDDED_OBJECT, PROPERTY_NAME, END_OBJECT, END_ARRAY, NOT_AVAILABLE ->
                throw refused("yaml.map");
        };
    }

    private Refusal refused(String key, Object... args) {
        var all = new ArrayList<Object>();
        all.add(line());
        all.addAll(List.of(args));
        return new Refusal(new Said(key, all));
    }

    private int line() {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }
}
