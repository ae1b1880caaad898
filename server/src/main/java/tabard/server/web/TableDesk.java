package tabard.server.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabard.server.Limits;
import tabard.server.fair.Luck;
import tabard.server.live.FirstGames;
import tabard.server.live.LiveTables;
import tabard.server.live.Replays;
import tabard.server.live.Request;
import tabard.server.live.Thinkers;
import tabard.server.protocol.Card;
import tabard.server.protocol.DiceCheck;
import tabard.server.protocol.Lobby;
import tabard.server.protocol.Replay;
import tabard.server.store.Company;
import tabard.server.store.Keeper;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.Sight;
import tabard.server.store.Store;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Games;
import tabard.table.text.FirstGame;

/** The lobby: opening, joining and leaving tables, and what can be read of them. */
final class TableDesk {
    private static final int SHOWN = 50;

    /** A table where nothing has happened for so long does not count among those its host keeps. */
    private static final Duration FORGOTTEN = Duration.ofDays(7);

    private final Store store;
    private final LiveTables tables;
    private final Thinkers thinkers;
    private final Guard guard;
    private final Limits limits;
    private final InstantSource clock;
    private final Luck luck;

    TableDesk(
            Store store,
            LiveTables tables,
            Thinkers thinkers,
            Guard guard,
            Limits limits,
            InstantSource clock,
            Luck luck) {
        this.store = store;
        this.tables = tables;
        this.thinkers = thinkers;
        this.guard = guard;
        this.limits = limits;
        this.clock = clock;
        this.luck = luck;
    }

    /** What comes with a call about a table. */
    record Wish(
            @Nullable String seat,
            @Nullable String token,
            @Nullable String contribution,
            @Nullable Integer at,
            @Nullable String bots) {}

    void list(Context ctx) {
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        Reply.json(ctx, store.<Lobby>read(handle -> {
            var open = new ArrayList<Card>();
            for (var table : Tables.listed(handle, State.WAITING, SHOWN)) {
                LobbyCards.shown(handle, table, person)
                        .filter(card -> Tables.seats(handle, table.id()).stream()
                                .anyMatch(seat -> seat.kind() == SeatRow.Kind.OPEN))
                        .ifPresent(open::add);
            }
            var watch = new ArrayList<Card>();
            for (var table : Tables.listed(handle, State.PLAYING, SHOWN)) {
                if (table.spectators()) {
                    LobbyCards.shown(handle, table, person).ifPresent(watch::add);
                }
            }
            return new Lobby(
                    person == null ? List.of() : LobbyCards.mine(handle, person, SHOWN),
                    open,
                    watch,
                    Keeper.note(handle).orElse(null));
        }));
    }

    void open(Context ctx) {
        var person = guard.person(ctx);
        var rows = Reply.document(ctx, NewTable.class).rows(person, thinkers, limits, luck, clock.millis());
        for (var seat : rows.seats()) {
            String other = seat.person();
            if (other != null
                    && !seat.of(person.id())
                    && !store.read(handle -> Company.friends(handle, person.id(), other))) {
                throw new Refused(403, "inn.no-friend");
            }
        }
        open(ctx, person, rows.table(), rows.seats());
        details(ctx, rows.table().id());
    }

    /** A first game: the one that this person has begun, or a new one. */
    void first(Context ctx) {
        var person = guard.person(ctx);
        var game = Games.named(ctx.pathParam("game"));
        var first = FirstGame.of(game).orElseThrow(() -> new Refused(404, "inn.no-page"));
        var begun = store.read(handle -> Tables.of(handle, person.id(), SHOWN)).stream()
                .filter(table -> table.state() == State.PLAYING && FirstGames.laid(game, table))
                .findFirst();
        if (begun.isEmpty()) {
            var rows = NewTable.first(game, first, person, thinkers, limits, luck, clock.millis());
            open(ctx, person, rows.table(), rows.seats());
            details(ctx, rows.table().id());
        } else {
            details(ctx, begun.get().id());
        }
    }

