package tabard.server.protocol;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** The house's JSON: records by the names of their components. */
public final class RecordJson {
    public static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new SimpleModule().addSerializer(Record.class, new Serializer()))
            .build();

    private static final int USUAL_SIZE = 1024;

    private RecordJson() {}

    /** In UTF-8, as it goes over the wire. */
    public static byte[] bytes(Record value) {
        var bytes = new ByteArrayOutputStream(USUAL_SIZE);
        try (var out = JSON.createGenerator(bytes)) {
            RecordWriter.write(value, out);
        }
        return bytes.toByteArray();
    }

    /** As it is kept. */
    public static String text(Record value) {
        return new String(bytes(value), StandardCharsets.UTF_8);
    }

    private static final class Serializer extends StdSerializer<Record> {
        Serializer() {
            super(Record.class);
        }

        @Override
        public void serialize(Record value, JsonGenerator out, SerializationContext context) {
            RecordWriter.write(value, out);
        }
    }
}
