package tabard.laws.cases;

import java.util.List;
import java.util.stream.Collectors;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Where a case and the game part: the place, what the case expects there and what was found. */
public record Difference(String path, Said expected, Said found) {
    static Difference at(String path, Object expected, Object found) {
        return new Difference(path, value(expected), value(found));
    }

    static List<Difference> unless(boolean same, String path, Object expected, Object found) {
        return same ? List.of() : List.of(at(path, expected, found));
    }

    /** The same, of a moment before the end of the case. */
    Difference after(int steps) {
        return new Difference("after " + steps + ", " + path, expected, found);
    }

    static Said refused(Refusal refusal) {
        return refusal.clause().isEmpty()
                ? Said.of("case.refused", refusal.why())
                : Said.of("case.refused-by", refusal.why(), refusal.clause());
    }

    private static Said value(Object value) {
        return value instanceof Said said ? said : Said.of("case.value", text(value));
    }

    private static String text(Object value) {
        return switch (value) {
            case List<?> list
            when !list.isEmpty() -> list.stream().map(String::valueOf).collect(Collectors.joining("\n"));
            case String text when text.isEmpty() -> "\"\"";
            default -> value.toString();
        };
    }
}
