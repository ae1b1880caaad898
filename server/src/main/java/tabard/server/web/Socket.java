package tabard.server.web;

import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Counter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.Limits;
import tabard.server.live.Guest;
import tabard.server.live.LiveTable;
import tabard.server.live.LiveTables;
import tabard.server.live.Request;
import tabard.server.protocol.FromPage;
import tabard.server.store.Outage;
import tabard.server.store.Person;
import tabard.server.store.Store;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;

/** The sockets of the pages: what they send goes into the queue of the table they are at. */
final class Socket {
    /** Under which whoever opens the door writes down from where a socket comes. */
    static final String ADDRESS = "address";

    private static final int TALK = 20; // messages for one that others must read
    private static final int AT_ONCE = 500; // sessions asked about in one question
    private static final int ROW = 64; // choices in one message
    private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
    private static final int RESTARTING = 1012;
    private static final int TOO_MANY = 1013;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final LiveTables tables;
    private final Guard guard;
    private final Limits limits;
    private final Rates rates;
    private final Rates advice;
    private final Rates talk;
    private final Counter received;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();
    private final Backlog backlog = new Backlog();
    private final Headcount heads = new Headcount();

    Socket(Store store, LiveTables tables, Guard guard, Limits limits, LongSupplier ticks, Counter received) {
        this.tables = tables;
        this.guard = guard;
        this.limits = limits;
        this.rates = new Rates(ticks, limits.messages(), Duration.ofSeconds(1), limits.messages() * 10);
        this.advice = Rates.ofAllInns(store, "hints", ticks, limits.hints(), Duration.ofMinutes(1), limits.hints());
        int lines = Math.max(1, limits.messages() / TALK);
        this.talk = Rates.ofAllInns(store, "talk", ticks, lines, Duration.ofSeconds(1), lines * 10);
        this.received = received;
    }

    /** One open socket; a person without a session may watch. */
    private static final class Line {
        private final SocketWire wire;
        private final Bucket bucket;
        private final @Nullable Person person;
        private final @Nullable String secret;
        private final WsContext ctx;
        private final List<String> counted = new ArrayList<>();
        private @Nullable String table;
        private @Nullable Guest guest;

        Line(WsContext ctx, Backlog backlog, @Nullable Person person, @Nullable String secret, Bucket bucket) {
            this.ctx = ctx;
            this.secret = secret;
            this.wire = new SocketWire(ctx.session, backlog);
            this.person = person;
            this.bucket = bucket;
        }
    }

    void configure(WsConfig ws) {
        ws.onConnect(this::open);
        ws.onMessage(ctx -> {
            var line = lines.get(ctx.sessionId());
            if (line != null) {
                hear(line, ctx.message());
            }
        });
        ws.onClose(this::close);
        ws.onError(this::close);
    }

    int open() {
        return lines.size();
    }

    private void open(WsContext ctx) {
        String secret = guard.secret(ctx);
        var line = new Line(ctx, backlog, guard.person(secret).orElse(null), secret, rates.bucket());
        if (lines.size() >= limits.sockets() || !counted(line)) {
            line.counted.forEach(heads::leave);
            ctx.closeSession(TOO_MANY, "full");
            return;
        }
        lines.put(ctx.sessionId(), line);
        ctx.enableAutomaticPings(30, TimeUnit.SECONDS);
    }

    private boolean counted(Line line) {
        return counted(line, "from " + line.ctx.<String>attribute(ADDRESS), limits.socketsOfAddress())
                && (line.person == null || counted(line, "of " + line.person.id(), limits.socketsOfPerson()));
    }

    private boolean counted(Line line, String who, int most) {
        return heads.enter(who, most) && line.counted.add(who);
    }

    /** Bytes that wait for sockets to read them. */
    long unsent() {
        return backlog.bytes();
    }

    /** Lets go whoever has read nothing for too long. */
    void sweep() {
        lines.values().forEach(line -> line.wire.cutIfStuck(PATIENCE));
        hangUp(lines.values().stream()
                .map(line -> line.secret)
                .filter(Objects::nonNull)
                .distinct()
                .toList());
    }

