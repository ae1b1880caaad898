package tabard.server.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.server.store.Chat;
import tabard.server.store.Company;
import tabard.server.store.Person;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow.State;
import tabard.table.Refusal;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** What people do at a table besides playing: come, sit down, talk, get up, give up, come back. Runs in the table's queue. */
final class Visitors {
    private static final int CHAT_LINES = 50;

    private Visitors() {}

    // --- at the door of the house ---

    static void sitDown(LiveTable<?, ?> table, Request.SitDown wish) {
        var person = wish.person();
        var there = table.loaded();
        if (there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.started"));
        }
        if (!there.seating().of(person.id()).isEmpty()) {
            throw new Refusal(Said.of("inn.seated"));
        }
        var host = there.row().host();
        if (table.house().store().read(handle -> Company.blocks(handle, host, person.id()))) {
            throw new Refusal(Said.of("inn.no-free-seat")); // the one who is not wanted is not told
        }
        var free = there.seating()
                .freeFor(wish.seat(), person.id(), there.row().invite().equals(wish.token()))
                .orElseThrow(() -> new Refusal(Said.of("inn.no-free-seat")));
        table.update(free.taken(person.id(), person.name(), wish.contribution()));
        if (there.seating().full()) {
            Lifetime.start(table);
        } else {
            table.gallery().tellTable();
        }
    }

    static void seatBot(LiveTable<?, ?> table, Request.SeatBot wish) {
        var there = table.loaded();
        if (there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.started"));
        }
        if (!wish.person().id().equals(there.row().host())) {
            throw new Refusal(Said.of("inn.host-only"));
        }
        var free = there.seating().rows().stream()
                .filter(seat ->
                        seat.free() && (wish.seat() == null || seat.seat().equals(wish.seat())))
                .findFirst()
                .orElseThrow(() -> new Refusal(Said.of("inn.no-free-seat")));
        table.update(free.playedBy(wish.bot()).adding(wish.contribution()));
        if (there.seating().full()) {
            Lifetime.start(table);
        } else {
            table.gallery().tellTable();
        }
    }

    static void getUp(LiveTable<?, ?> table, Person person) {
        var there = table.loaded();
        if (there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.started"));
        }
        var kept = there.seating().rows().stream()
                .filter(seat -> seat.free() && seat.of(person.id()))
                .toList();
        for (var seat : kept.isEmpty() ? mine(table, person) : kept) {
            table.update(seat.freed());
        }
        table.gallery().tellTable();
    }

    /** For good: where the game goes on without him, a bot takes the place, and he looks on like any other. */
    static void giveUp(LiveTable<?, ?> table, Person person) {
        table.playing();
        for (var seat : mine(table, person)) {
            if (table.loaded().running()) {
                Decisions.leave(table, seat);
            }
        }
        if (table.loaded().running()) {
            Lifetime.fillLeftSeats(table);
            table.gallery().seatAgain();
            table.gallery().tellTable();
            table.think();
        }
    }

    static void takeBack(LiveTable<?, ?> table, Person person) {
        table.playing();
        for (var seat : mine(table, person)) {
            if (seat.away()) {
                table.update(seat.away(false));
                table.loaded().hourglass().restart(seat.seat(), table.house().now());
                table.gallery().tellTable();
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

    // --- with a page open ---

    /** At: the last view that the page holds; if it is recent, only what is new follows. */
    static void enter(LiveTable<?, ?> table, Guest guest, @Nullable Integer at) {
        var there = table.loaded();
        table.gallery().sit(guest);
        boolean sees = there.maySee(guest.person());
        if (!sees && there.row().state() != State.WAITING) {
            throw new Refusal(Said.of("inn.no-spectators"));
        }
        table.gallery().enter(guest);
        table.gallery().tellTable(guest);
        if (!sees) {
            return; // he may still sit down
        }
        show(table, guest, at);
        StandingAnswers.tell(table, guest);
        var store = table.house().store();
        var chat = store.read(handle -> Chat.last(handle, table.id(), CHAT_LINES));
        if (!chat.isEmpty()) {
            guest.send(Messages.chats(chat));
        }
        presence(table);
        table.think(); // bots that played for nobody play for him
        var differs = there.differs();
        if (differs != null) {
            throw new Refusal(differs);
        }
    }

    private static void show(LiveTable<?, ?> table, Guest guest, @Nullable Integer at) {
        var there = table.loaded();
        if (at == null || there.row().state() == State.WAITING || there.parting() != null) {
            table.gallery().view(guest);
            return;
        }
        table.gallery()
                .viewpoint(guest)
                .since(at)
                .ifPresentOrElse(
                        deltas -> deltas.forEach(delta -> guest.send(delta.message())),
                        () -> table.gallery().view(guest));
    }

    static void leave(LiveTable<?, ?> table, Guest guest) {
        if (table.gallery().holds(guest)) {
            table.gallery().leave(guest);
            presence(table);
        }
    }

    static void visible(LiveTable<?, ?> table, Guest guest, boolean now) {
        guest.visible(now);
        if (table.gallery().holds(guest)) {
            presence(table);
        }
    }

    /** Hot-seat: the same person looks through another of his seats. */
    static void change(LiveTable<?, ?> table, Guest guest, String seat) {
        var there = table.loaded();
        if (there.seating().words(guest.person()).contains(seat)) {
            guest.viewer(Viewer.of(there.history().game().info().seat(seat)));
            table.gallery().view(guest);
            guest.send(
                    StandingAnswers.message(table, there.history().game().info().seat(seat)));
        } else {
            throw new Refusal(Said.of("inn.no-place"));
        }
    }

    static void say(LiveTable<?, ?> table, Guest guest, String text) {
        String person = guest.person();
        if (person == null || !table.gallery().holds(guest)) {
            throw new Refusal(Said.of("inn.nobody"));
        }
        if (!table.loaded().maySee(person)) {
            throw new Refusal(Said.of("inn.no-spectators"));
        }
        var seats = table.loaded().seating().words(person);
        var store = table.house().store();
        var line = new Chat(
                table.id(),
                0,
                person,
                guest.name(),
                seats.isEmpty() ? null : seats.getFirst(),
                text,
                table.house().now());
        Hearing.again(() -> table.gallery().tell(Messages.chat(store.write(handle -> Chat.add(handle, line)))));
    }

    private static void presence(LiveTable<?, ?> table) {
        table.house().neighbours().present(table.id(), table.gallery().here());
        tellPresence(table);
    }

    static void tellPresence(LiveTable<?, ?> table) {
        var seats = table.gallery().presence(table.loaded().seating());
        table.gallery().tell(Messages.presence(seats));
    }
}
