package tabard.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.server.protocol.FromPage;
import tabard.server.protocol.Message.Presence.Where;
import tabard.server.store.TableRow.State;
import tabard.table.Action;
import tabard.table.Seat;
import tabard.table.Viewer;
import tabard.table.scene.Said;

/** All who look at a table, and what each kind of viewer was shown. */
final class Gallery<S, A extends Action> {
    private final LiveTable<S, A> table;
    private final List<Guest> guests = new ArrayList<>();
    private final Map<Viewer, Viewpoint<S, A>> viewpoints = new HashMap<>();
    private Map<String, Boolean> elsewhere = Map.of();

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

    /** People with a page open here, true where in front. */
    Map<String, Boolean> here() {
        var people = new HashMap<String, Boolean>();
        for (var guest : guests) {
            if (guest.person() != null) {
                people.merge(guest.person(), guest.visible(), Boolean::logicalOr);
            }
        }
        return people;
    }

    /** The same of other inns. */
    void elsewhere(Map<String, Boolean> people) {
        elsewhere = people;
    }

    boolean empty() {
        return guests.isEmpty();
    }

    int size() {
        return guests.size();
    }

    /** Everybody goes, and is told why. */
    void close(Said why) {
        guests.forEach(guest -> guest.send(LiveTable.refused(why)));
        guests.clear();
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
        return viewpoint(guest.viewer());
    }

    Viewpoint<S, A> viewpoint(Viewer of) {
        var history = table.loaded().history(); // waking up makes some, too
        return viewpoints.computeIfAbsent(of, viewer -> new Viewpoint<>(history, viewer));
    }

    /** What was shown is forgotten; a replay of the log makes the same again. */
    void forget() {
        viewpoints.clear();
    }

    /** The table was read again: whoever looks on follows from here. */
    void wake() {
        if (table.loaded().row().state() != State.WAITING) {
            guests.forEach(this::viewpoint);
        }
    }

    void view(Guest guest) {
        if (table.loaded().row().state() != State.WAITING) {
            guest.view(() -> message(viewpoint(guest)), () -> viewAgain(guest));
            clock(guest);
        }
    }

    private byte[] message(Viewpoint<S, A> viewpoint) {
        var parting = table.loaded().parting();
        return parting == null ? Messages.view(viewpoint) : Standstill.view(table.loaded(), viewpoint, parting);
    }

    /** Whoever has lost a seat no longer looks through it, and not at all where the table does not wish to be watched. */
    void seatAgain() {
        if (table.loaded().row().state() != State.WAITING) {
            for (var guest : List.copyOf(guests)) {
                var seat = guest.seat();
                if (!sees(guest)) {
                    dismiss(guest);
                } else if (seat != null && !table.loaded().seating().of(guest.person(), seat.word())) {
                    sit(guest);
                    view(guest);
                }
            }
        }
    }

    private boolean sees(Guest guest) {
        return table.loaded().maySee(guest.person());
    }

    private void dismiss(Guest guest) {
        guests.remove(guest);
        guest.viewer(Viewer.Spectator.SPECTATOR);
        guest.send(LiveTable.refused(Said.of("inn.no-spectators")));
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
        for (var guest : List.copyOf(guests)) {
            if (sees(guest)) {
                sit(guest);
                view(guest);
            } else {
                dismiss(guest);
            }
        }
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

    /** All who may see the table; others stand by only until it begins. */
    void tell(byte[] message) {
        for (var guest : guests) {
            if (sees(guest)) {
                guest.send(message);
            }
        }
    }

    /** All pages that look through this seat. */
    void tell(Seat seat, byte[] message) {
        for (var guest : guests) {
            if (seat.equals(guest.seat()) && sees(guest)) {
                guest.send(message);
            }
        }
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
        if (hourglass.runs() && table.loaded().parting() == null) {
            long now = table.house().now();
            var left = hourglass.left(now);
            left.replaceAll((_, millis) -> Math.max(millis, table.house().respite() - now));
            left.keySet().retainAll(viewpoint(guest).picture().scene().waits());
            if (!left.isEmpty()) {
                guest.send(Messages.clock(left));
            }
        }
    }

    /** Whether the people of the seats have a page open, in this inn or another, and in front. */
    Map<String, Where> presence(Seating seating) {
        var people = here();
        elsewhere.forEach((person, front) -> people.merge(person, front, Boolean::logicalOr));
        var seats = new LinkedHashMap<String, Where>();
        for (var row : seating.rows()) {
            if (row.person() != null) {
                var front = people.get(row.person());
                seats.put(row.seat(), front == null ? Where.GONE : front ? Where.HERE : Where.AWAY);
            }
        }
        return seats;
    }
}
