package tabard.server.web;

import io.javalin.http.Context;
import java.util.Objects;
import tabard.server.protocol.OpenSession;
import tabard.server.store.Person;
import tabard.server.store.Sessions;
import tabard.server.store.Store;

/** Where one is logged in, and how one ends that from elsewhere. */
final class SessionDesk {
    private final Store store;
    private final Guard guard;
    private final Socket socket;

    SessionDesk(Store store, Guard guard, Socket socket) {
        this.store = store;
        this.guard = guard;
        this.socket = socket;
    }

    void list(Context ctx) {
        list(ctx, guard.person(ctx));
    }

    private void list(Context ctx, Person person) {
        String here = Sessions.id(hash(ctx));
        Reply.json(
                ctx,
                store.read(handle -> Sessions.of(handle, person.id())).stream()
                        .map(one -> new OpenSession(
                                one.id(),
                                one.created(),
                                one.seen(),
                                one.device(),
                                one.id().equals(here)))
                        .toList());
    }

    private String hash(Context ctx) {
        return Tokens.hash(Objects.requireNonNull(guard.secret(ctx), "whoever is somebody has a session"));
    }

    /** One's own session here ends by logging out. */
    void end(Context ctx) {
        var person = guard.person(ctx);
        String id = ctx.pathParam("id");
        if (Sessions.id(hash(ctx)).equals(id) || !store.write(handle -> Sessions.close(handle, person.id(), id))) {
            throw new Refused(404, "inn.no-session");
        }
        socket.drop(person.id(), secret -> Sessions.id(Tokens.hash(secret)).equals(id));
        list(ctx, person);
    }

    void endOthers(Context ctx) {
        var person = guard.person(ctx);
        guard.closeOthers(ctx, person.id());
        socket.drop(person.id(), secret -> !secret.equals(guard.secret(ctx)));
        list(ctx, person);
    }
}
