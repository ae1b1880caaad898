package tabard.server.protocol;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What a page says over a socket: one object a message, its kind in t. At: the view that the page has before it. */
public sealed interface FromPage {
    record Join(String table, @Nullable Integer at) implements FromPage {}

    /** A choice, or a row of them that are taken all or none. */
    record Choose(int at, @Nullable String line, @Nullable List<String> lines) implements FromPage {
        public List<String> row() {
            return lines != null ? lines : List.of(line == null ? "" : line);
        }
    }

    /** The last choice; or all since the one that was shown as the view {@code from}; or all that can be taken back. */
    record Undo(int at, @Nullable Boolean all, @Nullable Integer from) implements FromPage {}

    /** Second thoughts about what was confirmed, while others still choose. */
    record Reopen(int at) implements FromPage {}

    record Hint(int at) implements FromPage {}

    /** Such windows go by until the chronicle names that thing; without one, until the round ends. */
    record Stand(String window, @Nullable String thing) implements FromPage {}

    /** The viewer wants to be asked again. */
    record Withdraw(String window) implements FromPage {}

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
                    case "choose" -> new Choose(at, text(json, "line"), lines(json));
                    case "undo" -> new Undo(at, json.path("all").asBoolean(false), from(json));
                    case "reopen" -> new Reopen(at);
                    case "hint" -> new Hint(at);
                    case "stand" ->
                        new Stand(text(json, "window"), json.path("thing").isString() ? text(json, "thing") : null);
                    case "withdraw" -> new Withdraw(text(json, "window"));
                    case "log" -> new Log(json.path("before").asInt(0));
                    case "chat" -> new Chat(text(json, "text").strip());
                    case "sit" -> new Sit(text(json, "seat"));
                    case "here" -> new Here(json.path("visible").asBoolean(true));
                    case "resync" -> new Resync();
                    default -> null;
                });
    }

    private static @Nullable List<String> lines(JsonNode json) {
        var row = json.path("lines");
        return row.isArray() ? row.valueStream().map(line -> line.asString("")).toList() : null;
    }

    private static @Nullable Integer from(JsonNode json) {
        var from = json.path("from");
        return from.isInt() ? from.asInt() : null;
    }

    private static String text(JsonNode json, String name) {
        return json.path(name).asString("");
    }
}
