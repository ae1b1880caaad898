package tabard.server.live;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.store.LostRace;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Viewer;
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
    private final Gallery<S, A> gallery = new Gallery<>();
    private final Bench<S, A> bench;
    private volatile long touched;
    private volatile int guests;
    private boolean retired;
    private @Nullable Loaded<S, A> loaded;

    LiveTable(String id, LiveTables house) {
        this.id = id;
        this.house = house;
        this.bench =
                new Bench<>(house.thinkers(), (ask, chosen) -> house.tell(id, found -> found.thought(ask, chosen)));
        this.touched = house.now();
    }

    void put(Consumer<LiveTable<?, ?>> message) {
        mailbox.put(() -> {
            if (retired) {
                house.tell(id, message);
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

    String id() {
        return id;
    }

    long touched() {
        return touched;
    }

    int guests() {
        return guests;
    }

    /** Leaves memory, unless somebody is here or has been since; at once when the game is over. */
    void retireIfIdle(long before) {
        mailbox.put(() -> {
            if (!retired && gallery.empty() && (touched <= before || over())) {
                retired = true;
                bench.clear();
                house.retire(this);
            }
        });
    }

    /** A refusal that concerns no choice. */
    public static byte[] refused(Said why) {
        return Messages.refused(0, why, null);
    }

    private boolean over() {
        return loaded != null && loaded.row().state() == State.OVER;
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
        } else if (table.row().state() == State.PLAYING && table.empty()) {
            commit(table.play().begin(table.dice()));
        } else if (table.row().state() == State.PLAYING && table.play().over()) {
            finish();
        } else {
            think();
        }
    }

    // --- writing ---

    private void commit(Turn<S, A> turn) {
        var table = loaded();
        long now = house.now();
        try {
            house.store().append(table.rows(turn, now)).join();
        } catch (RuntimeException failure) {
            reload(failure);
            throw new Refusal(Said.of("inn.not-written"));
        }
        table.written(turn, now);
        house.counted();
        show(turn);
        if (table.play().over()) {
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
        gallery.guests().forEach(this::view);
    }

    private void finish() {
        var table = loaded();
        update(table.row().over(Ending.of(table.play())));
        bench.clear();
        tellTable();
    }

    void update(TableRow row) {
        house.store().change(handle -> Tables.update(handle, row));
        loaded().row(row);
    }

    void update(SeatRow seat) {
        house.store().change(handle -> Tables.update(handle, seat));
        loaded().seating().put(seat);
    }

    void readAgain() {
        var table = loaded();
        house.store().read(handle -> Tables.seats(handle, id)).forEach(table.seating()::put);
        tellTable();
        think();
    }

    void start() {
        var table = loaded();
        var fresh = table.started();
        house.store().change(handle -> Tables.update(handle, fresh.row()));
        loaded = fresh;
        commit(fresh.play().begin(fresh.dice()));
        welcome();
    }

    /** The game has begun: everybody looks through a seat of his own. */
    void welcome() {
        tellTable();
        gallery.guests().forEach(guest -> {
            sit(guest);
            view(guest);
        });
    }

    // --- what Elsewhere needs ---

    void show(Turn<S, A> turn) {
        gallery.follow(turn, loaded().play(), this::viewAgain, this::clock);
    }

    /** A turn was made, here or elsewhere: bots are asked anew. */
    void turned() {
        bench.turned(loaded().play().awaits().due());
        think();
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
        bench.clear();
    }

    // --- choosing ---

    /** By a person, on a view that asked the same; anything else is refused, and nothing has changed. */
    public void choose(Guest guest, int at, String line) {
        answering(guest, at, seat -> {
            var table = loaded();
            if (!viewpoint(guest).askedAsOn(at)) {
                throw new Refusal(Said.of("inn.stale"));
            }
            commit(table.play().choose(seat, table.play().game().action(line), table.dice()));
        });
    }

    public void undo(Guest guest, int at) {
        answering(guest, at, seat -> {
            if (at != viewpoint(guest).at()) {
                throw new Refusal(Said.of("inn.stale"));
            }
            commit(loaded().play().undo(seat));
        });
    }

    /** For whoever sits here, in a game that goes on; a refusal tells him why not. */
    void answering(Guest guest, int at, Consumer<Seat> deed) {
        try {
            var seat = guest.seat();
            if (seat == null || !gallery.holds(guest)) {
                throw new Refusal(Said.of("inn.no-place"));
            }
            playing();
            if (loaded().seating().at(seat.word()).away()) {
                throw new Refusal(Said.of("inn.stand-in"));
            }
            deed.accept(seat);
        } catch (Refusal refusal) {
            guest.send(Messages.refused(at, refusal));
        }
    }

    void playing() {
        switch (loaded().row().state()) {
            case WAITING -> throw new Refusal(Said.of("inn.not-started"));
            case OVER -> throw new Refusal(Said.of("refused.over"));
            case PLAYING -> {}
        }
    }

    void resign(Seat seat) {
        commit(loaded().play().resign(seat));
    }

    /** Asks the bots whose turn it is. */
    void think() {
        var table = loaded();
        if (table.row().state() == State.PLAYING && !table.play().over()) {
            bench.think(table.play(), table.seating());
        }
    }

    /** What a bot has thought of, if it is still asked the same; the seat may have been given back meanwhile. */
    @SuppressWarnings("unchecked") // the message comes from this table
    void thought(Ask<?> ask, Optional<? extends Action> chosen) {
        var table = loaded();
        if (!bench.done((Ask<A>) ask) || table.row().state() != State.PLAYING) {
            return;
        }
        if (chosen.isEmpty()) {
            bench.pass((Ask<A>) ask);
            think();
        } else if (table.seating().at(ask.seat().word()).played()) {
            commit(table.play().choose(ask.seat(), (A) chosen.get(), table.dice()));
        }
    }

    /** A bot stands in for whoever has used up the time of a decision. */
    void tick() {
        var table = loaded();
        if (table.row().state() != State.PLAYING) {
            return;
        }
        for (String late : table.hourglass().late(house.now())) {
            var seat = table.seating().at(late);
            if (!seat.played()) {
                update(seat.away(true));
                tellTable();
            }
        }
        think();
    }

    void comeBack(SeatRow seat) {
        update(seat.away(false));
        loaded().hourglass().restart(seat.seat(), house.now());
        tellTable();
    }

    // --- showing ---

    Bench<S, A> bench() {
        return bench;
    }

    Gallery<S, A> gallery() {
        return gallery;
    }

    LiveTables house() {
        return house;
    }

    Viewpoint<S, A> viewpoint(Guest guest) {
        return gallery.viewpoint(guest.viewer(), loaded().play());
    }

    /** A person with several seats looks through the one that is asked. */
    void sit(Guest guest) {
        var table = loaded();
        var mine = table.seating().words(guest.person());
        if (mine.isEmpty()) {
            guest.viewer(Viewer.Spectator.SPECTATOR);
            return;
        }
        var asked = table.asked();
        String seat = mine.stream().filter(asked::contains).findFirst().orElse(mine.getFirst());
        guest.viewer(Viewer.of(table.play().game().info().seat(seat)));
    }

    void view(Guest guest) {
        if (loaded().row().state() != State.WAITING) {
            guest.view(Messages.view(viewpoint(guest)));
            clock(guest);
        }
    }

    private Runnable viewAgain(Guest guest) {
        return () -> house.tell(id, table -> table.resync(guest));
    }

    public void resync(Guest guest) {
        if (gallery.holds(guest)) {
            view(guest);
        }
    }

    void tellTable() {
        gallery.tell(guest -> Messages.table(loaded(), guest.person(), house.shelf()));
    }

    /** Only of the seats this viewer knows to be asked. */
    private void clock(Guest guest) {
        if (loaded().hourglass().runs()) {
            var left = loaded().hourglass().left(house.now());
            left.keySet().retainAll(viewpoint(guest).picture().scene().waits());
            if (!left.isEmpty()) {
                guest.send(Messages.clock(left));
            }
        }
    }
}
