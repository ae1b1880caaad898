package tabard.table.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All of the picture that never changes during a game. Marks maps a mark to the sentence that explains it. */
public record Box(
        String game, String art, List<Zone> zones, List<Part> parts, Map<String, Said> marks, List<Window> windows) {
    /** Of a game in which nobody steps in. */
    public Box(String game, String art, List<Zone> zones, List<Part> parts, Map<String, Said> marks) {
        this(game, art, zones, parts, marks, List.of());
    }

    /** What marks on pieces and zones mean: "mark.WORD" of each. */
    public static Map<String, Said> marks(String... words) {
        var marks = new LinkedHashMap<String, Said>();
        for (String word : words) {
            marks.put(word, Said.of("mark." + word));
        }
        return Collections.unmodifiableMap(marks);
    }
}
