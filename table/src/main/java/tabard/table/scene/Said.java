package tabard.table.scene;

import java.util.List;

/** A message key with arguments: a number, "@id" (the name of a seat, zone or part), a literal text, or another Said. */
public record Said(String key, List<Object> args) {
    public Said {
        args = List.copyOf(args);
    }

    public static Said of(String key, Object... args) {
        return new Said(key, List.of(args));
    }
}
