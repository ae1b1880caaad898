package tabard.server.live;

import tabard.table.Game;
import tabard.table.scene.Said;

/** Calls people to a table where they are asked something and do not look. Calling never waits. */
public interface Bell {
    /** Rings for nobody. */
    Bell NONE = call -> {};

    /** A person to be called, and what he is asked there; only he is told. */
    record Call(String person, String table, String title, Game<?, ?> game, Said question) {}

    void ring(Call call);
}
