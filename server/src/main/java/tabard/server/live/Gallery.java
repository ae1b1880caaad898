package tabard.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tabard.server.protocol.Message.Presence.Where;
import tabard.table.Action;
import tabard.table.Viewer;

/** All who look at a table, and what each kind of viewer was shown. */
final class Gallery<S, A extends Action> {
    private final List<Guest> guests = new ArrayList<>();
    private final Map<Viewer, Viewpoint<S, A>> viewpoints = new HashMap<>();

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

    List<Guest> guests() {
        return guests;
    }

    /** Made by replay when the first such viewer comes; from then on it follows. */
    Viewpoint<S, A> viewpoint(Viewer viewer, Play<S, A> play) {
        return viewpoints.computeIfAbsent(viewer, kind -> new Viewpoint<>(play, kind));
    }

    /** What was shown is forgotten; a replay of the log makes the same again. */
    void forget() {
        viewpoints.clear();
    }

    /** Shows a turn to all: everyone's news in the same breath. */
    void follow(Turn<S, A> turn, Play<S, A> play, Function<Guest, Runnable> viewAgain, Consumer<Guest> afterwards) {
        viewpoints.forEach((viewer, viewpoint) -> viewpoint.follow(turn, play).ifPresent(delta -> {
            for (var guest : guests) {
                if (guest.viewer().equals(viewer)) {
                    guest.follow(delta.message(), viewAgain.apply(guest));
                    afterwards.accept(guest);
                }
            }
        }));
    }

    void tell(byte[] message) {
        guests.forEach(guest -> guest.send(message));
    }

    void tell(Function<Guest, byte[]> message) {
        guests.forEach(guest -> guest.send(message.apply(guest)));
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
