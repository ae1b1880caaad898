package tabard.laws.cases;

import java.util.LinkedHashMap;
import java.util.Map;

/** Lays one document over another: maps are laid over maps, everything else replaces, and an empty map empties. */
final class Overlay {
    private Overlay() {}

    static Map<String, Object> over(Map<String, Object> below, Map<String, Object> above) {
        var both = new LinkedHashMap<>(below);
        above.forEach((key, value) -> both.merge(key, value, (old, laid) -> layered(key, old, laid)));
        return both;
    }

    private static Object layered(String key, Object below, Object above) {
        boolean maps = below instanceof Map && above instanceof Map<?, ?> map && !map.isEmpty();
        return maps ? over(YamlMap.map(key, below), YamlMap.map(key, above)) : above;
    }
}
