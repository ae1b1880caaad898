package tabard.server.protocol;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What a page says over a socket: one object a message, its kind in t. At: the view that the page has before it. */
public sealed interface FromPage {
    record Join(String table, @Nullable Integer at) implements FromPage {}

    record Choose(int at, String line) implements FromPage {}

    record Undo(int at) implements FromPage {}

    /** Second thoughts about what was confirmed, while others still choose. */
    record Reopen(int at) implements FromPage {}

    record Hint(int at) implements FromPage {}

    record Log(int before) implements FromPage {}

    record Chat(String text) implements FromPage {}

    record Sit(String seat) implements FromPage {}

    record Here(boolean visible) implements FromPage {}

    record Resync() implements FromPage {}

    /** Empty where it is of no kind that is known. What a message lacks is no view, no text, no seat. */
    static Optional<FromPage> read(JsonNode json) {
        int at = json.path("at").asInt(-1);
        return Optional.ofNullable(
                switch (json.path("t").asString("")) {
                    case "join" -> new Join(text(json, "table"), json.path("at").isInt() ? at : null);
                    case "choose" -> new Choose(at, text(json, "line"));
                    case "undo" -> new Undo(at);
                    case "reopen" -> new Reopen(at);
                    case "hint" -> new Hint(at);
                    case "log" -> new Log(json.path("before").asInt(0));
                    case "chat" -> new Chat(text(json, "text").strip());
                    case "sit" -> new Sit(text(json, "seat"));
                    case "here" -> new Here(json.path("visible").asBoolean(true));
                    case "resync" -> new Resync();
                    default -> null;
                });
    }

    private static String text(JsonNode json, String name) {
        return json.path(name).asString("");
    }
}