    private void open(Context ctx, Person person, TableRow table, List<SeatRow> seats) {
        guard.costly(ctx, "tables");
        long since = clock.millis() - FORGOTTEN.toMillis();
        if (store.read(handle -> Tables.hosted(handle, person.id(), since)) >= limits.tables()) {
            throw new Refused(403, "inn.too-many-tables", limits.tables());
        }
        store.change(handle -> Tables.insert(handle, table, seats));
        tables.run(table.id(), new Request.Opened()); // begins at once where nobody is awaited
    }

    void details(Context ctx) {
        var table = table(ctx.pathParam("id"));
        if (table.state() != State.WAITING) {
            seen(ctx, table);
        }
        details(ctx, table.id());
    }

    /** Refuses whoever may not see what is played there. */
    private void seen(Context ctx, TableRow table) {
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        var seats = store.read(handle -> Tables.seats(handle, table.id()));
        if (!Sight.maySee(table, seats, person)) {
            throw new Refused(403, "inn.no-spectators");
        }
    }

    private void details(Context ctx, String id) {
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        Reply.json(ctx, store.<Card>read(handle -> LobbyCards.details(handle, table(id), person)));
    }

    void invitation(Context ctx) {
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        String token = ctx.pathParam("token");
        var table = store.read(handle -> Tables.invited(handle, token))
                .orElseThrow(() -> new Refused(404, "inn.no-invitation"));
        if (table.state() != State.WAITING) {
            seen(ctx, table);
        }
        Reply.json(ctx, store.<Card>read(handle -> LobbyCards.details(handle, table, person)));
    }

    private TableRow table(String id) {
        return store.read(handle -> Tables.find(handle, id)).orElseThrow(() -> new Refused(404, "inn.no-table"));
    }

    void join(Context ctx) {
        var wish = Reply.body(ctx, Wish.class);
        String share = NewTable.share(wish.contribution, limits, luck);
        act(ctx, person -> new Request.SitDown(person, wish.seat, wish.token, share));
    }

    /** At a free seat, so that nobody waits for somebody who does not come. */
    void seatBot(Context ctx) {
        var wish = Reply.body(ctx, Wish.class);
        String bot = thinkers.known(wish.bots == null ? "" : wish.bots);
        String share = NewTable.share(null, limits, luck);
        act(ctx, person -> new Request.SeatBot(person, wish.seat, bot, share));
    }

    void leave(Context ctx) {
        act(ctx, Request.GetUp::new);
    }

    /** What goes together with what was chosen so far. */
    void ways(Context ctx) {
        Reply.json(ctx, Reply.document(ctx, NewTable.class).ways());
    }

    /** What somebody would bring to a table, looked over. */
    void examine(Context ctx) {
        guard.costly(ctx, "documents");
        Reply.json(ctx, Reply.document(ctx, BroughtDocument.class).report());
    }

    void resign(Context ctx) {
        act(ctx, Request.GiveUp::new);
    }

    void comeBack(Context ctx) {
        act(ctx, Request.TakeBack::new);
    }

    private void act(Context ctx, Function<Person, Request> wish) {
        var person = guard.person(ctx);
        String id = table(ctx.pathParam("id")).id();
        tables.run(id, wish.apply(person));
        details(ctx, id);
    }

