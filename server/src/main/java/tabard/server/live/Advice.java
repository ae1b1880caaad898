package tabard.server.live;

import tabard.table.Action;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** What a bot would do in a person's place, where the table allows to ask: it sees what he sees. */
public final class Advice {
    private Advice() {}

    public static <S, A extends Action> void ask(LiveTable<S, A> live, Guest guest, int at) {
        live.answering(guest, at, seat -> {
            if (!live.loaded().row().hints()) {
                throw new Refusal(Said.of("inn.no-hints"));
            }
            if (!live.viewpoint(guest).askedAsOn(at)) {
                throw new Refusal(Said.of("inn.stale"));
            }
            var play = live.loaded().play();
            var ask = play.awaits().asks().stream()
                    .filter(one -> one.seat().equals(seat))
                    .findFirst()
                    .orElseThrow(() -> new Refusal(Said.of("inn.not-asked")));
            live.bench()
                    .advise(
                            play,
                            ask,
                            hints -> live.house()
                                    .tell(live.id(), table -> give(table, guest, at, Messages.hints(at, hints))));
        });
    }

    /** Unless he has chosen meanwhile. */
    private static void give(LiveTable<?, ?> live, Guest guest, int at, byte[] hints) {
        if (live.gallery().holds(guest) && live.viewpoint(guest).askedAsOn(at)) {
            guest.send(hints);
        }
    }
}
