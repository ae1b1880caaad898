package tabard.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.store.Keeper;
import tabard.server.store.Keeper.PersonLine;
import tabard.server.store.Keeper.TableLine;
import tabard.server.store.Store;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Keeps an inn by its database, whether the inn is open or closed. */
public final class Steward implements AutoCloseable {
    private final Store store;
    private final Config config;

    /** Of an inn that is there: none is made. */
    public Steward(Config config) {
        this.config = config;
        this.store = opened(config);
    }

    private static Store opened(Config config) {
        var store = Store.existing(config.data(), config.database());
        try {
            return store.atLeast(Keeper.SINCE);
        } catch (Refusal older) {
            store.close();
            throw older;
        }
    }

    public List<PersonLine> people(String part, int most) {
        return store.read(handle -> Keeper.people(handle, part, most));
    }

    public List<TableLine> tables(@Nullable String state, int most) {
        return store.read(handle -> Keeper.tables(handle, state, most));
    }

    public Map<String, Long> sizes() {
        return store.read(Keeper::sizes);
    }

    public void ban(String person) {
        found(store.write(handle -> Keeper.ban(handle, person, config.clock().millis())), "admin.no-person", person);
    }

    public void letIn(String person) {
        found(store.write(handle -> Keeper.letIn(handle, person)), "admin.no-person", person);
    }

    /** Keeper: he keeps the inn by its page from now on; else he does no more. */
    public void appoint(String person, boolean keeper) {
        found(store.write(handle -> Keeper.appoint(handle, person, keeper)), "admin.no-person", person);
    }

    /** Guests whom nobody has seen for so long, and who left nothing that waits for them. How many are gone. */
    public int prune(Duration since) {
        long before = config.clock().millis() - since.toMillis();
        return store.write(handle -> Keeper.prune(handle, before));
    }

    public void end(String table) {
        found(store.write(handle -> Keeper.end(handle, table)), "admin.no-table", table);
    }

    public void say(String text) {
        store.change(handle -> Keeper.note(handle, text));
    }

    private static void found(boolean there, String key, String id) {
        if (!there) {
            throw new Refusal(Said.of(key, id));
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
