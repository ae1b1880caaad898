package tabard.server.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Everything that is kept of one person, for himself: no secret of the house in it, and nothing of anybody else. */
public final class OwnData {
    private static final JsonMapper JSON = new JsonMapper();

    /** What there is of a person, and how it is asked for. */
    private static final List<Map.Entry<String, String>> CHAPTERS = List.of(
            Map.entry("sessions", "select created, seen, device from sessions where person = ? order by created"),
            Map.entry("passkeys", "select id, name, created, used from passkeys where person = ? order by created"),
            Map.entry("notices", "select endpoint, language, created from pushes where person = ? order by created"),
            Map.entry("mail", "select address, notices, language, created from mails where person = ?"),
            Map.entry(
                    "blocked",
                    "select p.name from blocks b join people p on p.id = b.other where b.person = ? order by p.name"),
            Map.entry("tables", """
                    select t.id, t.game, t.title, t.state, t.created, t.outcome, s.seat from seats s join tables t on t.id = s.table_id
                    where s.person = ? order by t.created, t.id, s.place"""),
            Map.entry("moves", """
                    select p.table_id, p.n, p.line, p.time from steps p join seats s on s.table_id = p.table_id
                    where s.person = ? and substr(p.line, 1, length(s.seat) + 2) = s.seat || ': ' order by p.table_id, p.n"""),
            Map.entry("said", "select table_id, text, time from chat where person = ? order by time, table_id, n"));

    private OwnData() {}

    public static byte[] of(Handle handle, Person person, long now) {
        var out = new ByteArrayOutputStream();
        try (var json = JSON.createGenerator(out)) {
            json.writeStartObject();
            json.writeStringProperty("written", Instant.ofEpochMilli(now).toString());
            json.writeStringProperty("id", person.id());
            json.writeStringProperty("name", person.name());
            json.writeNumberProperty("created", person.created());
            json.writeBooleanProperty("password", person.password() != null);
            CHAPTERS.forEach(chapter -> write(handle, json, chapter, person));
            json.writeEndObject();
        }
        return (out.toString(StandardCharsets.UTF_8) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static void write(Handle handle, JsonGenerator json, Map.Entry<String, String> chapter, Person person) {
        json.writeArrayPropertyStart(chapter.getKey());
        try (var rows = handle.select(chapter.getValue(), person.id()).mapToMap().stream()) {
            rows.forEach(json::writePOJO);
        }
        json.writeEndArray();
    }
}
