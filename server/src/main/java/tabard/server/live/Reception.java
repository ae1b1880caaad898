package tabard.server.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.server.store.Chat;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow.State;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** What people do at a table besides playing: come, sit down, talk, get up, give up, come back. Runs in the table's queue. */
public final class Reception {
    private static final int CHAT_LINES = 50;

    private Reception() {}

    // --- at the door of the house ---

    public static void sitDown(
            LiveTable<?, ?> table, Person person, @Nullable String seat, @Nullable String token, String contribution) {
        var there = table.loaded();
        if (there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.started"));
        }
        if (!there.seating().of(person.id()).isEmpty()) {
            throw new Refusal(Said.of("inn.seated"));
        }
        var free = there.seating()
                .freeFor(seat, person.id(), there.row().invite().equals(token))
                .orElseThrow(() -> new Refusal(Said.of("inn.no-free-seat")));
        table.update(free.taken(person.id(), person.name(), contribution));
        if (there.seating().full()) {
            table.start();
        } else {
            table.tellTable();
        }
    }

    public static void getUp(LiveTable<?, ?> table, Person person) {
        var there = table.loaded();
        if (there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.started"));
        }
        for (var seat : mine(table, person)) {
            table.update(seat.freed());
        }
        table.tellTable();
    }

    /** Between two the game is over; with more the others play on, and a bot takes the place for good. */
    public static void giveUp(LiveTable<?, ?> table, Person person) {
        table.playing();
        var seats = mine(table, person);
        var there = table.loaded();
        if (there.seating().rows().size() == 2) {
            table.resign(there.play().game().info().seat(seats.getFirst().seat()));
            return;
        }
        for (var seat : seats) {
            table.update(new SeatRow(
                    seat.table(),
                    seat.seat(),
                    seat.place(),
                    SeatRow.Kind.BOT,
                    null,
                    null,
                    table.house().thinkers().standIn(),
                    seat.contribution(),
                    false));
        }
        table.tellTable();
        table.think();
    }

    public static void takeBack(LiveTable<?, ?> table, Person person) {
        table.playing();
        for (var seat : mine(table, person)) {
            if (seat.away()) {
                table.comeBack(seat);
            }
        }
    }

    private static List<SeatRow> mine(LiveTable<?, ?> table, Person person) {
        var seats = table.loaded().seating().of(person.id());
        if (seats.isEmpty()) {
            throw new Refusal(Said.of("inn.no-place"));
        }
        return seats;
    }

    /** Wakes a table that was just opened. */
    public static void opened(LiveTable<?, ?> table) {
        table.loaded();
    }

    public static void rematched(LiveTable<?, ?> table, String other) {
        table.update(table.loaded().row().rematch(other));
        table.tellTable();
    }

    /** The seats are read again: somebody renamed or deleted himself. */
    public static void renamed(LiveTable<?, ?> table) {
        table.readAgain();
    }

    // --- with a page open ---

    /** At: the last view that the page holds; if it is recent, only what is new follows. */
    public static void enter(LiveTable<?, ?> table, Guest guest, @Nullable Integer at) {
        try {
            var there = table.loaded();
            table.sit(guest);
            if (guest.viewer() instanceof Viewer.Spectator
                    && !there.row().spectators()
                    && there.row().state() != State.WAITING) {
                throw new Refusal(Said.of("inn.no-spectators"));
            }
            table.gallery().enter(guest);
            guest.send(Messages.table(there, guest.person(), table.house().shelf()));
            show(table, guest, at);
            var store = table.house().store();
            var chat = store.read(handle -> Chat.last(handle, table.id(), CHAT_LINES));
            if (!chat.isEmpty()) {
                guest.send(Messages.chats(chat));
            }
            presence(table);
        } catch (Refusal refusal) {
            guest.send(Messages.refused(0, refusal));
        }
    }

    private static void show(LiveTable<?, ?> table, Guest guest, @Nullable Integer at) {
        if (at == null || table.loaded().row().state() == State.WAITING) {
            table.view(guest);
            return;
        }
        table.viewpoint(guest)
                .since(at)
                .ifPresentOrElse(
                        deltas -> deltas.forEach(delta -> guest.send(delta.message())), () -> table.view(guest));
    }

    public static void leave(LiveTable<?, ?> table, Guest guest) {
        table.gallery().leave(guest);
        presence(table);
    }

    public static void visible(LiveTable<?, ?> table, Guest guest, boolean now) {
        guest.visible(now);
        presence(table);
    }

    /** Hot-seat: the same person looks through another of his seats. */
    public static void change(LiveTable<?, ?> table, Guest guest, String seat) {
        var there = table.loaded();
        if (there.seating().words(guest.person()).contains(seat)) {
            guest.viewer(Viewer.of(there.play().game().info().seat(seat)));
            table.view(guest);
        } else {
            guest.send(Messages.refused(0, Said.of("inn.no-place"), null));
        }
    }

    public static void log(LiveTable<?, ?> table, Guest guest, int before) {
        if (table.loaded().row().state() != State.WAITING && table.gallery().holds(guest)) {
            var lines = table.viewpoint(guest).log().stream()
                    .filter(line -> line.at() < before)
                    .toList();
            guest.send(Messages.log(lines));
        }
    }

    public static void say(LiveTable<?, ?> table, Guest guest, String text) {
        String person = guest.person();
        if (person == null || !table.gallery().holds(guest)) {
            guest.send(Messages.refused(0, Said.of("inn.nobody"), null));
            return;
        }
        var seats = table.loaded().seating().words(person);
        var store = table.house().store();
        int next = store.read(handle -> Chat.last(handle, table.id(), 1)).stream()
                        .mapToInt(Chat::n)
                        .max()
                        .orElse(-1)
                + 1;
        var line = new Chat(
                table.id(),
                next,
                person,
                guest.name(),
                seats.isEmpty() ? null : seats.getFirst(),
                text,
                table.house().now());
        store.change(handle -> Chat.insert(handle, line));
        table.gallery().tell(Messages.chat(line));
    }

    private static void presence(LiveTable<?, ?> table) {
        var seats = table.gallery().presence(table.loaded().seating());
        table.gallery().tell(Messages.presence(seats));
    }
}
