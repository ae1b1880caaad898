package tabard.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.FromPage;
import tabard.server.protocol.Message.Presence.Where;
import tabard.server.store.TableRow.State;
import tabard.table.Action;
import tabard.table.Viewer;

/** All who look at a table, and what each kind of viewer was shown. */
final class Gallery<S, A extends Action> {
    private final LiveTable<S, A> table;
    private final List<Guest> guests = new ArrayList<>();
    private final Map<Viewer, Viewpoint<S, A>> viewpoints = new HashMap<>();

    Gallery(LiveTable<S, A> table) {
        this.table = table;
    }

    // --- who is here ---

    void enter(Guest guest) {
        guests.add(guest);
    }

    void leave(Guest guest) {
        guests.remove(guest);
    }

    boolean holds(Guest guest) {
        return guests.contains(guest);
    }

    boolean empty() {
        return guests.isEmpty();
    }

    int size() {
        return guests.size();
    }

    // --- what they look at ---

    /** A person with several seats looks through the one that is asked. */
    void sit(Guest guest) {
        var there = table.loaded();
        var mine = there.seating().words(guest.person());
        if (mine.isEmpty()) {
            guest.viewer(Viewer.Spectator.SPECTATOR);
            return;
        }
        var asked = there.asked();
        String seat = mine.stream().filter(asked::contains).findFirst().orElse(mine.getFirst());
        guest.viewer(Viewer.of(there.history().game().info().seat(seat)));
    }

    /** Made by replay when the first such viewer comes; from then on it follows. */
    Viewpoint<S, A> viewpoint(Guest guest) {
        return viewpoints.computeIfAbsent(
                guest.viewer(), viewer -> new Viewpoint<>(table.loaded().history(), viewer));
    }

    /** What was shown is forgotten; a replay of the log makes the same again. */
    void forget() {
        viewpoints.clear();
    }

    void view(Guest guest) {
        if (table.loaded().row().state() != State.WAITING) {
            guest.view(Messages.view(viewpoint(guest)));
            clock(guest);
        }
    }

    /** Whoever has lost a seat no longer looks through it. */
    void seatAgain(String person) {
        for (var guest : List.copyOf(guests)) {
            if (person.equals(guest.person())) {
                sit(guest);
                view(guest);
            }
        }
    }

    void viewAll() {
        guests.forEach(this::view);
    }

    void resync(Guest guest) {
        if (holds(guest)) {
            view(guest);
        }
    }

    /** The game has begun: everybody looks through a seat of his own. */
    void welcome() {
        tellTable();
        guests.forEach(guest -> {
            sit(guest);
            view(guest);
        });
    }

    /** The lines of the chronicle before that view. */
    void chronicle(Guest guest, int before) {
        if (table.loaded().row().state() != State.WAITING && holds(guest)) {
            var lines = viewpoint(guest).log().stream()
                    .filter(line -> line.at() < before)
                    .toList();
            guest.send(Messages.log(lines));
        }
    }

    /** Shows a turn to all: everyone's news in the same breath. */
    void show(Committed<S, A> turn) {
        var history = table.loaded().history();
        viewpoints.forEach((viewer, viewpoint) -> viewpoint
                .follow(turn, history)
                .ifPresent(delta -> {
                    for (var guest : guests) {
                        if (guest.viewer().equals(viewer)) {
                            guest.follow(delta.message(), () -> viewAgain(guest));
                            clock(guest);
                        }
                    }
                }));
    }

    private void viewAgain(Guest guest) {
        table.house().tell(table.id(), new Request.OfPage(guest, new FromPage.Resync()));
    }

    // --- what they are told ---

    void tell(byte[] message) {
        guests.forEach(guest -> guest.send(message));
    }

    void tellTable() {
        guests.forEach(this::tellTable);
    }

    void tellTable(Guest guest) {
        guest.send(Messages.table(table.loaded(), guest.person(), table.house().shelf()));
    }

    /** Only of the seats this viewer knows to be asked. */
    private void clock(Guest guest) {
        var hourglass = table.loaded().hourglass();
        if (hourglass.runs()) {
            var left = hourglass.left(table.house().now());
            left.keySet().retainAll(viewpoint(guest).picture().scene().waits());
            if (!left.isEmpty()) {
                guest.send(Messages.clock(left));
            }
        }
    }

    /** Whether the people of the seats have a page open here, and in front. */
    Map<String, Where> presence(Seating seating) {
        var seats = new LinkedHashMap<String, Where>();
        for (var row : seating.rows()) {
            if (row.person() != null) {
                seats.put(row.seat(), presence(row.person()));
            }
        }
        return seats;
    }

    private Where presence(@Nullable String person) {
        Where found = Where.GONE;
        for (var guest : guests) {
            if (person != null && person.equals(guest.person())) {
                if (guest.visible()) {
                    return Where.HERE;
                }
                found = Where.AWAY;
            }
        }
        return found;
    }
}
