package tabard.server.live;

import tabard.server.store.Chat;
import tabard.server.store.News;
import tabard.server.store.TableRow.State;
import tabard.server.store.Tables;
import tabard.table.Action;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What a table hears from another inn on the same database; runs as a message of the table's queue. */
final class Elsewhere {
    private Elsewhere() {}

    static void heard(LiveTable<?, ?> table, News.What what, int n) {
        switch (what) {
            case STEPS -> steps(table);
            case SEATS, TABLES -> change(table);
            case CHAT -> said(table, n);
            case PRESENCE -> present(table);
        }
    }

    /** What others wrote is in the log: it is played here too, and shown like any turn. */
    private static <S, A extends Action> void steps(LiveTable<S, A> live) {
        var table = live.loaded();
        if (table.differs() != null) {
            return;
        }
        boolean opening = table.empty();
        var steps = live.house().store().read(handle -> Tables.log(handle, live.id(), table.next()));
        table.catchUp(steps, live.gallery()::show);
        live.calls().heard(table);
        if (opening) {
            live.gallery().welcome();
        }
        var differs = table.differs();
        if (differs != null) {
            live.gallery().viewAll(); // the other inn plays by other rules
            live.gallery().tell(LiveTable.refused(differs));
        }
        live.turned();
    }

    /** Who sits where, or how far the table is. Where the game begins, whoever began it also draws its first lots. */
    private static <S, A extends Action> void change(LiveTable<S, A> live) {
        var row = live.house()
                .store()
                .read(handle -> Tables.find(handle, live.id()))
                .orElseThrow(() -> new Refusal(Said.of("inn.no-table")));
        if (live.loaded().row().state() == State.WAITING && row.state() == State.PLAYING) {
            if (!live.begunElsewhere().empty()) {
                live.gallery().welcome();
            }
        } else {
            live.loaded().row(row);
            live.readAgain();
            if (row.state() == State.OVER) {
                Lifetime.rest(live);
            }
            if (row.state() == State.WAITING && live.loaded().seating().full()) {
                Lifetime.start(live); // the last two seats were taken at the same time
            }
        }
    }

    private static void present(LiveTable<?, ?> table) {
        table.gallery().elsewhere(table.house().neighbours().elsewhere(table.id()));
        Visitors.tellPresence(table);
    }

    /** A line of chat. */
    private static void said(LiveTable<?, ?> table, int n) {
        table.house()
                .store()
                .read(handle -> Chat.find(handle, table.id(), n))
                .ifPresent(line -> table.gallery().tell(Messages.chat(line)));
    }
}
