package tabard.cli;

import java.util.Map;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What machines read: maps, lists, texts and numbers, indented so that people can read it too. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** A document that somebody wrote. */
    static Map<String, Object> read(String text) {
        try {
            Map<String, Object> document = MAPPER.readValue(text, new TypeReference<>() {});
            if (document != null) {
                return document;
            }
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            throw new Refusal(Said.of("json.bad", line, problem(e)));
        }
        throw new Refusal(Said.of("json.bad", 1, "null"));
    }

    /** The parser's words without what only a programmer would look for. */
    private static String problem(JacksonException e) {
        return e.getOriginalMessage().replaceAll("(?s)\\s*(\\(start marker|\\[Source|\\R|\\(from |of type `).*", "");
    }
}
