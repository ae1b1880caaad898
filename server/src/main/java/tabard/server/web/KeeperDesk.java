package tabard.server.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.protocol.KeeperDoor;
import tabard.server.protocol.KeeperView;
import tabard.server.store.Keeper;
import tabard.server.store.Person;
import tabard.server.store.Store;

/** The keeper's own page: what he sees of the inn and does in it. Let in is who keeps the inn and has lately given his password. */
final class KeeperDesk {
    private static final Logger LOG = LoggerFactory.getLogger(KeeperDesk.class);
    private static final long LET_IN = Duration.ofMinutes(30).toMillis();
    private static final int MOST = 100;
    private static final int LONGEST_NOTE = 500;
    private static final int FEWEST_DAYS = 30;
    private static final int MOST_DAYS = 36_500;
    private static final List<String> STATES = List.of("waiting", "playing", "over");

    private final Store store;
    private final Guard guard;
    private final Passwords passwords;
    private final InstantSource clock;

    /** By which the first keeper is known: printed where the inn was started, and nowhere else. */
    private final String code = Tokens.id();

    KeeperDesk(Store store, Guard guard, Passwords passwords, InstantSource clock) {
        this.store = store;
        this.guard = guard;
        this.passwords = passwords;
        this.clock = clock;
    }

    /** What a keeper sends. */
    record Wish(
            @Nullable String code,
            @Nullable String old,
            @Nullable String text,
            @Nullable Integer days) {}

    /** Nothing, where the inn has a keeper. */
    Optional<String> code() {
        return store.read(Keeper::vacant) ? Optional.of(code) : Optional.empty();
    }

    // --- the door ---

    void door(Context ctx) {
        door(ctx, guard.person(ctx));
    }

    private void door(Context ctx, Person person) {
        boolean open = guard.keeps(ctx);
        Reply.json(
                ctx,
                store.read(handle -> new KeeperDoor(Keeper.keeps(handle, person.id()), Keeper.vacant(handle), open)));
    }

    /** With the password, and the first time with the code. */
    void enter(Context ctx) {
        var person = guard.person(ctx);
        var wish = Reply.body(ctx, Wish.class);
        guard.hashing(ctx, person.id());
        if (person.password() == null) {
            throw new Refused(403, "inn.keeper-password");
        }
        if (!passwords.right(wish.old, person.password())) {
            guard.failed("keeper", person);
            throw new Refused(403, "inn.old-password");
        }
        if (!store.read(handle -> Keeper.keeps(handle, person.id()))) {
            if (!right(wish.code) || !store.write(handle -> Keeper.appointFirst(handle, person.id()))) {
                throw new Refused(403, "inn.wrong-code");
            }
            LOG.info("event=keeper deed=appointed person={}", person.id());
        }
        guard.keepUntil(ctx, clock.millis() + LET_IN);
        door(ctx, person);
    }

    private boolean right(@Nullable String said) {
        String given = said == null ? "" : said.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), code.getBytes(StandardCharsets.UTF_8));
    }

    void leave(Context ctx) {
        var person = guard.person(ctx);
        guard.keepUntil(ctx, 0);
        door(ctx, person);
    }

    // --- behind it ---

    void look(Context ctx) {
        guard.keeper(ctx);
        look(ctx, ctx.queryParam("find"), ctx.queryParam("state"));
    }

    private void look(Context ctx, @Nullable String part, @Nullable String state) {
        String only = state != null && STATES.contains(state) ? state : null;
        Reply.json(
                ctx,
                store.read(handle -> new KeeperView(
                        Keeper.people(handle, part == null || !Plain.title(part) ? "" : part, MOST),
                        Keeper.tables(handle, only, MOST),
                        Keeper.sizes(handle),
                        Keeper.note(handle).orElse(""))));
    }

    /** Whoever keeps an inn cannot lock himself out of it. */
    void ban(Context ctx) {
        var keeper = guard.keeper(ctx);
        String id = ctx.pathParam("id");
        if (keeper.id().equals(id)) {
            throw new Refused(409, "inn.keeper-self");
        }
        done(ctx, keeper, "ban", id, store.write(handle -> Keeper.ban(handle, id, clock.millis())));
    }

    void letIn(Context ctx) {
        var keeper = guard.keeper(ctx);
        String id = ctx.pathParam("id");
        done(ctx, keeper, "unban", id, store.write(handle -> Keeper.letIn(handle, id)));
    }

    void end(Context ctx) {
        var keeper = guard.keeper(ctx);
        String id = ctx.pathParam("id");
        done(ctx, keeper, "end", id, store.write(handle -> Keeper.end(handle, id)));
    }

    void say(Context ctx) {
        var keeper = guard.keeper(ctx);
        String text = Reply.body(ctx, Wish.class).text;
        String plain = text == null ? "" : Plain.said(text);
        if (plain.length() > LONGEST_NOTE) {
            throw new Refused(400, "inn.too-long", LONGEST_NOTE);
        }
        store.change(handle -> Keeper.note(handle, plain));
        done(ctx, keeper, "say", "-", true);
    }

    void prune(Context ctx) {
        var keeper = guard.keeper(ctx);
        Integer days = Reply.body(ctx, Wish.class).days;
        if (days == null || days < FEWEST_DAYS || days > MOST_DAYS) {
            throw new Refused(400, "inn.prune", FEWEST_DAYS);
        }
        long before = clock.millis() - Duration.ofDays(days).toMillis();
        int gone = store.write(handle -> Keeper.prune(handle, before));
        done(ctx, keeper, "prune", Integer.toString(gone), true);
    }

    /** Whoever keeps an inn with others finds in the log who did what. */
    private void done(Context ctx, Person keeper, String deed, String id, boolean there) {
        if (!there) {
            throw new Refused(404, "inn.not-there");
        }
        LOG.info("event=keeper deed={} what={} person={}", deed, id, keeper.id());
        look(ctx, ctx.queryParam("find"), ctx.queryParam("state"));
    }
}