    /** The same people once more, each a seat further on. One new table, whoever asks first. */
    void rematch(Context ctx) {
        var person = guard.person(ctx);
        var old = table(ctx.pathParam("id"));
        var seats = store.read(handle -> Tables.seats(handle, old.id()));
        if (old.state() != State.OVER || seats.stream().noneMatch(seat -> seat.of(person.id()))) {
            throw new Refused(403, "inn.no-rematch");
        }
        if (old.rematch() != null) {
            details(ctx, old.rematch());
            return;
        }
        String share = NewTable.share(Reply.body(ctx, Wish.class).contribution, limits, luck);
        String id = Tokens.id();
        var rows = new ArrayList<SeatRow>();
        for (var seat : seats) {
            var before = seats.get((seat.place() + 1) % seats.size());
            var kept = new SeatRow(
                    id,
                    seat.seat(),
                    seat.place(),
                    SeatRow.Kind.INVITE,
                    before.person(),
                    before.name(),
                    null,
                    "",
                    false);
            rows.add(
                    before.of(person.id())
                            ? kept.taken(person.id(), person.name(), share)
                            : before.person() == null && before.bot() != null
                                    ? new SeatRow(
                                            id,
                                            seat.seat(),
                                            seat.place(),
                                            SeatRow.Kind.BOT,
                                            null,
                                            null,
                                            before.bot(),
                                            NewTable.share(null, limits, luck),
                                            false)
                                    : kept);
        }
        open(ctx, person, again(old, id, person.id()), rows);
        tables.run(old.id(), new Request.Rematched(id));
        String first = table(old.id()).rematch();
        details(ctx, first == null ? id : first);
    }

    private TableRow again(TableRow old, String id, String host) {
        return new TableRow(
                id,
                old.game(),
                old.seats(),
                old.options(),
                old.title(),
                host,
                false,
                old.spectators(),
                old.hints(),
                old.clock(),
                luck.seed(),
                Tokens.secret(),
                State.WAITING,
                clock.millis(),
                null,
                null,
                null,
                null);
    }

    void record(Context ctx) {
        guard.costly(ctx, "replays");
        var table = table(ctx.pathParam("id"));
        seen(ctx, table);
        if (table.state() != State.OVER) {
            throw new Refused(403, "inn.not-over");
        }
        ctx.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"tabard-" + table.id() + ".txt\"")
                .result(tables.ask(table.id(), Replays::record));
    }

    /** Once it is over, for whoever may see it. */
    void checkDice(Context ctx) {
        guard.costly(ctx, "replays");
        var table = table(ctx.pathParam("id"));
        seen(ctx, table);
        if (table.state() != State.OVER) {
            throw new Refused(403, "inn.not-over");
        }
        Reply.json(ctx, tables.<DiceCheck>ask(table.id(), Replays::check));
    }

    void replay(Context ctx) {
        guard.costly(ctx, "replays");
        String person = guard.somebody(ctx).map(Person::id).orElse(null);
        var there = table(ctx.pathParam("id"));
        seen(ctx, there);
        String id = there.id();
        String seat = ctx.queryParam("seat");
        Reply.json(ctx, tables.<Replay>ask(id, table -> Replays.of(table, person, seat)));
    }

    /** From a moment of the replay, with all seats in one hand. */
    void branch(Context ctx) {
        guard.costly(ctx, "replays");
        var person = guard.person(ctx);
        var old = table(ctx.pathParam("id"));
        seen(ctx, old);
        var wish = Reply.body(ctx, Wish.class);
        String start =
                tables.ask(old.id(), table -> Replays.position(table, person.id(), wish.at == null ? 0 : wish.at));
        var copy = again(old, Tokens.id(), person.id()).copyOf(old.id(), start);
        String bot = wish.bots == null ? null : thinkers.known(wish.bots);
        var seats = store.read(handle -> Tables.seats(handle, old.id()));
        boolean looker = seats.stream().noneMatch(seat -> seat.of(person.id()));
        var rows = seats.stream()
                .map(seat -> {
                    boolean mine = bot == null || seat.of(person.id()) || (looker && seat.place() == 0);
                    return new SeatRow(
                            copy.id(),
                            seat.seat(),
                            seat.place(),
                            mine ? SeatRow.Kind.PERSON : SeatRow.Kind.BOT,
                            mine ? person.id() : null,
                            mine ? person.name() : null,
                            mine ? null : bot,
                            NewTable.share(null, limits, luck),
                            false);
                })
                .toList();
        open(ctx, person, copy, rows);
        details(ctx, copy.id());
    }
}
