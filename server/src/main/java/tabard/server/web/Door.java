package tabard.server.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.Config;
import tabard.server.Limits;
import tabard.server.live.Analyses;
import tabard.server.live.LiveTables;
import tabard.server.live.Thinkers;
import tabard.server.push.Doorbell;
import tabard.server.push.Postman;
import tabard.server.store.Copyist;
import tabard.server.store.Outage;
import tabard.server.store.Seldom;
import tabard.server.store.Store;
import tabard.table.Games;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** The way in: every address of the inn, and what is checked at it. */
public final class Door implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Door.class);
    private static final Seldom OUTAGES = new Seldom();
    private static final int LONGEST_MESSAGE = 8192;
    private static final int WAITING_AT_THE_DOOR = 4096;
    private static final int MOST_THREADS = 32;
    private static final int ON_ITS_WAY = 1 << 18; // bytes the machine keeps for one who may not read them
    private static final Duration PATIENCE =
            Duration.ofSeconds(90); // longer than a browser or proxy keeps what it does not use
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                    + "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    /** What a board game has no use for, and the one thing it has. */
    private static final String PERMISSIONS =
            "accelerometer=(), bluetooth=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
                    + "idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), "
                    + "xr-spatial-tracking=(), publickey-credentials-create=(self), publickey-credentials-get=(self)";

    private final Config config;
    private final Pages pages;
    private final Doorstep doorstep;
    private final PrometheusMeterRegistry metrics;
    private final Guard guard;
    private final Socket socket;
    private final HouseDesk house;
    private final PeopleDesk people;
    private final SessionDesk sessions;
    private final PasskeyDesk passkeys;
    private final DepartureDesk departure;
    private final CompanyDesk company;
    private final PushDesk pushes;
    private final MailDesk mails;
    private final KeeperDesk keeper;
    private final TableDesk tables;
    private final Analyses analyses;
    private final AnalysisDesk looks;
    private final Javalin javalin;

    public Door(
            Config config,
            Store store,
            LiveTables live,
            Thinkers thinkers,
            Pages pages,
            Doorbell bell,
            Postman postman,
            Optional<Copyist> copyist,
            PrometheusMeterRegistry metrics) {
        this.config = config;
        this.pages = pages;
        this.metrics = metrics;
        var present = new Present(config.clock());
        this.guard = new Guard(store, config, present);
        this.socket = new Socket(
                store, live, guard, config.limits(), config.ticks(), metrics.counter("tabard.messages.received"));
        var passwords = new Passwords();
        this.house = new HouseDesk(config, store, pages, thinkers, postman, copyist);
        this.people = new PeopleDesk(store, live, guard, socket, passwords, postman, config);
        this.sessions = new SessionDesk(store, guard, socket);
        this.passkeys = new PasskeyDesk(store, guard, passwords, postman, config);
        this.departure = new DepartureDesk(store, live, thinkers, guard, socket, passwords, config.clock());
        this.pushes = new PushDesk(store, guard, bell, config.clock());
        this.mails = new MailDesk(store, guard, socket, passwords, postman, config.clock());
        this.keeper = new KeeperDesk(store, guard, passwords, config.clock());
        this.company = new CompanyDesk(store, guard, present, socket, live.neighbours());
        this.tables = new TableDesk(store, live, thinkers, guard, config.limits(), config.clock(), config.luck());
        this.analyses = new Analyses(live, thinkers);
        this.looks = new AnalysisDesk(store, guard, analyses);
        this.doorstep = new Doorstep(config.clock());
        metrics.gauge("tabard.connections", doorstep, Doorstep::size);
        metrics.gauge("tabard.sockets", socket, Socket::open);
        metrics.gauge("tabard.unsent.bytes", socket, Socket::unsent);
        this.javalin = Javalin.create(this::configure).start();
    }

    public int port() {
        return javalin.port();
    }

    /** By which the first keeper is known, where there is none. */
    public Optional<String> keeperCode() {
        return keeper.code();
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
        javalin.jetty.threadPool = threads();
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

    /**
     * Who waits for the network does so on a thread of the machine: on a virtual one each wait is made of two. What comes in is handled on
     * virtual threads, because much of it waits for the database.
     */
    private static QueuedThreadPool threads() {
        var few = new QueuedThreadPool(MOST_THREADS, 2);
        few.setName("door");
        few.setReservedThreads(0);
        few.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        return few;
    }

    /** With a long bench outside: when a server comes back, every page of the house knocks in the same second. */
    private ServerConnector connector(Server server, HttpConfiguration http) {
        var connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(config.host());
        connector.setPort(config.port());
        connector.setAcceptQueueSize(WAITING_AT_THE_DOOR);
        connector.setAcceptedSendBufferSize(ON_ITS_WAY);
        connector.setIdleTimeout(PATIENCE.toMillis());
        connector.addBean(doorstep);
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
        routes.get("/api/house", house::house);
        routes.get("/api/me", people::me);
        routes.post("/api/me", people::enter);
        routes.patch("/api/me", people::rename);
        routes.delete("/api/me", departure::forget);
        routes.get("/api/me/data", departure::data);
        routes.get("/api/me/sessions", sessions::list);
        routes.delete("/api/me/sessions", sessions::endOthers);
        routes.delete("/api/me/sessions/{id}", sessions::end);
        routes.post("/api/me/password", people::password);
        routes.get("/api/me/passkeys", passkeys::list);
        routes.post("/api/me/passkeys/offer", passkeys::offer);
        routes.post("/api/me/passkeys", passkeys::bring);
        routes.patch("/api/me/passkeys/{id}", passkeys::rename);
        routes.delete("/api/me/passkeys/{id}", passkeys::remove);
        routes.post("/api/login/passkey/ask", passkeys::ask);
        routes.post("/api/login/passkey", passkeys::enter);
        routes.get("/api/me/mail", mails::mine);
        routes.post("/api/me/mail", mails::wish);
        routes.patch("/api/me/mail", mails::notices);
        routes.delete("/api/me/mail", mails::remove);
        routes.post("/api/me/mail/confirm", mails::confirm);
        routes.post("/api/login/forgotten", mails::forgotten);
        routes.post("/api/login/recover", mails::recovered);
        routes.post("/api/login", people::login);
        routes.post("/api/logout", people::logout);
        routes.post("/api/ways", tables::ways);
        routes.post("/api/examine", tables::examine);
        routes.get("/api/push", pushes::key);
        routes.post("/api/me/push", pushes::want);
        routes.delete("/api/me/push", pushes::stop);
        routes.get("/api/me/friends", company::friends);
        routes.get("/api/me/tallies", company::tallies);
        routes.post("/api/me/friends/{id}/block", company::block);
        routes.delete("/api/me/friends/{id}/block", company::unblock);
        routes.get("/api/keeper", keeper::door);
        routes.post("/api/keeper", keeper::enter);
        routes.delete("/api/keeper", keeper::leave);
        routes.get("/api/keeper/inn", keeper::look);
        routes.post("/api/keeper/people/{id}/ban", keeper::ban);
        routes.delete("/api/keeper/people/{id}/ban", keeper::letIn);
        routes.post("/api/keeper/tables/{id}/end", keeper::end);
        routes.post("/api/keeper/note", keeper::say);
        routes.post("/api/keeper/prune", keeper::prune);
        routes.get("/api/tables", tables::list);
        routes.post("/api/tables", tables::open);
        routes.post("/api/games/{game}/first", tables::first);
        routes.get("/api/tables/{id}", tables::details);
        routes.post("/api/tables/{id}/join", tables::join);
        routes.post("/api/tables/{id}/bot", tables::seatBot);
        routes.post("/api/tables/{id}/leave", tables::leave);
        routes.post("/api/tables/{id}/resign", tables::resign);
        routes.post("/api/tables/{id}/rematch", tables::rematch);
        routes.post("/api/tables/{id}/return", tables::comeBack);
        routes.get("/api/tables/{id}/record", tables::record);
        routes.get("/api/tables/{id}/replay", tables::replay);
        routes.get("/api/tables/{id}/dice", tables::checkDice);
        routes.get("/api/tables/{id}/analysis", looks::look);
        routes.post("/api/tables/{id}/analysis", looks::begin);
        routes.post("/api/tables/{id}/branch", tables::branch);
        routes.get("/api/join/{token}", tables::invitation);
        routes.get("/.well-known/security.txt", house::securityText);
        routes.get(
                "/api/games/{id}/examples", ctx -> Reply.json(ctx, pages.examples(Games.named(ctx.pathParam("id")))));
        routes.get("/health", house::health);
        routes.get(
                "/metrics", ctx -> ctx.contentType("text/plain; version=0.0.4").result(metrics.scrape()));
        for (String made : List.of("/box/*", "/first/*", "/words/*", "/art/*", "/rules/{game}/{file}")) {
            routes.get(made, pages::made);
        }
        for (String page : List.of(
                "/",
                "/table/{id}",
                "/table/{id}/print",
                "/replay/{id}",
                "/join/{token}",
                "/rules/{game}",
                "/game/{game}",
                "/keeper")) {
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
        ctx.attribute(Socket.ADDRESS, guard.address(ctx));
    }

    private static void headers(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", PERMISSIONS);
    }

    private void refusals(JavalinConfig javalin) {
        var routes = javalin.routes;
        routes.exception(Refused.class, (refused, ctx) -> refuse(ctx, refused.status(), refused.why()));
        routes.exception(Refusal.class, (refusal, ctx) -> Reply.refuse(ctx, 409, refusal.why(), refusal.clause()));
        routes.exception(
                HttpResponseException.class,
                (failure, ctx) -> refuse(
                        ctx,
                        failure.getStatus(),
                        Said.of(failure.getStatus() == 404 ? "inn.no-page" : "inn.unreadable")));
        routes.exception(Exception.class, (failure, ctx) -> {
            if (Outage.is(failure)) {
                if (OUTAGES.now()) {
                    LOG.error("event=database-away reason=\"{}\"", Outage.reason(failure));
                }
                Reply.refuse(ctx, 503, Said.of("inn.not-written"), null);
                return;
            }
            if (Reply.brokenOff(failure)) {
                Reply.refuse(ctx, 400, Said.of("inn.unreadable"), null);
                return;
            }
            LOG.error("event=request-failed method={} path={}", ctx.method(), ctx.path(), failure);
            Reply.refuse(ctx, 500, Said.of("inn.broken"), null);
        });
    }

    /** Who followed a bad link and reads is told so by the page. */
    private void refuse(Context ctx, int status, Said why) {
        if (status == 404 && Pages.reads(ctx)) {
            pages.index(ctx.status(404));
        } else {
            Reply.refuse(ctx, status, why, null);
        }
    }

    /** Every few seconds. */
    public void sweep() {
        socket.sweep();
        doorstep.sweep();
        company.sweep();
    }

    /** No new requests; pages are told that the inn closes, and come back by themselves. */
    @Override
    public void close() {
        socket.closeAll();
        analyses.close();
        javalin.stop();
    }
}
