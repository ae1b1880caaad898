package tabard.table.scene;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** All of the picture that never changes during a game. Marks maps a mark to the sentence that explains it; lessons are for beginners. */
public record Box(
        String game,
        String art,
        List<Zone> zones,
        List<Part> parts,
        Map<String, Said> marks,
        List<Window> windows,
        List<Lesson> lessons) {
    /** Of a game that teaches nothing by the way. */
    public Box(
            String game,
            String art,
            List<Zone> zones,
            List<Part> parts,
            Map<String, Said> marks,
            List<Window> windows) {
        this(game, art, zones, parts, marks, windows, List.of());
    }

    /** Of a game in which nobody steps in. */
    public Box(String game, String art, List<Zone> zones, List<Part> parts, Map<String, Said> marks) {
        this(game, art, zones, parts, marks, List.of());
    }

    /** The names of zones that belong to what players brought, a map: no words of the game say them. */
    public Map<String, String> ownNames(Function<Said, String> said) {
        var names = new HashMap<String, String>();
        for (var zone : zones) {
            var name = zone.name();
            if (name != null && name.key().equals(Said.OWN_NAME)) {
                names.put(zone.id(), said.apply(name));
            }
        }
        return names;
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
