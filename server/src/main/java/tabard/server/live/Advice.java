package tabard.server.live;

import java.time.Duration;
import tabard.table.Action;
import tabard.table.Budget;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What a bot would do in a person's place, where the table allows to ask: it sees what he sees. */
final class Advice {
    private static final Budget USUAL = Budget.time(Duration.ofMillis(700));
    /** In a first game the house shows one move after another: what comes at once is better than what is a little better. */
    private static final Budget AT_ONCE = Budget.tries(200).within(Duration.ofMillis(700));

    private Advice() {}

    static <S, A extends Action> void ask(LiveTable<S, A> table, Guest guest, int at) {
        var seat = Decisions.seat(table, guest);
        if (!table.loaded().row().hints()) {
            throw new Refusal(Said.of("inn.no-hints"));
        }
        if (!table.gallery().viewpoint(guest).askedAsOn(at)) {
            throw new Refusal(Said.of("inn.stale"));
        }
        var history = table.loaded().history();
        var ask = history.awaits().asks().stream()
                .filter(one -> one.seat().equals(seat))
                .findFirst()
                .orElseThrow(() -> new Refusal(Said.of("inn.not-asked")));
        var budget = FirstGames.laid(history.game(), table.loaded().row()) ? AT_ONCE : USUAL;
        table.bots()
                .advise(
                        history,
                        ask,
                        budget,
                        hints -> table.house().tell(table.id(), new Request.Advised(guest, at, hints)));
    }

    /** Unless he has chosen meanwhile. */
    static void give(LiveTable<?, ?> table, Request.Advised advised) {
        var guest = advised.guest();
        if (table.gallery().holds(guest) && table.gallery().viewpoint(guest).askedAsOn(advised.at())) {
            guest.send(Messages.hints(advised.at(), advised.hints()));
        }
    }
}
