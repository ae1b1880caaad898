package tabard.table.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;

/** A message key with arguments: a number, "@id" (the name of a seat, zone or part), a literal text, or another Said. */
public record Said(String key, List<Object> args) {
    public Said {
        args = List.copyOf(args);
    }

    /** Names may be given as they are: a Named is told by its {@link Named#said}. */
    public static Said of(String key, Object... args) {
        var told = new ArrayList<Object>(args.length);
        for (var arg : args) {
            told.add(arg instanceof Named named ? named.said() : arg);
        }
        return new Said(key, told);
    }
}
