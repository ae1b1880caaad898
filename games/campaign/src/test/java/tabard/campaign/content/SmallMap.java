package tabard.campaign.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The map that docs/maps.md shows whole: lawful as it stands there, and spoilt by tests in one place at a time. */
record SmallMap(Map<String, Object> document) {
    private static final JsonMapper JSON = new JsonMapper();

    static SmallMap read() {
        try {
            String page = Files.readString(Path.of("../../docs/maps.md"));
            int from = page.indexOf("```json\n") + "```json\n".length();
            return new SmallMap(json(page.substring(from, page.indexOf("```", from))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Map<String, Object> json(String text) {
        return JSON.readValue(text, new TypeReference<>() {});
    }

    @SuppressWarnings("unchecked") // documents have words for keys
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked") // a list that Jackson has read
    List<Object> list(String name) {
        return (List<Object>) document.getOrDefault(name, List.of());
    }

    Map<String, Object> territory(int number) {
        return map(list("territories").get(number - 1));
    }

    Map<String, Object> seat(int number) {
        return map(list("setup").get(number - 1));
    }

    @SuppressWarnings("unchecked") // a list that Jackson has read
    List<Object> starts(int seat) {
        return (List<Object>) seat(seat).getOrDefault("territories", List.of());
    }

    Map<String, Object> start(int seat, int index) {
        return map(starts(seat).get(index));
    }

    void polygon(int number, String corners) {
        territory(number)
                .put("polygon", SmallMap.json("{\"polygon\": " + corners + "}").getOrDefault("polygon", ""));
    }
}
