package tabard.server.web;

import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.micrometer.core.instrument.Counter;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
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
import tabard.server.store.Person;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tools.jackson.core.JacksonException;

/** The sockets of the pages: what they send goes into the queue of the table they are at. */
final class Socket {
    private static final int ROW = 64; // choices in one message
    private static final Logger LOG = LoggerFactory.getLogger(Socket.class);
    private static final int RESTARTING = 1012;
    private static final int TOO_MANY = 1013;

    private final LiveTables tables;
    private final Guard guard;
    private final Limits limits;
    private final Rates rates;
    private final Rates advice;
    private final Counter received;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    Socket(LiveTables tables, Guard guard, Limits limits, Counter received) {
        this.tables = tables;
        this.guard = guard;
        this.limits = limits;
        this.rates = new Rates(limits.messages(), Duration.ofSeconds(1), limits.messages() * 10);
        this.advice = new Rates(limits.hints(), Duration.ofMinutes(1), limits.hints());
        this.received = received;
    }

    /** One open socket; a person without a session may watch. */
    private static final class Line {
        private final SocketWire wire;
        private final Bucket bucket;
        private final Bucket advice;
        private final @Nullable Person person;
        private final @Nullable String secret;
        private final WsContext ctx;
        private @Nullable String table;
        private @Nullable Guest guest;

        Line(WsContext ctx, @Nullable Person person, @Nullable String secret, Bucket bucket, Bucket advice) {
            this.ctx = ctx;
            this.secret = secret;
            this.wire = new SocketWire(ctx.session);
            this.person = person;
            this.bucket = bucket;
            this.advice = advice;
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
        String secret = ctx.cookie(Guard.COOKIE);
        if (lines.size() >= limits.sockets()) {
            ctx.closeSession(TOO_MANY, "full");
            return;
        }
        lines.put(
                ctx.sessionId(),
                new Line(ctx, guard.person(secret).orElse(null), secret, rates.bucket(), advice.bucket()));
        ctx.enableAutomaticPings(30, TimeUnit.SECONDS);
    }

    private void close(WsContext ctx) {
        var line = lines.remove(ctx.sessionId());
        if (line != null) {
            ctx.disableAutomaticPings();
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
            when text.isEmpty() || text.length() > limits.chat() -> refuse(line, "inn.chat", limits.chat());
            case FromPage.Hint _ when !line.advice.tryConsume(1) -> refuse(line, "inn.too-many-hints");
            default -> tables.tell(id, new Request.OfPage(guest, said));
        }
    }

    private static void refuse(Line line, String key, Object... args) {
        line.wire.send(LiveTable.refused(Said.of(key, args)));
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
