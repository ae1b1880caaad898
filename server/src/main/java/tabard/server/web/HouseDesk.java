package tabard.server.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Optional;
import tabard.server.Config;
import tabard.server.live.Thinkers;
import tabard.server.protocol.House;
import tabard.server.push.Postman;
import tabard.server.store.Copyist;
import tabard.server.store.Store;
import tabard.table.Game;
import tabard.table.Games;

/** What the house says of itself: what is played here, whom to tell of a hole, and whether it is well. */
final class HouseDesk {
    private static final Duration HALF_A_YEAR = Duration.ofDays(180);

    private final Config config;
    private final Store store;
    private final Pages pages;
    private final Thinkers thinkers;
    private final Postman postman;
    private final Optional<Copyist> copyist;

    HouseDesk(Config config, Store store, Pages pages, Thinkers thinkers, Postman postman, Optional<Copyist> copyist) {
        this.config = config;
        this.store = store;
        this.pages = pages;
        this.thinkers = thinkers;
        this.postman = postman;
        this.copyist = copyist;
    }

    void house(Context ctx) {
        var limits = config.limits();
        Reply.json(
                ctx,
                new House(
                        Games.all().stream().map(this::card).toList(),
                        thinkers.names(),
                        pages.innWords(),
                        postman.there(),
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
                files.sign(),
                files.rulesText(),
                files.art(),
                files.first(),
                pages.box(game, info.standard()));
    }

    /** Whom to tell of a hole (RFC 9116). */
    void securityText(Context ctx) {
        if (config.contact() == null) {
            throw new Refused(404, "inn.no-page");
        }
        var expires = config.clock().instant().plus(HALF_A_YEAR).truncatedTo(ChronoUnit.DAYS);
        ctx.contentType("text/plain; charset=utf-8")
                .result("Contact: %s%nExpires: %s%nPreferred-Languages: en, fr%n"
                        .formatted(config.contact(), expires)
                        .replace(System.lineSeparator(), "\n"));
    }

    /** Well is whoever takes what is written; a backup that has failed is told as well, and turns nobody away. */
    void health(Context ctx) {
        boolean well = store.beats(config.clock().millis());
        var state = new LinkedHashMap<String, Object>();
        state.put("ok", well);
        if (!well) {
            state.put("why", "write");
        }
        copyist.ifPresent(one -> state.put("backup", one.state()));
        Reply.json(ctx.status(well ? 200 : 503), state);
    }
}
