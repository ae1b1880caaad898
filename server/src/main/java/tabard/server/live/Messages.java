package tabard.server.live;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.bots.Hint;
import tabard.server.store.Chat;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Beat;
import tabard.table.scene.Said;
import tabard.table.scene.Scene;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** What the server says over a socket, as JSON: one object a message. */
final class Messages {
    static final JsonMapper JSON =
            JsonMapper.builder().addModule(new SceneJson()).build();
    private static final int LOG_LINES = 50;
    private static final int USUAL_SIZE = 1024;

    private Messages() {}

    /** Writes the members of an object. */
    @FunctionalInterface
    private interface Members {
        void write(JsonGenerator out);
    }

    private static byte[] message(String kind, Members members) {
        return object(out -> {
            out.writeStringProperty("t", kind);
            members.write(out);
        });
    }

    /** In UTF-8, as it goes over the wire. */
    private static byte[] object(Members members) {
        var bytes = new ByteArrayOutputStream(USUAL_SIZE);
        try (var out = JSON.createGenerator(bytes)) {
            out.writeStartObject();
            members.write(out);
            out.writeEndObject();
        }
        return bytes.toByteArray();
    }

    private static String text(Members members) {
        return new String(object(members), StandardCharsets.UTF_8);
    }

    static String word(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(var seat) -> seat.word();
            case Viewer.Spectator _ -> "spectator";
            case Viewer.Referee _ -> "referee";
        };
    }

    static byte[] view(Viewpoint<?, ?> viewpoint) {
        return message("view", out -> {
            var scene = viewpoint.picture().scene();
            out.writeNumberProperty("at", viewpoint.at());
            out.writeStringProperty("viewer", word(viewpoint.viewer()));
            out.writeName("set");
            SceneJson.elements(scene.elements(), out);
            SceneJson.said("status", scene.status(), out);
            out.writeName("waits");
            SceneJson.words(scene.waits(), out);
            out.writeName("asks");
            SceneJson.prompts(scene.asks(), out);
            SceneJson.flag("undo", viewpoint.picture().undo(), out);
            var log = viewpoint.log();
            out.writeName("log");
            lines(log.subList(Math.max(0, log.size() - LOG_LINES), log.size()), out);
        });
    }

    static byte[] delta(int at, Delta.Change delta) {
        return message("delta", out -> {
            var scene = delta.after().scene();
            out.writeNumberProperty("at", at);
            out.writeArrayPropertyStart("beats");
            for (var beat : delta.beats()) {
                SceneJson.beat(beat, out);
            }
            out.writeEndArray();
            if (delta.newStatus()) {
                if (scene.status() == null) {
                    out.writeNullProperty("status");
                } else {
                    SceneJson.said("status", scene.status(), out);
                }
            }
            if (delta.newWaits()) {
                out.writeName("waits");
                SceneJson.words(scene.waits(), out);
            }
            if (delta.newAsks()) {
                out.writeName("asks");
                SceneJson.prompts(scene.asks(), out);
            }
            if (delta.newUndo()) {
                out.writeNumberProperty("undo", delta.after().undo() ? 1 : 0);
            }
        });
    }

    /** A scene as the first frame of a replay. */
    static String start(Scene scene) {
        return text(out -> {
            out.writeName("set");
            SceneJson.elements(scene.elements(), out);
            SceneJson.said("status", scene.status(), out);
        });
    }

    /** A beat of a replay, with what is waited for after it. */
    static String frame(Beat beat, Scene after) {
        return text(out -> {
            SceneJson.members(beat, out);
            SceneJson.said("status", after.status(), out);
            out.writeName("waits");
            SceneJson.words(after.waits(), out);
        });
    }

    static byte[] log(List<LogLine> before) {
        return message("log", out -> {
            out.writeName("lines");
            lines(before.subList(Math.max(0, before.size() - LOG_LINES), before.size()), out);
        });
    }

    private static void lines(List<LogLine> log, JsonGenerator out) {
        out.writeStartArray();
        for (var line : log) {
            out.writeStartObject();
            out.writeNumberProperty("at", line.at());
            SceneJson.said("say", line.say(), out);
            SceneJson.text("by", line.by(), out);
            SceneJson.text("clause", line.clause(), out);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    static byte[] refused(int at, Refusal refusal) {
        return refused(at, refusal.why(), refusal.clause());
    }

    static byte[] refused(int at, Said why, @Nullable String clause) {
        return message("refused", out -> {
            out.writeNumberProperty("at", at);
            SceneJson.said("why", why, out);
            if (clause != null && !clause.isEmpty()) {
                out.writeStringProperty("clause", clause);
            }
        });
    }

    static byte[] hints(int at, List<? extends Hint<?>> best) {
        return message("hints", out -> {
            out.writeNumberProperty("at", at);
            out.writeArrayPropertyStart("best");
            for (var hint : best) {
                out.writeStartObject();
                out.writeStringProperty("line", hint.option().text());
                out.writeNumberProperty("outcome", hint.outcome());
                out.writeArrayPropertyStart("reasons");
                for (var reason : hint.reasons()) {
                    out.writeStartObject();
                    SceneJson.said("say", reason.say(), out);
                    out.writeBooleanProperty("good", reason.good());
                    out.writeEndObject();
                }
                out.writeEndArray();
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    static byte[] chat(Chat line) {
        return message("chat", out -> chat(line, out));
    }

    static byte[] chats(List<Chat> lines) {
        return message("chats", out -> {
            out.writeArrayPropertyStart("lines");
            for (var line : lines) {
                out.writeStartObject();
                chat(line, out);
                out.writeEndObject();
            }
            out.writeEndArray();
        });
    }

    private static void chat(Chat line, JsonGenerator out) {
        out.writeNumberProperty("n", line.n());
        out.writeStringProperty("by", line.name());
        SceneJson.text("seat", line.seat(), out);
        out.writeStringProperty("text", line.text());
        out.writeNumberProperty("when", line.time());
    }

    /** A message whose members are plain: maps, lists, texts, numbers. */
    static byte[] plain(String kind, Map<String, ?> members) {
        return message(kind, out -> members.forEach((name, value) -> out.writePOJOProperty(name, value)));
    }
}
