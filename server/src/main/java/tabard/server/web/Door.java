package tabard.server.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.Config;
import tabard.server.Limits;
import tabard.server.live.LiveTables;
import tabard.server.live.Thinkers;
import tabard.server.protocol.House;
import tabard.server.store.Store;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** The way in: every address of the inn, and what is checked at it. */
public final class Door implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Door.class);
    private static final int LONGEST_MESSAGE = 8192;
    private static final int WAITING_AT_THE_DOOR = 4096;
    private static final Duration PATIENCE =
            Duration.ofSeconds(90); // longer than a browser or proxy keeps what it does not use
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
                    + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private final Config config;
    private final Store store;
    private final Pages pages;
    private final Thinkers thinkers;
    private final PrometheusMeterRegistry metrics;
    private final Guard guard;
    private final Socket socket;
    private final PeopleDesk people;
    private final TableDesk tables;
    private final Javalin javalin;

    public Door(
            Config config,
            Store store,
            LiveTables live,
            Thinkers thinkers,
            Pages pages,
            PrometheusMeterRegistry metrics) {
        this.config = config;
        this.store = store;
        this.pages = pages;
        this.thinkers = thinkers;
        this.metrics = metrics;
        this.guard = new Guard(store, config);
        this.socket = new Socket(live, guard, config.limits(), metrics.counter("tabard.messages.received"));
        this.people = new PeopleDesk(store, live, guard, socket, config.limits(), config.clock());
        this.tables = new TableDesk(store, live, thinkers, guard, config.limits(), config.clock());
        metrics.gauge("tabard.sockets", socket, Socket::open);
        this.javalin = Javalin.create(this::configure).start();
    }

    public int port() {
        return javalin.port();
    }

    private void configure(JavalinConfig javalin) {
        javalin.concurrency.useVirtualThreads = true;
        javalin.startup.showJavalinBanner = false;
        javalin.startup.showOldJavalinVersionWarning = false;
        javalin.http.maxRequestSize = Limits.DOCUMENT;
        javalin.http.compressionStrategy = CompressionStrategy.NONE; // files are zipped once, answers where it pays
        javalin.http.strictContentTypes = false;
        javalin.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setHeaderCacheSize(0); // 96 KB a connection, and a socket keeps the request it began with
        });
        javalin.jetty.addConnector(this::connector);
        javalin.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(LONGEST_MESSAGE);
            factory.setMaxFrameSize(LONGEST_MESSAGE);
            factory.setIdleTimeout(Duration.ofMinutes(2));
        });
        javalin.jetty.modifyServletContextHandler(Door::withoutDeflate);
        routes(javalin);
        refusals(javalin);
    }

    /** With a long bench outside: when a server comes back, every page of the house knocks in the same second. */
    private ServerConnector connector(Server server, HttpConfiguration http) {
        var connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(config.host());
        connector.setPort(config.port());
        connector.setAcceptQueueSize(WAITING_AT_THE_DOOR);
        connector.setIdleTimeout(PATIENCE.toMillis());
        return connector;
    }

    /** Deltas are short, and deflating them costs more than it saves. */
    private static void withoutDeflate(ServletContextHandler context) {
        context.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarted(LifeCycle started) {
                var components = WebSocketServerComponents.getWebSocketComponents(context);
                if (components != null) {
                    components.getExtensionRegistry().unregister("permessage-deflate");
                }
            }
        });
    }

    private void routes(JavalinConfig javalin) {
        var routes = javalin.routes;
        routes.before(Door::headers);
        if (config.secure()) {
            routes.before(ctx -> ctx.header("Strict-Transport-Security", "max-age=31536000"));
        }
        routes.before("/api/*", guard::check);
        routes.after(ctx -> metrics.counter("tabard.requests", "status", Integer.toString(ctx.statusCode()))
                .increment());
        routes.get("/api/house", this::house);
        routes.get("/api/me", people::me);
        routes.post("/api/me", people::enter);
        routes.patch("/api/me", people::rename);
        routes.delete("/api/me", people::forget);
        routes.post("/api/me/password", people::password);
        routes.post("/api/login", people::login);
        routes.post("/api/logout", people::logout);
        routes.post("/api/ways", tables::ways);
        routes.get("/api/tables", tables::list);
        routes.post("/api/tables", tables::open);
        routes.get("/api/tables/{id}", tables::details);
        routes.post("/api/tables/{id}/join", tables::join);
        routes.post("/api/tables/{id}/leave", tables::leave);
        routes.post("/api/tables/{id}/resign", tables::resign);
        routes.post("/api/tables/{id}/rematch", tables::rematch);
        routes.post("/api/tables/{id}/return", tables::comeBack);
        routes.get("/api/tables/{id}/record", tables::record);
        routes.get("/api/tables/{id}/replay", tables::replay);
        routes.post("/api/tables/{id}/branch", tables::branch);
        routes.get("/api/join/{token}", tables::invitation);
        routes.get("/health", this::health);
        routes.get(
                "/metrics", ctx -> ctx.contentType("text/plain; version=0.0.4").result(metrics.scrape()));
        for (String made : List.of("/box/*", "/words/*", "/art/*", "/rules/{game}/{file}")) {
            routes.get(made, pages::made);
        }
        for (String page :
                List.of("/", "/table/{id}", "/table/{id}/print", "/replay/{id}", "/join/{token}", "/rules/{game}")) {
            routes.get(page, pages::index);
        }
        routes.get("/assets/*", pages::asset);
        routes.get("/{file}", pages::plain);
        routes.wsBeforeUpgrade("/ws", this::upgrading);
        routes.ws("/ws", socket::configure);
    }

    private void upgrading(Context ctx) {
        guard.check(ctx);
        if (!Guard.ours(ctx.header("Origin"), ctx, true)) {
            throw new Refused(403, "inn.foreign");
        }
    }

    private static void headers(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }

    private static void refusals(JavalinConfig javalin) {
        var routes = javalin.routes;
        routes.exception(Refused.class, (refused, ctx) -> Reply.refuse(ctx, refused.status(), refused.why(), null));
        routes.exception(Refusal.class, (refusal, ctx) -> Reply.refuse(ctx, 409, refusal.why(), refusal.clause()));
        routes.exception(
                HttpResponseException.class,
                (failure, ctx) -> Reply.refuse(
                        ctx,
                        failure.getStatus(),
                        Said.of(failure.getStatus() == 404 ? "inn.no-page" : "inn.unreadable"),
                        null));
        routes.exception(Exception.class, (failure, ctx) -> {
            LOG.error("event=request-failed method={} path={}", ctx.method(), ctx.path(), failure);
            Reply.refuse(ctx, 500, Said.of("inn.broken"), null);
        });
    }

    private void house(Context ctx) {
        var limits = config.limits();
        Reply.json(
                ctx,
                new House(
                        Games.all().stream().map(this::card).toList(),
                        thinkers.names(),
                        pages.innWords(),
                        new House.Most(limits.name(), limits.title(), limits.chat(), limits.tables())));
    }

    private House.GameInfo card(Game<?, ?> game) {
        var info = game.info();
        var files = pages.files(game);
        return new House.GameInfo(
                info.id(),
                info.rules(),
                info.fewest(),
                info.most(),
                game.cooperative(info.standard()),
                info.seats().stream().map(seat -> seat.word()).toList(),
                info.settings(),
                files.words(),
                files.rulesText(),
                files.art());
    }

    private void health(Context ctx) {
        int one = store.read(
                handle -> handle.select("select 1").mapTo(Integer.class).one());
        Reply.json(ctx, Map.of("ok", one == 1));
    }

    /** No new requests; pages are told that the inn closes, and come back by themselves. */
    @Override
    public void close() {
        socket.closeAll();
        javalin.stop();
    }
}
