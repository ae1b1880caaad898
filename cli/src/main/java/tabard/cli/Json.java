package tabard.cli;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What machines read: maps, lists, texts and numbers, indented so that people can read it too. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private Json() {}

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
