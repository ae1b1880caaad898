package tabard.immortals.rules;

import java.util.ArrayList;
import tabard.immortals.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** How messages name the things of this game. */
public final class Tell {
    private Tell() {}

    /** By the word, but for what shares its word with something else: "gold" is a space and what is extracted there. */
    public static Object name(Named thing) {
        return switch (thing) {
            case Space space -> "@space." + space.word();
            case Realm realm -> "@limbo-" + realm.word();
            case Pile pile -> "@deck-" + pile.word();
            case Phase phase -> "@phase-" + phase.word();
            case Group group -> group.armies();
            default -> "@" + thing.word();
        };
    }

    public static Said said(String key, Object... args) {
        var told = new ArrayList<Object>(args.length);
        for (var arg : args) {
            told.add(arg instanceof Named named ? name(named) : arg);
        }
        return new Said(key, told);
    }

    static Refusal refusal(String clause, String key, Object... args) {
        return new Refusal(said(key, args), clause);
    }
}
