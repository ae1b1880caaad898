package tabard.cli;

import java.util.Map;
import tabard.laws.cases.Unreadable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What machines read: maps, lists, texts and numbers, indented so that people can read it too. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) // we look for ourselves
            .build();

    private Json() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** A document that somebody wrote. */
    static Map<String, Object> read(String text) {
        try (var parser = MAPPER.createParser(text)) {
            var trouble = new Unreadable(text, parser);
            try {
                if (parser.nextToken() != JsonToken.START_OBJECT) {
                    throw trouble.json("reading.map");
                }
                Map<String, Object> document = MAPPER.readValue(parser, new TypeReference<>() {});
                if (parser.nextToken() != null) {
                    throw trouble.json("reading.more");
                }
                return document;
            } catch (JacksonException e) {
                throw trouble.json(e);
            }
        }
    }
}
