package tabard.table.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.table.Named;

/** A message key with arguments: a number, "@id" (the name of a seat, zone or part), a literal text, or another Said. */
public record Said(String key, List<Object> args) {
    public Said {
        args = List.copyOf(args);
    }

    /** The name of something that players brought, in both languages: there are no words for it in the house. */
    public static final String OWN_NAME = "own-name";

    public static Said named(String en, String fr) {
        return new Said(OWN_NAME, List.of(en, fr));
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
