package tabard.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.Config;
import tabard.server.store.Keeper;
import tabard.server.store.Person;
import tabard.server.store.Sessions;
import tabard.server.store.Store;

/** Who asks, whether the page that asks is ours, and whether it asks too often. */
final class Guard {
    private static final Logger LOG = LoggerFactory.getLogger(Guard.class);
    private static final String COOKIE = "tabard";
    private static final int LIFE = (int) Sessions.LIFE.toSeconds();
    private static final long WRITTEN_DOWN = Duration.ofHours(1).toMillis();

    private final Store store;
    private final Config config;
    private final Present present;
    private final String cookie;
    private final Rates requests;
    private final Rates newcomers;
    private final Rates logins;
    private final Rates strangers;
    private final Rates costly;
    private final Rates letters;
    private final Rates notices;
    private final Lately owners = new Lately();
    private final Lately seen = new Lately();

    Guard(Store store, Config config, Present present) {
        this.store = store;
        this.present = present;
        this.config = config;
        this.cookie = config.secure() ? "__Host-" + COOKIE : COOKIE; // which no other host of the same domain can set
        var limits = config.limits();
        this.requests = new Rates(config.ticks(), limits.requests(), Duration.ofSeconds(1), limits.requests() * 10);
        this.newcomers =
                Rates.ofAllInns(store, "guests", config.ticks(), limits.guests(), Duration.ofHours(1), limits.guests());
        this.logins = Rates.ofAllInns(store, "logins", config.ticks(), 10, Duration.ofMinutes(1), 10);
        this.costly = Rates.ofAllInns(
                store, "costly", config.ticks(), limits.requests() * 6, Duration.ofMinutes(1), limits.requests() * 6);
        this.letters = Rates.ofAllInns(store, "letters", config.ticks(), 5, Duration.ofHours(1), 5);
        this.notices = Rates.ofAllInns(store, "notices", config.ticks(), 30, Duration.ofHours(1), 30);
        this.strangers = Rates.ofAllInns(store, "strangers", config.ticks(), 30, Duration.ofMinutes(1), 30);
    }

    /** Before every call of the interface. */
    void check(Context ctx) {
        if (ctx.path().chars().anyMatch(Character::isISOControl)) {
            throw new Refused(404, "inn.no-page"); // no database keeps such a name
        }
        requests.count("from " + address(ctx));
        String secret = secret(ctx);
        if (secret != null) {
            requests.count("by " + secret);
        }
        boolean reads = ctx.method().name().equals("GET");
        if (!site(ctx, reads)
                || (!reads && (!"1".equals(ctx.header("X-Tabard")) || !ours(ctx.header("Origin"), ctx, false)))) {
            throw new Refused(403, "inn.foreign");
        }
    }

    /** Browsers say from where a page asks; from elsewhere one may follow a link hither, and nothing else. */
    private static boolean site(Context ctx, boolean reads) {
        String site = ctx.header("Sec-Fetch-Site");
        return site == null
                || site.equals("same-origin")
                || site.equals("none")
                || (reads && "navigate".equals(ctx.header("Sec-Fetch-Mode")));
    }

    /** By which a session is known: of this request, or none. */
    @Nullable
    String secret(Context ctx) {
        return ctx.cookie(cookie);
    }

    @Nullable
    String secret(WsContext ctx) {
        return ctx.cookie(cookie);
    }

    /** Behind https there is a proxy in front, and the last hop it names is the one it saw. */
    String address(Context ctx) {
        String via = config.secure() ? ctx.header("X-Forwarded-For") : null;
        return network(
                via == null ? ctx.ip() : via.substring(via.lastIndexOf(',') + 1).strip());
    }

