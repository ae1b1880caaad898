package tabard.laws.cases;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabard.table.scene.Said;

/** Compares what a case says of a position's document with what stands there, and keeps every difference. */
final class DocumentCheck {
    /** A map that says only this holds the whole content of a place: whatever it does not name is not there. */
    private static final String ONLY = "only";

    private final String root;
    private final KnownNames names;
    private final List<Difference> differences = new ArrayList<>();

    private DocumentCheck(String root, KnownNames names) {
        this.root = root;
        this.names = names;
    }

    /** The values that are expected are there; maps are compared by the keys that are expected. */
    static List<Difference> values(String root, KnownNames names, Object expected, Object found) {
        var check = new DocumentCheck(root, names);
        check.compare(List.of(), expected, found, false);
        return check.differences;
    }

    /** The heaps that are named hold so many things. */
    static List<Difference> counts(String root, KnownNames names, Object expected, Object found) {
        var check = new DocumentCheck(root, names);
        check.count(List.of(), expected, found);
        return check.differences;
    }

    private void compare(List<String> path, Object expected, Object found, boolean exact) {
        if (!(expected instanceof Map<?, ?> map) || !(found instanceof Map<?, ?> there) || (map.isEmpty() && !exact)) {
            differ(!expected.equals(found), path, expected, found);
            return;
        }
        if (map.size() == 1 && map.containsKey(ONLY) && !there.containsKey(ONLY)) {
            compare(path, map.get(ONLY), found, true);
            return;
        }
        map.forEach((key, value) -> {
            var here = below(path, key);
            if (there.containsKey(key)) {
                compare(here, value, there.get(key), exact);
            } else {
                absent(here, value);
            }
        });
        if (exact) {
            there.forEach((key, value) -> {
                boolean more = !map.containsKey(key) && !nothing(value);
                differ(more, below(path, key), Said.of("case.nothing-else"), value);
            });
        }
    }

    /** Bags do not name what is not in them: there a known name that is missing stands for 0. */
    private void absent(List<String> path, Object expected) {
        var unknown = names.unknown(path, expected);
        differ(
                unknown.isPresent() || !expected.equals(0),
                path,
                expected,
                unknown.orElseGet(() -> Said.of("case.absent")));
    }

    private static boolean nothing(Object value) {
        return switch (value) {
            case Integer number -> number == 0;
            case Boolean flag -> !flag;
            case Map<?, ?> map -> map.values().stream().allMatch(DocumentCheck::nothing);
            case Collection<?> list -> list.isEmpty();
            default -> value.equals("none");
        };
    }

    private void count(List<String> path, Object expected, Object found) {
        if (!(expected instanceof Map<?, ?> map)) {
            var size = size(found);
            differ(!expected.equals(size), path, expected, size);
        } else if (found instanceof Map<?, ?> there) {
            map.forEach((key, value) -> {
                if (there.containsKey(key)) {
                    count(below(path, key), value, there.get(key));
                } else if (!there.isEmpty() && there.values().stream().allMatch(String.class::isInstance)) {
                    lying(path, String.valueOf(key), value, there);
                } else {
                    absent(below(path, key), value);
                }
            });
        } else {
            differ(true, path, expected, found);
        }
    }

    /** Where a document says of each thing where it lies, a place holds all the things of which it says so. */
    private void lying(List<String> path, String place, Object expected, Map<?, ?> things) {
        int number = Collections.frequency(things.values(), place);
        var unknown = number > 0
                ? Optional.<Said>empty()
                : names.unknown(below(path, things.keySet().iterator().next()), place);
        differ(
                unknown.isPresent() || !expected.equals(number),
                below(path, place),
                expected,
                unknown.<Object>map(said -> said).orElse(number));
    }

    /** How many things a value stands for. */
    private static Object size(Object value) {
        return switch (value) {
            case Map<?, ?> map
            when map.values().stream().allMatch(Integer.class::isInstance) ->
                map.values().stream().mapToInt(Integer.class::cast).sum();
            case Map<?, ?> map ->
                (int) map.values().stream().filter(one -> !nothing(one)).count();
            case List<?> list -> list.size();
            default -> value;
        };
    }

    private static List<String> below(List<String> path, Object key) {
        var here = new ArrayList<>(path);
        here.add(String.valueOf(key));
        return here;
    }

    private void differ(boolean different, List<String> path, Object expected, Object found) {
        if (different) {
            String place = path.isEmpty() ? root : root + "." + String.join(".", path);
            differences.add(Difference.at(place, expected, found));
        }
    }
}
