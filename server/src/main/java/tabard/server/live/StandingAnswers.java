package tabard.server.live;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import tabard.server.protocol.FromPage;
import tabard.server.protocol.LogLine;
import tabard.server.store.Standing;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Frame;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.Viewer;
import tabard.table.scene.Box;
import tabard.table.scene.Said;

/**
 * Answers that stand: a person lets a kind of window go by until the chronicle names a thing, or until the round ends. Only he is told of
 * it; to others it is as if he had been asked. Runs in the table's queue.
 */
final class StandingAnswers {
    private StandingAnswers() {}

    static void give(LiveTable<?, ?> table, Guest guest, FromPage.Stand wish) {
        var seat = Decisions.seat(table, guest);
        var history = table.loaded().history();
        var box = history.game().box(history.options());
        var thing = wish.thing();
        if (box.windows().stream().noneMatch(window -> window.id().equals(wish.window()))
                || (thing != null && !named(box, history.game().info().seats(), thing))) {
            throw new Refusal(Said.of("inn.no-window"));
        }
        int now = table.gallery().viewpoint(guest).at();
        var standing = new Standing(table.id(), seat.word(), wish.window(), thing, now);
        change(table, handle -> Standing.put(handle, standing));
        tell(table, seat);
        answer(table);
    }

    private static boolean named(Box box, List<? extends Seat> seats, String thing) {
        return seats.stream().anyMatch(seat -> seat.word().equals(thing))
                || Stream.concat(box.zones().stream(), box.parts().stream())
                        .anyMatch(known -> known.id().equals(thing));
    }

    static void withdraw(LiveTable<?, ?> table, Guest guest, String window) {
        var seat = Decisions.seat(table, guest);
        change(table, handle -> Standing.end(handle, table.id(), seat.word(), window));
        tell(table, seat);
    }

    /** Whoever takes the seat over has wished nothing. */
    static void end(LiveTable<?, ?> table, String seat) {
        change(table, handle -> Standing.end(handle, table.id(), seat));
    }

    private static void change(LiveTable<?, ?> table, Consumer<Handle> change) {
        table.house().store().change(change);
        table.loaded().standing(null);
    }

    /** To all pages that look through this seat. */
    private static void tell(LiveTable<?, ?> table, Seat seat) {
        table.gallery().tell(seat, message(table, seat));
    }

    /** To one page, after it was shown the table; where nothing stands it is told nothing. */
    static void tell(LiveTable<?, ?> table, Guest guest) {
        var seat = guest.seat();
        if (seat != null
                && table.gallery().holds(guest)
                && !standing(table, seat).isEmpty()) {
            guest.send(message(table, seat));
        }
    }

    static byte[] message(LiveTable<?, ?> table, Seat seat) {
        return Messages.standing(standing(table, seat));
    }

    private static List<Standing> standing(LiveTable<?, ?> table, Seat seat) {
        return all(table).stream()
                .filter(standing -> standing.seat().equals(seat.word()))
                .toList();
    }

    /** Every turn asks for them. Where other inns may change them, they are read each time. */
    private static List<Standing> all(LiveTable<?, ?> table) {
        var known = table.loaded().standing();
        if (known == null) {
            var store = table.house().store();
            known = store.read(handle -> Standing.of(handle, table.id()));
            table.loaded().standing(store.shared() ? null : known);
        }
        return known;
    }

    /** Whoever is asked whether to let something go by, and wished it to, is not waited for. */
    static void answer(LiveTable<?, ?> table) {
        if (table.loaded().running()) {
            for (var ask : table.loaded().history().awaits().due()) {
                if (stands(table, ask)) {
                    table.house().tell(table.id(), new Request.LetGo(ask));
                }
            }
        }
    }

    /** Unless it has been answered since. */
    static <S, A extends Action> void letGo(LiveTable<S, A> table, Ask<?> wanted) {
        var there = table.loaded();
        if (!there.running()) {
            return;
        }
        for (var ask : there.history().awaits().due()) {
            if (ask.equals(wanted) && stands(table, ask)) {
                table.commit(there.game().choose(ask.seat(), ask.choices().usual(), there.dice()));
                return;
            }
        }
    }

    private static boolean stands(LiveTable<?, ?> table, Ask<?> ask) {
        if (!(ask.about() instanceof Frame.Asks<?, ?, ?> about)
                || about.window() == null
                || table.loaded().seating().at(ask.seat().word()).played()) {
            return false;
        }
        var seat = ask.seat();
        String window = about.window();
        for (var standing : all(table)) {
            if (standing.seat().equals(seat.word()) && standing.window().equals(window)) {
                if (!ended(table, seat, standing)) {
                    return true;
                }
                change(table, handle -> Standing.end(handle, table.id(), seat.word(), window));
                tell(table, seat);
                return false;
            }
        }
        return false;
    }

    /** By what the person could read since; what he did himself ends nothing. */
    private static boolean ended(LiveTable<?, ?> table, Seat seat, Standing standing) {
        return table.gallery().viewpoint(Viewer.of(seat)).log().stream()
                .filter(line -> line.at() > standing.since())
                .anyMatch(line -> ends(line, seat, standing));
    }

    private static boolean ends(LogLine line, Seat seat, Standing standing) {
        var thing = standing.thing();
        if (thing == null) {
            return line.heading() != null || line.chapter() != null;
        }
        return !seat.word().equals(line.by())
                && (thing.equals(line.by())
                        || names(line.say(), thing)
                        || (line.followed() != null && line.followed().stream().anyMatch(said -> names(said, thing))));
    }

    private static boolean names(Said said, String thing) {
        return said.args().stream()
                .anyMatch(arg -> arg.equals("@" + thing) || (arg instanceof Said inner && names(inner, thing)));
    }
}