    /** Sessions that were ended elsewhere: at another inn, or by the keeper. */
    private void hangUp(List<String> secrets) {
        for (int from = 0; from < secrets.size(); from += AT_ONCE) {
            var ended = guard.ended(secrets.subList(from, Math.min(secrets.size(), from + AT_ONCE)));
            for (var line : ended.isEmpty() ? List.<Line>of() : List.copyOf(lines.values())) {
                if (line.person != null && line.secret != null && ended.contains(line.secret)) {
                    line.ctx.closeSession(RESTARTING, "session ended");
                }
            }
        }
    }

    private void close(WsContext ctx) {
        var line = lines.remove(ctx.sessionId());
        if (line != null) {
            ctx.disableAutomaticPings();
            line.counted.forEach(heads::leave);
            leave(line);
        }
    }

    private void leave(Line line) {
        var guest = line.guest;
        if (guest != null && line.table != null) {
            try {
                tables.tell(line.table, new Request.Left(guest));
            } catch (Refusal closing) {
                LOG.debug("event=left-while-closing table={}", line.table);
            }
        }
        line.table = null;
        line.guest = null;
    }

    private void hear(Line line, String text) {
        received.increment();
        if (!line.bucket.tryConsume(1)) {
            refuse(line, "inn.too-fast");
            return;
        }
        try {
            var said = FromPage.read(Reply.JSON.readTree(text)).orElse(null);
            if (said instanceof FromPage.Join join) {
                join(line, join);
            } else if (line.guest == null || line.table == null) {
                refuse(line, "inn.no-table");
            } else if (said == null) {
                refuse(line, "inn.unreadable");
            } else {
                hear(line, line.table, line.guest, said);
            }
        } catch (JacksonException unreadable) {
            refuse(line, "inn.unreadable");
        } catch (Refusal closing) {
            line.wire.send(LiveTable.refused(closing.why()));
        } catch (RuntimeException failure) {
            if (!Outage.is(failure)) {
                throw failure;
            }
            refuse(line, "inn.not-written");
        }
    }

    private void join(Line line, FromPage.Join join) {
        leave(line);
        var guest = line.person == null
                ? new Guest(line.wire, null, "")
                : new Guest(line.wire, line.person.id(), line.person.name());
        line.table = join.table();
        line.guest = guest;
        tables.tell(join.table(), new Request.OfPage(guest, join));
    }

    /** What is too long or too much is refused here; everything else the table answers. */
    private void hear(Line line, String id, Guest guest, FromPage said) {
        switch (said) {
            case FromPage.Choose choose
            when choose.row().size() > ROW
                    || choose.row().stream().anyMatch(choice -> choice.length() > limits.line()) ->
                refuse(line, "inn.unreadable");
            case FromPage.Chat(var text)
            when Plain.said(text).isEmpty() || text.length() > limits.chat() -> refuse(line, "inn.chat", limits.chat());
            case FromPage.Chat _
            when line.person != null && !talk.allows(line.person.id()) -> refuse(line, "inn.too-fast");
            case FromPage.Chat(var text) ->
                tables.tell(id, new Request.OfPage(guest, new FromPage.Chat(Plain.said(text))));
            case FromPage.Hint _
            when line.person != null && !advice.allows(line.person.id()) -> refuse(line, "inn.too-many-hints");
            default -> tables.tell(id, new Request.OfPage(guest, said));
        }
    }

    private static void refuse(Line line, String key, Object... args) {
        line.wire.send(LiveTable.refused(Said.of(key, args)));
    }

    /** All who have a page open. */
    List<String> people() {
        return lines.values().stream()
                .filter(line -> line.person != null)
                .map(line -> Objects.requireNonNull(line.person).id())
                .distinct()
                .toList();
    }

    /** Whether somebody has a page open. */
    boolean open(String person) {
        return lines.values().stream()
                .anyMatch(line -> line.person != null && line.person.id().equals(person));
    }

    /** A session has ended: so have its sockets. They come back as whoever they now are. */
    void drop(String person, Predicate<String> ended) {
        for (var line : Set.copyOf(lines.values())) {
            if (line.person != null
                    && line.person.id().equals(person)
                    && line.secret != null
                    && ended.test(line.secret)) {
                line.ctx.closeSession(RESTARTING, "session ended");
            }
        }
    }

    /** Pages come back by themselves when the inn opens again. */
    void closeAll() {
        for (var line : Set.copyOf(lines.values())) {
            line.ctx.closeSession(RESTARTING, "closing");
        }
    }
}
