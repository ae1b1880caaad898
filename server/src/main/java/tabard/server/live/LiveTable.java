package tabard.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.store.LostRace;
import tabard.server.store.News;
import tabard.server.store.Outage;
import tabard.server.store.SeatRow;
import tabard.server.store.StepRow;
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
    private static final int AWAKE = -1;

    private final String id;
    private final LiveTables house;
    private final Mailbox mailbox = new Mailbox();
    private final Gallery<S, A> gallery;
    private final BotDesk<S, A> bots;
    private final BackOff backOff;
    private final Calls calls = new Calls();
    private volatile long touched;
    private volatile int guests;
    private volatile int slept = AWAKE;
    private boolean retired;
    private boolean overtaken;
    private @Nullable Loaded<S, A> loaded;

    LiveTable(String id, LiveTables house) {
        this.id = id;
        this.house = house;
        this.gallery = new Gallery<>(this);
        this.bots = new BotDesk<>(
                house.thinkers(), this::host, (ask, chosen) -> house.tell(id, new Request.Thought(ask, chosen)));
        this.backOff = new BackOff(house, id);
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

    /**
     * Where nothing has happened since then, only who looks on is kept: what they look at is read again when something does. Not where
     * sand runs, because who took back his seat was given time that is in no log.
     */
    void doze(long before) {
        if (slept == AWAKE && touched <= before) {
            mailbox.put(() -> {
                var there = loaded;
                if (there != null
                        && touched <= before
                        && begun(there)
                        && !there.hourglass().runs()
                        && bots.quiet()) {
                    slept = there.next();
                    forget();
                }
            });
        }
    }

    private static boolean begun(Loaded<?, ?> table) {
        return table.row().state() != State.WAITING && table.differs() == null;
    }

    boolean dozes() {
        return slept != AWAKE;
    }

    private boolean over() {
        return loaded != null && loaded.row().state() == State.OVER;
    }

    /** Everything that can be wanted of a table. A page is sent its refusal; to all others it is thrown. */
    void handle(Request request) {
        try {
            Hearing.hear(this, request);
        } finally {
            if (overtaken) {
                overtaken = false;
                gallery.forget();
                viewAll();
            }
        }
    }

    /** What could not be written may be now; and what was, although nobody was told, is shown. */
    void resume() {
        backOff.retry();
        gallery.viewAll();
        think();
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

    BackOff backOff() {
        return backOff;
    }

    Calls calls() {
        return calls;
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
        if (loaded == null) {
            Hearing.again(this::read); // two inns may wake it up at once
        }
        return Objects.requireNonNull(loaded); // waking up may have begun the game
    }

    private void read() {
        var there = Loaded.<S, A>read(house, id);
        loaded = there;
        calls.heard(there);
        gallery.elsewhere(house.neighbours().elsewhere(id));
        gallery.wake();
        overtaken |= slept != AWAKE && slept != there.next(); // another inn has written meanwhile
        slept = AWAKE;
        Lifetime.awake(this);
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
            throw failure.getCause() instanceof LostRace elsewhere
                    ? elsewhere
                    : new Refusal(Said.of("inn.not-written"));
        }
        backOff.over();
        for (var turn : turns) {
            house.counted();
            if (!overtaken) { // else the pages lack what came before
                gallery.show(turn);
            }
        }
        if (!table.history().over()) {
            calls.turned(house.bell(), id, table, turns.getLast().drawn(), gallery.presence(table.seating()));
            turned();
            return;
        }
        try {
            Lifetime.finish(this);
        } catch (RuntimeException failure) {
            if (!Outage.is(failure)) {
                throw failure;
            }
            forget(); // the turn is taken, the rest is done when the table wakes up
            backOff.later(failure);
        }
    }

    /** The turn was played here but is not in the log: the log is right. */
    private void reload(RuntimeException failure) {
        forget();
        if (failure.getCause() instanceof LostRace) {
            LOG.info("event=lost-race table={}", id);
            overtaken = true; // once what was wanted has been tried again, the pages are shown what has become of it
        } else {
            backOff.later(failure);
            viewAll();
        }
    }

    private void viewAll() {
        try {
            gallery.viewAll();
        } catch (RuntimeException stillAway) {
            forget(); // what the pages show is what the log has
        }
    }

    /** A lost race where another inn has changed it first; what it did is read then. */
    void update(SeatRow seat) {
        var table = loaded();
        var before = table.seating().at(seat.seat());
        boolean waits = table.row().state() == State.WAITING;
        var seats = house.store()
                .write(handle -> (!waits || Tables.stillWaits(handle, id)) && Tables.update(handle, before, seat)
                        ? Tables.seats(handle, id)
                        : List.<SeatRow>of());
        if (seats.isEmpty()) {
            Elsewhere.heard(this, News.What.TABLES, 0);
            throw new LostRace();
        }
        seats.forEach(table.seating()::put);
    }

    /** Who sits here may have changed in the database. */
    void readAgain() {
        readSeats();
        gallery.seatAgain();
        gallery.tellTable();
        think();
    }

    /** Where somebody has taken his seat back in another inn, its sand runs anew in this one too. */
    private void readSeats() {
        var table = loaded();
        for (var seat : house.store().read(handle -> Tables.seats(handle, id))) {
            boolean back = table.seating().at(seat.seat()).away() && !seat.away();
            table.seating().put(seat);
            if (back) {
                table.hourglass().restart(seat.seat(), house.now());
            }
        }
    }

    /** The game begins here, with those who sit there now. */
    Loaded<S, A> started() {
        readSeats();
        var fresh = loaded().started();
        loaded = fresh;
        return fresh;
    }

    /** The game has begun at another inn. */
    Loaded<S, A> begunElsewhere() {
        forget();
        var begun = Loaded.<S, A>read(house, id);
        loaded = begun;
        calls.heard(begun);
        return begun;
    }

    void forget() {
        loaded = null;
        gallery.forget();
        bots.clear();
    }

    // --- the bots ---

    /** For whom its bots think. */
    private String host() {
        return Objects.requireNonNullElse(loaded().row().host(), id);
    }

    /** A turn was made, here or elsewhere: bots are asked anew. */
    void turned() {
        bots.turned(loaded().history().awaits().due());
        think();
    }

    /**
     * Lets go by what people want to go by, and asks the bots whose turn it is, in one inn at a time. Those of a table of bots only play
     * while somebody looks.
     */
    void think() {
        var table = loaded();
        if (!table.running() || backOff.waits()) {
            return;
        }
        StandingAnswers.answer(this);
        if (!table.seating().played()) {
            return;
        }
        if (gallery.empty() && !table.seating().peopled()) {
            house.neighbours().release(id);
        } else if (keeps()) {
            bots.think(table.history(), table.seating());
        }
    }

    /** Whether its bots and its clock run in this inn. Where they do not, they are wanted here. */
    boolean keeps() {
        boolean kept = house.neighbours().keeps(id);
        if (!kept) {
            house.neighbours().want(id);
        }
        return kept;
    }

    void kept() {
        if (!house.neighbours().keeps(id)) {
            bots.clear();
        }
        if (!loaded().running()) {
            Lifetime.rest(this);
        } else if (house.now() < house.respite()) {
            think();
        } else {
            Decisions.tick(this);
        }
    }
}
