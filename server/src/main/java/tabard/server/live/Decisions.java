package tabard.server.live;

import java.util.Optional;
import tabard.server.protocol.FromPage;
import tabard.server.store.SeatRow;
import tabard.server.store.TableRow.Clock.Late;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Refusal;
import tabard.table.Seat;
import tabard.table.scene.Said;

/** What is decided at a table, by people, bots and the clock. Runs in the table's queue. */
final class Decisions {
    private static final int MOST_USUAL = 500; // of one branch of a fork

    private Decisions() {}

    /** By a person, on a view that asked the same; anything else is refused, and nothing has changed. */
    static <S, A extends Action> void choose(LiveTable<S, A> table, Guest guest, FromPage.Choose choose) {
        var seat = seat(table, guest);
        if (!table.gallery().viewpoint(guest).askedAsOn(choose.at())) {
            throw new Refusal(Said.of("inn.stale"));
        }
        var there = table.loaded();
        var game = there.history().game();
        var row = choose.row().stream().map(game::action).toList();
        there.game().check(seat, row);
        table.commit(row.stream().map(action -> there.game().choose(seat, action, there.dice())));
    }

    static <S, A extends Action> void undo(LiveTable<S, A> table, Guest guest, FromPage.Undo undo) {
        var seat = seat(table, guest);
        var viewpoint = table.gallery().viewpoint(guest);
        if (undo.at() != viewpoint.at()) {
            throw new Refusal(Said.of("inn.stale"));
        }
        var game = table.loaded().game();
        int steps = 1;
        if (Boolean.TRUE.equals(undo.all())) {
            steps = Math.max(1, game.undoable(seat));
        } else if (undo.from() != null) {
            steps = viewpoint.ownSince(undo.from());
        }
        table.commit(game.undo(seat, steps));
    }

    /** On a view since which the viewer was asked nothing else; what others did meanwhile does not matter. */
    static <S, A extends Action> void reopen(LiveTable<S, A> table, Guest guest, int at) {
        var seat = seat(table, guest);
        if (!table.gallery().viewpoint(guest).askedAsOn(at)) {
            throw new Refusal(Said.of("inn.stale"));
        }
        table.commit(table.loaded().game().reopen(seat));
    }

    /** The seat of a guest who may decide here, in a game that goes on. */
    static Seat seat(LiveTable<?, ?> table, Guest guest) {
        var seat = guest.seat();
        if (seat == null || !table.gallery().holds(guest)) {
            throw new Refusal(Said.of("inn.no-place"));
        }
        if (!table.loaded().seating().of(guest.person(), seat.word())) {
            throw new Refusal(Said.of("inn.no-place")); // it was his, and is no more
        }
        table.playing();
        if (table.loaded().seating().at(seat.word()).away()) {
            throw new Refusal(Said.of("inn.stand-in"));
        }
        return seat;
    }

    static <S, A extends Action> void leave(LiveTable<S, A> table, SeatRow row) {
        var there = table.loaded();
        var seat = there.history().game().info().seat(row.seat());
        table.commit(there.game().leave(seat, there.dice()));
        StandingAnswers.end(table, row.seat());
    }

    /** What a bot has thought of, if it is still asked the same; the seat may have been given back meanwhile. */
    @SuppressWarnings("unchecked") // the message comes from this table
    static <S, A extends Action> void thought(LiveTable<S, A> table, Ask<?> ask, Optional<? extends Action> chosen) {
        var there = table.loaded();
        if (!table.bots().done((Ask<A>) ask) || !there.running() || !table.keeps()) {
            return;
        }
        if (chosen.isEmpty()) {
            table.bots().pass((Ask<A>) ask);
            table.think();
        } else if (there.seating().at(ask.seat().word()).played()) {
            table.commit(there.game().choose(ask.seat(), (A) chosen.get(), there.dice()));
        }
    }

    /** For whoever has used up the time of a decision a bot stands in, or the usual answer is taken. */
    static void tick(LiveTable<?, ?> table) {
        var there = table.loaded();
        if (!there.running()) {
            return;
        }
        if (there.hourglass().late(table.house().now()).isEmpty()) {
            table.think();
            return;
        }
        if (!table.keeps()) {
            return;
        }
        for (String late : there.hourglass().late(table.house().now())) {
            var seat = there.seating().at(late);
            if (seat.played() || (there.row().clock().late() == Late.USUAL && answered(table, late))) {
                continue;
            }
            table.update(seat.away(true));
            table.gallery().tellTable();
        }
        if (there.running()) {
            table.think();
        }
    }

    /** Usual answers until it is not late any more: in a fork until its part is done, elsewhere one. False if there is no end to them. */
    private static <S, A extends Action> boolean answered(LiveTable<S, A> table, String late) {
        var there = table.loaded();
        for (int i = 0; i < MOST_USUAL; i++) {
            if (!there.running() || !there.hourglass().late(table.house().now()).contains(late)) {
                return true;
            }
            for (var ask : there.history().awaits().due()) {
                if (ask.seat().word().equals(late)) {
                    table.commit(there.game().choose(ask.seat(), ask.choices().usual(), there.dice()));
                    break;
                }
            }
        }
        return false;
    }
}
