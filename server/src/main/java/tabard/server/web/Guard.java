package tabard.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.server.Config;
import tabard.server.store.People;
import tabard.server.store.Person;
import tabard.server.store.Store;

/** Who asks, whether the page that asks is ours, and whether it asks too often. */
final class Guard {
    static final String COOKIE = "tabard";
    private static final int YEAR = 365 * 24 * 3600;

    private final Store store;
    private final Config config;
    private final Rates requests;
    private final Rates newcomers;
    private final Rates logins = new Rates(10, Duration.ofMinutes(1), 10);

    Guard(Store store, Config config) {
        this.store = store;
        this.config = config;
        var limits = config.limits();
        this.requests = new Rates(limits.requests(), Duration.ofSeconds(1), limits.requests() * 10);
        this.newcomers = new Rates(limits.guests(), Duration.ofHours(1), limits.guests());
    }

    /** Before every call of the interface. */
    void check(Context ctx) {
        requests.count("from " + address(ctx));
        String secret = ctx.cookie(COOKIE);
        if (secret != null) {
            requests.count("by " + secret);
        }
        if (!ctx.method().name().equals("GET")
                && (!"1".equals(ctx.header("X-Tabard")) || !ours(ctx.header("Origin"), ctx, false))) {
            throw new Refused(403, "inn.foreign");
        }
    }

    /** Behind https there is a proxy in front, and the last hop it names is the one it saw. */
    String address(Context ctx) {
        String via = config.secure() ? ctx.header("X-Forwarded-For") : null;
        return via == null ? ctx.ip() : via.substring(via.lastIndexOf(',') + 1).strip();
    }

    /** A page from elsewhere can open a socket with our cookie: its origin gives it away. */
    static boolean ours(@Nullable String origin, Context ctx, boolean needed) {
        if (origin == null) {
            return !needed;
        }
        try {
            return origin.startsWith("http")
                    && URI.create(origin).getAuthority().equals(ctx.header("Host"));
        } catch (IllegalArgumentException | NullPointerException strange) {
            return false;
        }
    }

    Optional<Person> person(@Nullable String secret) {
        return secret == null ? Optional.empty() : store.read(handle -> People.inSession(handle, Tokens.hash(secret)));
    }

    Optional<Person> somebody(Context ctx) {
        return person(ctx.cookie(COOKIE));
    }

    Person person(Context ctx) {
        return somebody(ctx).orElseThrow(() -> new Refused(401, "inn.nobody"));
    }

    void newcomer(Context ctx) {
        newcomers.count(address(ctx));
    }

    void login(Context ctx, String name) {
        logins.count("from " + address(ctx));
        logins.count("as " + name);
    }

    void open(Context ctx, String person, long now) {
        String secret = Tokens.secret();
        store.change(handle -> People.open(handle, Tokens.hash(secret), person, now));
        ctx.cookie(cookie(secret, YEAR));
    }

    void close(Context ctx) {
        String secret = ctx.cookie(COOKIE);
        if (secret != null) {
            store.change(handle -> People.close(handle, Tokens.hash(secret)));
        }
        ctx.cookie(cookie("", 0));
    }

    void closeOthers(Context ctx, String person) {
        String secret = ctx.cookie(COOKIE);
        if (secret != null) {
            store.change(handle -> People.closeOthers(handle, person, Tokens.hash(secret)));
        }
    }

    private Cookie cookie(String value, int age) {
        return new Cookie(COOKIE, value, "/", age, config.secure(), true, null, SameSite.LAX);
    }
}
