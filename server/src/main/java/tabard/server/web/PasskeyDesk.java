package tabard.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.Config;
import tabard.server.protocol.KeptPasskey;
import tabard.server.protocol.Me;
import tabard.server.push.Postman;
import tabard.server.store.LostRace;
import tabard.server.store.Passkeys;
import tabard.server.store.Passkeys.Passkey;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.Store;
import tabard.server.web.Authenticators.Place;
import tools.jackson.databind.JsonNode;

/** Coming in without a password: a passkey in a phone, a laptop or a stick (WebAuthn). */
final class PasskeyDesk {
    private static final int LONGEST_NAME = 40;
    private static final int PATIENCE = 300_000;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final Store store;
    private final Guard guard;
    private final Passwords passwords;
    private final Postman postman;
    private final Config config;
    private final InstantSource clock;
    private final Authenticators authenticators = new Authenticators();

    PasskeyDesk(Store store, Guard guard, Passwords passwords, Postman postman, Config config) {
        this.store = store;
        this.guard = guard;
        this.passwords = passwords;
        this.postman = postman;
        this.config = config;
        this.clock = config.clock();
    }

    /** The answer of an authenticator, as browsers write it, to the challenge in it. */
    record Wish(
            @Nullable String name,
            @Nullable String challenge,
            @Nullable JsonNode answer,
            @Nullable String old) {
        String text() {
            if (answer == null || !answer.isObject()) {
                throw new Refused(400, "inn.unreadable");
            }
            return answer.toString();
        }

        String asked() {
            return challenge == null ? "" : challenge;
        }
    }

    void list(Context ctx) {
        list(ctx, guard.person(ctx));
    }

    private void list(Context ctx, Person person) {
        Reply.json(
                ctx,
                store.read(handle -> Passkeys.of(handle, person.id())).stream()
                        .map(key -> new KeptPasskey(key.id(), key.name(), key.created(), key.used()))
                        .toList());
    }

    // --- bringing one ---

    /** What the browser is to make: WebAuthn's own words. A passkey opens as much as the password, so whoever has one gives it. */
    void offer(Context ctx) {
        var person = guard.person(ctx);
        guard.hashing(ctx, person.id());
        if (person.password() != null
                && !passwords.right(Reply.body(ctx, Wish.class).old(), person.password())) {
            throw new Refused(403, "inn.old-password");
        }
        var known = store.read(handle -> Passkeys.of(handle, person.id()));
        if (known.size() >= Passkeys.MOST) {
            throw new Refused(403, "inn.too-many-passkeys", Passkeys.MOST);
        }
        String challenge = challenge(person.id());
        Reply.json(
                ctx,
                Map.of(
                        "challenge", challenge,
                        "rp", Map.of("id", place(ctx).name(), "name", "Tabard"),
                        "user",
                                Map.of(
                                        "id",
                                        BASE64.encodeToString(person.id().getBytes(StandardCharsets.UTF_8)),
                                        "name",
                                        person.name(),
                                        "displayName",
                                        person.name()),
                        "pubKeyCredParams",
                                Authenticators.ALGORITHMS.stream()
                                        .map(algorithm -> Map.of("type", "public-key", "alg", algorithm.getValue()))
                                        .toList(),
                        "timeout", PATIENCE,
                        "excludeCredentials", named(known),
                        "authenticatorSelection", Map.of("residentKey", "required", "userVerification", "required"),
                        "attestation", "none"));
    }

    private static List<Map<String, String>> named(List<Passkey> keys) {
        return keys.stream()
                .map(key -> Map.of("type", "public-key", "id", key.id()))
                .toList();
    }

    /** From now on the name is his alone, as with a password. */
    void bring(Context ctx) {
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        String name = name(wish);
        long now = clock.millis();
        if (!store.write(handle -> Passkeys.answered(handle, wish.asked(), person.id(), now))) {
            throw new Refused(403, "inn.passkey-late");
        }
        var key = authenticators.brought(wish.text(), place(ctx), wish.asked(), person, name, now);
        try {
            store.change(handle -> {
                People.claim(handle, person);
                Passkeys.insert(handle, key);
            });
        } catch (LostRace taken) {
            throw new Refused(409, "inn.name-taken", person.name());
        }
        postman.tell(person.id(), Postman.News.PASSKEY);
        list(ctx, person);
    }

    // --- coming in with one ---

    void ask(Context ctx) {
        guard.stranger(ctx);
        Reply.json(
                ctx,
                Map.of(
                        "challenge",
                        challenge(null),
                        "rpId",
                        place(ctx).name(),
                        "timeout",
                        PATIENCE,
                        "userVerification",
                        "required"));
    }

    void enter(Context ctx) {
        guard.stranger(ctx);
        var wish = Reply.body(ctx, Wish.class);
        String text = wish.text();
        String id = wish.answer == null ? "" : wish.answer.path("id").asString("");
        long now = clock.millis();
        if (!store.write(handle -> Passkeys.answered(handle, wish.asked(), null, now))) {
            throw new Refused(403, "inn.passkey-late");
        }
        var key = store.read(handle -> Passkeys.find(handle, id)).orElseThrow(() -> {
            guard.failed("passkey", null);
            return new Refused(403, "inn.passkey");
        });
        long signed = authenticators.signed(text, place(ctx), wish.asked(), key);
        store.change(handle -> Passkeys.used(handle, id, signed, now));
        var person = store.read(handle -> People.find(handle, key.person()))
                .orElseThrow(() -> new Refused(403, "inn.passkey"));
        guard.open(ctx, person.id(), now);
        Reply.json(ctx, Me.of(person));
    }

    // --- keeping them ---

    void rename(Context ctx) {
        var person = guard.person(ctx);
        String name = name(Reply.body(ctx, Wish.class));
        if (!store.write(handle -> Passkeys.rename(handle, person.id(), ctx.pathParam("id"), name))) {
            throw new Refused(404, "inn.no-passkey");
        }
        list(ctx, person);
    }

    void remove(Context ctx) {
        var person = guard.person(ctx);
        boolean removed = store.write(handle -> {
            boolean had = Passkeys.delete(handle, person.id(), ctx.pathParam("id"));
            People.release(handle, person.id());
            return had;
        });
        if (!removed) {
            throw new Refused(404, "inn.no-passkey");
        }
        list(ctx, person);
    }

    private static String name(Wish wish) {
        String name = wish.name == null ? "" : Plain.folded(wish.name);
        if (name.length() > LONGEST_NAME || !Plain.name(name)) {
            throw new Refused(400, "inn.name", LONGEST_NAME);
        }
        return name;
    }

    private String challenge(@Nullable String person) {
        String challenge = Tokens.secret();
        store.change(handle -> Passkeys.ask(handle, challenge, person, clock.millis()));
        return challenge;
    }

    /** The address that the page asks at; browsers sign it too, so that nobody elsewhere can pass for the inn. */
    private Place place(Context ctx) {
        String origin = (config.secure() ? "https://" : "http://") + ctx.header("Host");
        try {
            String host = URI.create(origin).getHost();
            if (host != null) {
                return new Place(origin, host);
            }
        } catch (IllegalArgumentException strange) {
            // no browser calls us so
        }
        throw new Refused(400, "inn.unreadable");
    }
}
