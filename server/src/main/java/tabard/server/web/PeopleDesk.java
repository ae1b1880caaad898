package tabard.server.web;

import io.javalin.http.Context;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import tabard.server.Config;
import tabard.server.Limits;
import tabard.server.live.LiveTables;
import tabard.server.protocol.Me;
import tabard.server.push.Postman;
import tabard.server.store.LostRace;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.Tables;

/** People: a guest under any name, who may add a password and come back with it. */
final class PeopleDesk {
    private static final int TABLES = 1000;

    private final Store store;
    private final LiveTables tables;
    private final Guard guard;
    private final Socket socket;
    private final Passwords passwords;
    private final Postman postman;
    private final Limits limits;
    private final InstantSource clock;

    PeopleDesk(
            Store store,
            LiveTables tables,
            Guard guard,
            Socket socket,
            Passwords passwords,
            Postman postman,
            Config config) {
        this.store = store;
        this.tables = tables;
        this.guard = guard;
        this.socket = socket;
        this.passwords = passwords;
        this.postman = postman;
        this.limits = config.limits();
        this.clock = config.clock();
    }

    /** What a person sends about himself. */
    record Wish(
            @Nullable String name,
            @Nullable String password,
            @Nullable String old) {}

    void me(Context ctx) {
        guard.somebody(ctx).ifPresentOrElse(person -> Reply.json(ctx, Me.of(person)), () -> ctx.status(204));
    }

    void enter(Context ctx) {
        guard.newcomer(ctx);
        String name = name(Reply.body(ctx, Wish.class));
        free(name, null);
        var person = new Person(Tokens.id(), name, null, clock.millis());
        store.change(handle -> People.insert(handle, person));
        guard.open(ctx, person.id(), clock.millis());
        Reply.json(ctx, Me.of(person));
    }

    void rename(Context ctx) {
        var person = guard.person(ctx);
        String name = name(Reply.body(ctx, Wish.class));
        free(name, person.id());
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
        var wish = Reply.body(ctx, Wish.class);
        String next = Passwords.wanted(wish.password, person.name());
        guard.hashing(ctx, person.id());
        if (person.password() != null && !passwords.right(wish.old, person.password())) {
            throw new Refused(403, "inn.old-password");
        }
        String hash = passwords.hash(next);
        try {
            store.change(handle -> People.password(handle, person, hash));
        } catch (LostRace taken) {
            throw new Refused(409, "inn.name-taken", person.name());
        }
        guard.closeOthers(ctx, person.id());
        socket.drop(person.id(), secret -> !secret.equals(guard.secret(ctx)));
        postman.tell(person.id(), Postman.News.PASSWORD);
        Reply.json(ctx, Me.of(new Person(person.id(), person.name(), hash, person.created())));
    }

    void login(Context ctx) {
        var wish = Reply.body(ctx, Wish.class);
        String name = name(wish);
        guard.login(ctx, name);
        var person = store.read(handle -> People.called(handle, name)).orElse(null);
        boolean right = passwords.right(wish.password, person == null ? null : person.password());
        if (person == null || person.password() == null || !right) {
            guard.failed("password", person);
            throw new Refused(403, "inn.wrong-password");
        }
        keepAsToday(person, wish.password);
        guard.welcome(ctx, name);
        guard.open(ctx, person.id(), clock.millis());
        Reply.json(ctx, Me.of(person));
    }

    void logout(Context ctx) {
        guard.somebody(ctx).ifPresent(person -> socket.drop(person.id(), secret -> secret.equals(guard.secret(ctx))));
        guard.close(ctx);
        ctx.status(204);
    }

    /** What is thought safe changes with the years: whoever comes with his password has it kept as it is kept today. */
    private void keepAsToday(Person person, @Nullable String password) {
        String before = person.password();
        if (before != null && password != null && passwords.old(before)) {
            String hash = passwords.hash(password);
            store.change(handle -> People.rehash(handle, person.id(), before, hash));
        }
    }

    private void atTables(Person person) {
        for (var table : store.read(handle -> Tables.of(handle, person.id(), TABLES))) {
            if (table.state() != TableRow.State.OVER) {
                tables.readAgain(table.id());
            }
        }
    }

    private String name(Wish wish) {
        String name = wish.name == null ? "" : Plain.folded(wish.name);
        if (name.length() > limits.name() || !Plain.name(name)) {
            throw new Refused(400, "inn.name", limits.name());
        }
        return name;
    }

    /** The name of somebody with a password is his alone. */
    private void free(String name, @Nullable String mine) {
        if (store.read(handle -> People.called(handle, name))
                .filter(other -> !other.id().equals(mine))
                .isPresent()) {
            throw new Refused(409, "inn.name-taken", name);
        }
    }
}
