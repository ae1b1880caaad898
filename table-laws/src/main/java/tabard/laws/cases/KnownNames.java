package tabard.laws.cases;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Asks a game whether its positions have a place of that name, and whether such a value could stand there. */
record KnownNames(Game<?, ?> game, Map<String, Object> position) {
    /** Why not, with the nearest name there is; nothing if they have. */
    Optional<Said> unknown(List<String> path, Object value) {
        Object document = value instanceof Map ? Map.of() : value;
        for (String key : path.reversed()) {
            document = Map.of(key, document);
        }
        var probe = new LinkedHashMap<>(YamlMap.map("", document));
        for (String key : List.of("seats", "options")) {
            if (position.containsKey(key)) {
                probe.putIfAbsent(key, position.get(key));
            }
        }
        try {
            game.parse(probe);
            return Optional.empty();
        } catch (Refusal refusal) {
            String why = Reason.of(refusal.why(), false);
            boolean name = why.startsWith("document.unknown") || why.startsWith("document.value");
            return name ? Optional.of(refusal.why()) : Optional.empty();
        }
    }
}
