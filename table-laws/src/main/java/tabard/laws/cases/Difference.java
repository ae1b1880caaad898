package tabard.laws.cases;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Where a case and the game part: the place, what the case expects there and what was found. */
public record Difference(String path, Said expected, Said found) {
    static Difference at(String path, Object expected, Object found) {
        return new Difference(path, value(expected), value(found));
    }

    static Difference at(String path, Said expected, Said found) {
        return new Difference(path, expected, found);
    }

    static Optional<Difference> unless(boolean same, String path, Object expected, Object found) {
        return same ? Optional.empty() : Optional.of(at(path, expected, found));
    }

    /** The first place where what is found lacks something expected: maps are compared by the keys that are expected. */
    static Optional<Difference> between(String path, Object expected, Object found) {
        if (!(expected instanceof Map<?, ?> map) || !(found instanceof Map<?, ?> there) || map.isEmpty()) {
            return unless(expected.equals(found), path, expected, found);
        }
        for (var entry : map.entrySet()) {
            String here = path + "." + entry.getKey();
            if (!there.containsKey(entry.getKey())) {
                return Optional.of(at(here, value(entry.getValue()), Said.of("case.absent")));
            }
            var first = between(here, entry.getValue(), there.get(entry.getKey()));
            if (first.isPresent()) {
                return first;
            }
        }
        return Optional.empty();
    }

    static Said refused(Refusal refusal) {
        return refusal.clause().isEmpty()
                ? Said.of("case.refused", refusal.why())
                : Said.of("case.refused-by", refusal.why(), refusal.clause());
    }

    private static Said value(Object value) {
        return Said.of(
                "case.value",
                switch (value) {
                    case List<?> list
                    when !list.isEmpty() -> list.stream().map(String::valueOf).collect(Collectors.joining("\n"));
                    case String text when text.isEmpty() -> "\"\"";
                    default -> value.toString();
                });
    }
}
