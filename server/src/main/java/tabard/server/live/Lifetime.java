package tabard.server.live;

import java.util.List;
import tabard.server.store.News;
import tabard.server.store.TableRow;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** A table from its first lot to its end: it wakes up, begins, is over, is played once more or cleared away. Runs in the table's queue. */
final class Lifetime {
    private Lifetime() {}

    /** What was agreed but not yet done when the process ended, is done now. */
    static <S, A extends Action> void awake(LiveTable<S, A> table) {
        var there = table.loaded();
        if (there.row().state() == State.WAITING && there.seating().full()) {
            start(table);
        } else if (there.running() && there.empty()) {
            table.commit(there.game().begin(there.dice()));
        } else if (there.row().state() == State.PLAYING
                && there.differs() == null
                && there.history().over()) {
            finish(table);
        } else {
            if (there.running()) {
                fillLeftSeats(table);
            }
            table.think();
        }
    }

    /** Seats that were left for good are played by bots from then on. */
    static void fillLeftSeats(LiveTable<?, ?> table) {
        var there = table.loaded();
        var history = there.history();
        for (var row : List.copyOf(there.seating().rows())) {
            var seat = history.game().info().seat(row.seat());
            if (row.person() != null && !mayLeave(history, seat)) {
                table.update(row.leftTo(table.house().thinkers().standIn()));
            }
        }
    }

    private static <S, A extends Action> boolean mayLeave(History<S, A> history, Seat seat) {
        return history.game().mayLeave(history.now(), seat);
    }

    static <S, A extends Action> void start(LiveTable<S, A> table) {
        if (!table.house().store().write(handle -> Tables.begin(handle, table.id()))) {
            Elsewhere.heard(table, News.What.TABLES, 0);
            return;
        }
        var fresh = table.started();
        table.commit(fresh.game().begin(fresh.dice()));
        table.gallery().welcome();
    }

    static void finish(LiveTable<?, ?> table) {
        var there = table.loaded();
        finish(table, there.row().over(Ending.of(there.history())));
    }

    private static void finish(LiveTable<?, ?> table, TableRow over) {
        table.house().store().change(handle -> Tables.finish(handle, over));
        table.loaded().row(over);
        rest(table);
        table.gallery().tellTable();
    }

    /** Neither bots nor clock are needed any more. */
    static void rest(LiveTable<?, ?> table) {
        table.bots().clear();
        table.house().neighbours().release(table.id());
    }

    static void rematched(LiveTable<?, ?> table, String other) {
        if (table.house().store().write(handle -> Tables.rematched(handle, table.id(), other))) {
            table.loaded().row(table.loaded().row().rematch(other));
        } else {
            Elsewhere.heard(table, News.What.TABLES, 0);
        }
        table.gallery().tellTable();
    }

    /** Nobody came: the table goes, and whoever stands by is told. */
    static void neverBegun(LiveTable<?, ?> table) {
        if (table.loaded().row().state() == State.WAITING) {
            table.house().store().change(handle -> Tables.delete(handle, table.id()));
            table.gallery().close(Said.of("inn.table-left"));
            table.forget();
        }
    }

    /** The keeper wants no more of it: a game that is played is over, and nobody has won. */
    static void ended(LiveTable<?, ?> table) {
        neverBegun(table);
        if (table.house()
                .store()
                .read(handle -> Tables.find(handle, table.id()))
                .filter(row -> row.state() == State.PLAYING)
                .isPresent()) {
            finish(table, table.loaded().row().state(State.OVER));
        }
    }
}
