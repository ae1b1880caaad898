package tabard.laws.cases;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Reads YAML into plain maps, lists, texts, whole numbers and truth values; whatever else it finds it refuses, with the line. */
public final class Documents {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Pattern LINE = Pattern.compile(" line (\\d{1,9}),");

    private Documents() {}

    public static Map<String, Object> read(String yaml) {
        try (var parser = (YAMLParser) YAML.createParser(yaml)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw refused(parser, "yaml.map");
            }
            var document = map(parser);
            if (parser.nextToken() != null) {
                throw refused(parser, "yaml.one");
            }
            return document;
        } catch (JacksonException e) {
            throw new Refusal(Said.of("yaml.bad", line(e), problem(e)));
        }
    }

    /** Where the trouble began: the parser's words name that line first, and then the one where it gave up. */
    private static int line(JacksonException e) {
        var line = LINE.matcher(e.getOriginalMessage());
        return line.find() ? Integer.parseInt(line.group(1)) : e.getLocation().getLineNr();
    }

    /** The parser's words without the places and the excerpts, which are indented. */
    private static String problem(JacksonException e) {
        return e.getOriginalMessage()
                .lines()
                .filter(line -> !line.startsWith(" "))
                .collect(Collectors.joining(", "));
    }

    private static Map<String, Object> map(YAMLParser parser) {
        var map = new LinkedHashMap<String, Object>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            int line = line(parser);
            parser.nextToken();
            if (map.put(key, value(parser, key)) != null) {
                throw new Refusal(Said.of("yaml.twice", line, key));
            }
        }
        return map;
    }

    private static List<Object> list(YAMLParser parser) {
        var list = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(parser, "-"));
        }
        return list;
    }

    private static Object value(YAMLParser parser, String key) {
        if (parser.isCurrentAlias()) {
            throw refused(parser, "yaml.alias", parser.getString());
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> map(parser);
            case START_ARRAY -> list(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> {
                if (parser.getNumberType() != JsonParser.NumberType.INT) {
                    throw refused(parser, "yaml.number", parser.getString());
                }
                yield parser.getIntValue();
            }
            case VALUE_NUMBER_FLOAT -> throw refused(parser, "yaml.number", parser.getString());
            case VALUE_NULL -> throw refused(parser, "yaml.empty", key);
            case VALUE_EMBEDDED_OBJECT, PROPERTY_NAME, END_OBJECT, END_ARRAY, NOT_AVAILABLE ->
                throw refused(parser, "yaml.map");
        };
    }

    private static Refusal refused(JsonParser parser, String key, Object... args) {
        var all = new ArrayList<Object>();
        all.add(line(parser));
        all.addAll(List.of(args));
        return new Refusal(new Said(key, all));
    }

    private static int line(JsonParser parser) {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }
}
