package tabard.server.web;

import io.javalin.http.Context;
import java.time.InstantSource;
import tabard.server.live.LiveTables;
import tabard.server.live.Thinkers;
import tabard.server.store.OwnData;
import tabard.server.store.People;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;

/** What one takes along, and how one goes for good. */
final class DepartureDesk {
    private static final int TABLES = 1000;

    private final Store store;
    private final LiveTables tables;
    private final Thinkers thinkers;
    private final Guard guard;
    private final Socket socket;
    private final Passwords passwords;
    private final InstantSource clock;

    DepartureDesk(
            Store store,
            LiveTables tables,
            Thinkers thinkers,
            Guard guard,
            Socket socket,
            Passwords passwords,
            InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.thinkers = thinkers;
        this.guard = guard;
        this.socket = socket;
        this.passwords = passwords;
        this.clock = clock;
    }

    /** Everything that is kept of this person, as one file. */
    void data(Context ctx) {
        var person = guard.person(ctx);
        guard.hashing(ctx, person.id());
        byte[] file = store.read(handle -> OwnData.of(handle, person, clock.millis()));
        ctx.contentType("application/json")
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", "attachment; filename=\"tabard-" + person.id() + ".json\"")
                .result(file);
    }

    /** Whoever has a password gives it: it cannot be undone. */
    void forget(Context ctx) {
        var person = guard.person(ctx);
        if (person.password() != null) {
            guard.hashing(ctx, person.id());
            if (!passwords.right(Reply.body(ctx, PeopleDesk.Wish.class).old(), person.password())) {
                throw new Refused(403, "inn.old-password");
            }
        }
        var seats = store.read(handle -> Tables.of(handle, person.id(), TABLES));
        store.change(handle -> People.delete(handle, person.id(), thinkers.standIn()));
        socket.drop(person.id(), _ -> true);
        seats.stream().map(TableRow::id).forEach(tables::readAgain);
        guard.close(ctx);
        ctx.status(204);
    }
}
