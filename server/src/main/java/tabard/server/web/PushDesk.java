package tabard.server.web;

import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.push.Doorbell;
import tabard.server.store.Pushes;
import tabard.server.store.Pushes.PushRow;
import tabard.server.store.Store;

/** Browsers that want to be called when it is their person's turn. */
final class PushDesk {
    private static final int POINT = 65;
    private static final int SECRET = 16;

    private final Store store;
    private final Guard guard;
    private final Doorbell bell;
    private final InstantSource clock;

    PushDesk(Store store, Guard guard, Doorbell bell, InstantSource clock) {
        this.store = store;
        this.guard = guard;
        this.bell = bell;
        this.clock = clock;
    }

    /** As a browser names itself. */
    record Wish(
            @Nullable String endpoint,
            @Nullable String p256dh,
            @Nullable String auth,
            @Nullable String language) {}

    void key(Context ctx) {
        Reply.json(ctx, Map.of("key", bell.key()));
    }

    void want(Context ctx) {
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        String endpoint = wish.endpoint == null ? "" : wish.endpoint;
        String p256dh = wish.p256dh == null ? "" : wish.p256dh;
        String auth = wish.auth == null ? "" : wish.auth;
        if (!bell.reaches(endpoint) || !long64(p256dh, POINT) || !long64(auth, SECRET)) {
            throw new Refused(400, "inn.push");
        }
        String language = "fr".equals(wish.language) ? "fr" : "en";
        var row = new PushRow(endpoint, person.id(), p256dh, auth, language, clock.millis());
        store.change(handle -> Pushes.put(handle, row));
        ctx.status(204);
    }

    /** Whoever knows the address may stop it: it is known to the browser alone. */
    void stop(Context ctx) {
        String endpoint = Reply.body(ctx, Wish.class).endpoint;
        if (endpoint != null) {
            store.change(handle -> Pushes.delete(handle, endpoint));
        }
        ctx.status(204);
    }

    private static boolean long64(String text, int bytes) {
        try {
            return Base64.getUrlDecoder().decode(text).length == bytes;
        } catch (IllegalArgumentException strange) {
            return false;
        }
    }
}
