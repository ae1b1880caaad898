package tabard.server.web;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import tabard.server.Limits;
import tabard.server.live.LiveTables;
import tabard.server.live.Request;
import tabard.server.protocol.Me;
import tabard.server.store.LostRace;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;

/** People: a guest under any name, who may add a password, come back with it, and be forgotten. */
final class PeopleDesk {
    private static final Argon2Function HASH = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);
    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;
    private static final int TABLES = 1000;

    /** Hashing takes memory on purpose: two at a time. */
    private final Semaphore hashing = new Semaphore(2);

    private final Store store;
    private final LiveTables tables;
    private final Guard guard;
    private final Socket socket;
    private final Limits limits;
    private final InstantSource clock;

    PeopleDesk(Store store, LiveTables tables, Guard guard, Socket socket, Limits limits, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.guard = guard;
        this.socket = socket;
        this.limits = limits;
        this.clock = clock;
    }

    /** What a person sends about himself. */
    record Wish(@Nullable String name, @Nullable String password) {}

    void me(Context ctx) {
        guard.somebody(ctx).ifPresentOrElse(person -> Reply.json(ctx, Me.of(person)), () -> ctx.status(204));
    }

    void enter(Context ctx) {
        guard.newcomer(ctx);
        var person = new Person(Tokens.id(), name(Reply.body(ctx, Wish.class)), null, clock.millis());
        store.change(handle -> People.insert(handle, person));
        guard.open(ctx, person.id(), clock.millis());
        Reply.json(ctx, Me.of(person));
    }

    void rename(Context ctx) {
        var person = guard.person(ctx);
        String name = name(Reply.body(ctx, Wish.class));
        try {
            store.change(handle -> People.rename(handle, person.id(), name));
        } catch (LostRace taken) {
            throw new Refused(409, "inn.name-taken", name);
        }
        atTables(person);
        Reply.json(ctx, Me.of(new Person(person.id(), name, person.password(), person.created())));
    }

    void password(Context ctx) {
        var person = guard.person(ctx);
        String hash = hash(password(Reply.body(ctx, Wish.class)));
        try {
            store.change(handle -> People.password(handle, person, hash));
        } catch (LostRace taken) {
            throw new Refused(409, "inn.name-taken", person.name());
        }
        guard.closeOthers(ctx, person.id());
        socket.drop(person.id(), secret -> !secret.equals(ctx.cookie(Guard.COOKIE)));
        Reply.json(ctx, Me.of(new Person(person.id(), person.name(), hash, person.created())));
    }

    void login(Context ctx) {
        var wish = Reply.body(ctx, Wish.class);
        String name = name(wish);
        guard.login(ctx, name);
        var person = store.read(handle -> People.called(handle, name)).orElse(null);
        // a wrong name takes as long as a wrong password
        String known = person == null || person.password() == null ? hash("nobody at all") : person.password();
        boolean right = check(password(wish), known);
        if (person == null || !right) {
            throw new Refused(403, "inn.wrong-password");
        }
        guard.open(ctx, person.id(), clock.millis());
        Reply.json(ctx, Me.of(person));
    }

    void logout(Context ctx) {
        guard.somebody(ctx)
                .ifPresent(person -> socket.drop(person.id(), secret -> secret.equals(ctx.cookie(Guard.COOKIE))));
        guard.close(ctx);
        ctx.status(204);
    }

    void forget(Context ctx) {
        var person = guard.person(ctx);
        var seats = store.read(handle -> Tables.of(handle, person.id(), TABLES));
        store.change(handle -> People.delete(handle, person.id()));
        socket.drop(person.id(), _ -> true);
        seats.stream().map(TableRow::id).forEach(id -> tables.run(id, new Request.Renamed()));
        guard.close(ctx);
        ctx.status(204);
    }

    private void atTables(Person person) {
        for (var table : store.read(handle -> Tables.of(handle, person.id(), TABLES))) {
            if (table.state() != TableRow.State.OVER) {
                tables.run(table.id(), new Request.Renamed());
            }
        }
    }

    private String hash(String password) {
        hashing.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(16).with(HASH).getResult();
        } finally {
            hashing.release();
        }
    }

    private boolean check(String password, String hash) {
        hashing.acquireUninterruptibly();
        try {
            return Password.check(password, hash).with(Argon2Function.getInstanceFromHash(hash));
        } finally {
            hashing.release();
        }
    }

    private String name(Wish wish) {
        String name = wish.name == null ? "" : wish.name.strip().replaceAll("\\s+", " ");
        if (name.isEmpty() || name.length() > limits.name() || name.chars().anyMatch(Character::isISOControl)) {
            throw new Refused(400, "inn.name", limits.name());
        }
        return name;
    }

    private static String password(Wish wish) {
        if (wish.password == null || wish.password.length() < SHORTEST || wish.password.length() > LONGEST) {
            throw new Refused(400, "inn.password", SHORTEST);
        }
        return wish.password;
    }
}