    /** Whoever has one address of the newer kind has 2^64 of them: the network counts. */
    private static String network(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return HexFormat.of().formatHex(bytes, 0, bytes.length / 2);
        } catch (IllegalArgumentException strange) {
            return address;
        }
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
        return found(secret).map(Sessions.Found::person);
    }

    private Optional<Sessions.Found> found(@Nullable String secret) {
        return secret == null
                ? Optional.empty()
                : store.read(handle -> Sessions.find(
                        handle, Tokens.hash(secret), config.clock().millis()));
    }

    Optional<Person> somebody(Context ctx) {
        var session = found(secret(ctx));
        session.ifPresent(one -> {
            present.saw(one.person().id());
            use(ctx, one.seen());
        });
        return session.map(Sessions.Found::person);
    }

    /** A session that is used lives on; it is written down now and then. */
    private void use(Context ctx, long before) {
        long now = config.clock().millis();
        String secret = secret(ctx);
        if (secret != null && now - before > WRITTEN_DOWN && !seen.knows(secret + before)) {
            seen.learn(secret + before);
            String device = Devices.of(ctx.userAgent());
            store.later(handle -> Sessions.saw(handle, Tokens.hash(secret), device, now));
            ctx.cookie(cookie(secret, LIFE));
        }
    }

    Person person(Context ctx) {
        return somebody(ctx).orElseThrow(() -> new Refused(401, "inn.nobody"));
    }

    /** Whether this session may keep the inn. */
    boolean keeps(Context ctx) {
        String secret = secret(ctx);
        return secret != null
                && store.read(handle -> Sessions.keeps(
                        handle, Tokens.hash(secret), config.clock().millis()));
    }

    Person keeper(Context ctx) {
        var person = person(ctx);
        if (!keeps(ctx)) {
            throw new Refused(403, "inn.keeper-only");
        }
        return person;
    }

    void keepUntil(Context ctx, long time) {
        String secret = secret(ctx);
        if (secret != null) {
            store.change(handle -> Sessions.keep(handle, Tokens.hash(secret), time));
        }
    }

    void newcomer(Context ctx) {
        newcomers.count(address(ctx));
    }

    /** However a name is written, strangers try it so often; where its owner was before, he is not kept out by them. */
    void login(Context ctx, String name) {
        String from = address(ctx);
        String as = name.toLowerCase(Locale.ROOT);
        logins.count("from " + from);
        if (!owners.knows(as + " from " + from)) {
            strangers.count("as " + as);
        }
    }

    /** Whoever watches the log sees that somebody tries, and at whose door; of a name that nobody has, not even that: it may be a password. */
    void failed(String by, @Nullable Person person) {
        LOG.info("event=not-signed-in by={} person={}", by, person == null ? "-" : person.id());
    }

    /** Who he is, his passkey will say. */
    void stranger(Context ctx) {
        logins.count("from " + address(ctx));
    }

    void welcome(Context ctx, String name) {
        owners.learn(name.toLowerCase(Locale.ROOT) + " from " + address(ctx));
    }

    /** What takes much time or room: laying a table, a replay, looking over a document. Each of them is counted by itself. */
    void costly(Context ctx, String what) {
        costly.count(what + " from " + address(ctx));
        person(secret(ctx)).ifPresent(person -> costly.count(what + " by " + person.id()));
    }

    /** What is counted as strictly as coming in: hashing takes memory and time on purpose, and so does gathering all that is kept of somebody. */
    void hashing(Context ctx, String person) {
        logins.count("from " + address(ctx));
        logins.count("of " + person);
    }

    /** A letter that somebody has the inn write: some an hour of his, and some more of his address. */
    void letter(Context ctx, String person) {
        if (!letters.allows("by " + person) || !notices.allows("from " + address(ctx))) {
            throw new Refused(429, "inn.too-many-letters");
        }
    }

    /** Whether one more letter with a code may be sent there. */
    boolean letterTo(String address, String why) {
        return letters.allows(why + " to " + address.toLowerCase(Locale.ROOT));
    }

    /** Whether somebody may be told of one more turn by mail. */
    boolean notice(String person) {
        return notices.allows("to " + person);
    }

    void open(Context ctx, String person, long now) {
        if (store.read(handle -> Keeper.banned(handle, person))) {
            throw new Refused(403, "inn.banned");
        }
        String secret = Tokens.secret();
        String device = Devices.of(ctx.userAgent());
        store.change(handle -> Sessions.open(handle, Tokens.hash(secret), person, device, now));
        ctx.cookie(cookie(secret, LIFE));
    }

    /** Which of these sessions are no more, wherever they were ended. */
    Set<String> ended(Collection<String> secrets) {
        var hashes = new HashMap<String, String>();
        secrets.forEach(secret -> hashes.put(Tokens.hash(secret), secret));
        store.read(handle -> Sessions.open(handle, hashes.keySet())).forEach(hashes::remove);
        return Set.copyOf(hashes.values());
    }

    void close(Context ctx) {
        String secret = secret(ctx);
        if (secret != null) {
            store.change(handle -> Sessions.close(handle, Tokens.hash(secret)));
        }
        ctx.cookie(cookie("", 0));
    }

    void closeOthers(Context ctx, String person) {
        String secret = secret(ctx);
        if (secret != null) {
            store.change(handle -> Sessions.closeOthers(handle, person, Tokens.hash(secret)));
        }
    }

    private Cookie cookie(String value, int age) {
        return new Cookie(cookie, value, "/", age, config.secure(), true, null, SameSite.LAX);
    }
}
