package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.protocol.FromPage;
import tabard.server.store.LostRace;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * One table in memory: one queue, and the only holder of its truth. Every method but {@link #put} and the two counters runs as a
 * message of that queue. A turn is played, committed to the log, and only then shown.
 */
public final class LiveTable<S, A extends Action> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    private final String id;
    private final LiveTables house;
    private final Mailbox mailbox = new Mailbox();
    private final Gallery<S, A> gallery;
    private final BotDesk<S, A> bots;
    private volatile long touched;
    private volatile int guests;
    private boolean retired;
    private @Nullable Loaded<S, A> loaded;

    LiveTable(String id, LiveTables house) {
        this.id = id;
        this.house = house;
        this.gallery = new Gallery<>(this);
        this.bots = new BotDesk<>(house.thinkers(), (ask, chosen) -> house.tell(id, new Request.Thought(ask, chosen)));
        this.touched = house.now();
    }

    // --- the queue ---

    void put(Consumer<LiveTable<?, ?>> message) {
        mailbox.put(() -> {
            if (retired) {
                house.put(id, message);
            } else {
                touched = house.now();
                message.accept(this);
                guests = gallery.size();
            }
        });
    }

    /** After all messages so far. */
    void whenIdle(Runnable then) {
        mailbox.put(then);
    }

    /** Leaves memory, unless somebody is here or has been since; at once when the game is over. */
    void retireIfIdle(long before) {
        mailbox.put(() -> {
            if (!retired && gallery.empty() && (touched <= before || over())) {
                retired = true;
                bots.clear();
                house.retire(this);
            }
        });
    }

    private boolean over() {
        return loaded != null && loaded.row().state() == State.OVER;
    }

    /** Everything that can be wanted of a table. A page is sent its refusal; to all others it is thrown. */
    void handle(Request request) {
        try {
            switch (request) {
                case Request.OfPage(var guest, FromPage.Join(var _, var at)) -> Visitors.enter(this, guest, at);
                case Request.OfPage(var guest, FromPage.Sit(var seat)) -> Visitors.change(this, guest, seat);
                case Request.OfPage(var guest, FromPage.Here(boolean visible)) ->
                    Visitors.visible(this, guest, visible);
                case Request.OfPage(var guest, FromPage.Chat(var text)) -> Visitors.say(this, guest, text);
                case Request.OfPage(var guest, FromPage.Log(int before)) -> gallery.chronicle(guest, before);
                case Request.OfPage(var guest, FromPage.Resync()) -> gallery.resync(guest);
                case Request.OfPage(var guest, FromPage.Choose choose) -> Decisions.choose(this, guest, choose);
                case Request.OfPage(var guest, FromPage.Undo undo) -> Decisions.undo(this, guest, undo);
                case Request.OfPage(var guest, FromPage.Reopen(int at)) -> Decisions.reopen(this, guest, at);
                case Request.OfPage(var guest, FromPage.Hint(int at)) -> Advice.ask(this, guest, at);
                case Request.Left(var guest) -> Visitors.leave(this, guest);
                case Request.SitDown wish -> Visitors.sitDown(this, wish);
                case Request.GetUp(var person) -> Visitors.getUp(this, person);
                case Request.GiveUp(var person) -> Visitors.giveUp(this, person);
                case Request.TakeBack(var person) -> Visitors.takeBack(this, person);
                case Request.Opened() -> loaded();
                case Request.Rematched(var other) -> {
                    update(loaded().row().rematch(other));
                    gallery.tellTable();
                }
                case Request.Renamed() -> readAgain();
                case Request.Tick() -> Decisions.tick(this);
                case Request.Thought(var ask, var chosen) -> Decisions.thought(this, ask, chosen);
                case Request.Advised advised -> Advice.give(this, advised);
                case Request.Heard(var what, int n) -> Elsewhere.heard(this, what, n);
            }
        } catch (Refusal refusal) {
            if (!(request instanceof Request.OfPage page)) {
                throw refusal;
            }
            page.guest().send(Messages.refused(page.at(), refusal));
        }
    }

    // --- what it is made of ---

    String id() {
        return id;
    }

    long touched() {
        return touched;
    }

    int guests() {
        return guests;
    }

    BotDesk<S, A> bots() {
        return bots;
    }

    Gallery<S, A> gallery() {
        return gallery;
    }

    LiveTables house() {
        return house;
    }

    /** A refusal that concerns no choice. */
    public static byte[] refused(Said why) {
        return Messages.refused(0, why, null);
    }

    // --- reading ---

    Loaded<S, A> loaded() {
        var there = loaded;
        if (there == null) {
            there = Loaded.read(house, id);
            loaded = there;
            awake(there);
            there = Objects.requireNonNull(loaded); // waking up may have begun the game
        }
        return there;
    }

    /** What was agreed but not yet done when the process ended, is done now. */
    private void awake(Loaded<S, A> table) {
        if (table.row().state() == State.WAITING && table.seating().full()) {
            start();
        } else if (table.running() && table.empty()) {
            commit(table.game().begin(table.dice()));
        } else if (table.row().state() == State.PLAYING
                && table.differs() == null
                && table.history().over()) {
            finish();
        } else {
            if (table.running()) {
                fillLeftSeats();
            }
            think();
        }
    }

    /** Refuses whatever would go on with a game that does not go on. */
    void playing() {
        var table = loaded();
        var differs = table.differs();
        if (differs != null) {
            throw new Refusal(differs);
        }
        switch (table.row().state()) {
            case WAITING -> throw new Refusal(Said.of("inn.not-started"));
            case OVER -> throw new Refusal(Said.of("refused.over"));
            case PLAYING -> {}
        }
    }

    /** Seats that were left for good are played by bots from then on. */
    void fillLeftSeats() {
        var table = loaded();
        var history = table.history();
        for (var row : List.copyOf(table.seating().rows())) {
            var seat = history.game().info().seat(row.seat());
            if (row.person() != null && !history.game().mayLeave(history.now(), seat)) {
                update(row.playedBy(house.thinkers().standIn()));
            }
        }
    }

    // --- writing ---

    void commit(Committed<S, A> turn) {
        commit(Stream.of(turn));
    }

    /** A row of turns, each played when its line is written, and written together: all of them or none. */
    void commit(Stream<Committed<S, A>> row) {
        var table = loaded();
        long now = house.now();
        var turns = new ArrayList<Committed<S, A>>();
        var lines = new ArrayList<StepRow>();
        row.forEachOrdered(turn -> {
            table.timed(turn, now);
            turns.add(turn);
            lines.addAll(table.rows(turn, now));
        });
        try {
            house.store().append(lines).join();
        } catch (RuntimeException failure) {
            reload(failure);
            throw new Refusal(Said.of("inn.not-written"));
        }
        for (var turn : turns) {
            house.counted();
            gallery.show(turn);
        }
        if (table.history().over()) {
            finish();
        } else {
            turned();
        }
    }

    /** The turn was played here but is not in the log: the log is right. */
    private void reload(RuntimeException failure) {
        if (failure.getCause() instanceof LostRace) {
            LOG.info("event=lost-race table={}", id);
        } else {
            LOG.error("event=not-written table={}", id, failure);
        }
        forget();
        gallery.viewAll();
    }

    private void finish() {
        var table = loaded();
        update(table.row().over(Ending.of(table.history())));
        bots.clear();
        gallery.tellTable();
    }

    void update(TableRow row) {
        house.store().change(handle -> Tables.update(handle, row));
        loaded().row(row);
    }

    void update(SeatRow seat) {
        house.store().change(handle -> Tables.update(handle, seat));
        loaded().seating().put(seat);
    }

    /** Who sits here may have changed in the database. */
    void readAgain() {
        var table = loaded();
        house.store().read(handle -> Tables.seats(handle, id)).forEach(table.seating()::put);
        gallery.tellTable();
        think();
    }

    void start() {
        var fresh = loaded().started();
        house.store().change(handle -> Tables.update(handle, fresh.row()));
        loaded = fresh;
        commit(fresh.game().begin(fresh.dice()));
        gallery.welcome();
    }

    /** The game has begun at another inn. */
    Loaded<S, A> begunElsewhere() {
        forget();
        var begun = Loaded.<S, A>read(house, id);
        loaded = begun;
        return begun;
    }

    private void forget() {
        loaded = null;
        gallery.forget();
        bots.clear();
    }

    // --- the bots ---

    /** A turn was made, here or elsewhere: bots are asked anew. */
    void turned() {
        bots.turned(loaded().history().awaits().due());
        think();
    }

    /** Asks the bots whose turn it is. */
    void think() {
        var table = loaded();
        if (table.running()) {
            bots.think(table.history(), table.seating());
        }
    }
}
