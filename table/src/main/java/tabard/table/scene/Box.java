package tabard.table.scene;

import java.util.List;
import java.util.Map;

/** All of the picture that never changes during a game. Marks maps a mark to the sentence that explains it. */
public record Box(
        String game, String art, List<Zone> zones, List<Part> parts, Map<String, Said> marks, List<Window> windows) {
    /** Of a game in which nobody steps in. */
    public Box(String game, String art, List<Zone> zones, List<Part> parts, Map<String, Said> marks) {
        this(game, art, zones, parts, marks, List.of());
    }
}
