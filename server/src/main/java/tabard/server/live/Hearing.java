package tabard.server.live;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabard.server.protocol.FromPage;
import tabard.server.store.LostRace;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Who is to do what is wanted of a table, and what is said where it cannot be done. Runs in the table's queue. */
final class Hearing {
    private static final Logger LOG = LoggerFactory.getLogger(Hearing.class);

    /** So often somebody tries what others in other inns are faster at; each time one of them was. */
    private static final int RACES = 8;

    private Hearing() {}

    static void hear(LiveTable<?, ?> table, Request request) {
        try {
            switch (request) {
                case Request.OfPage(var guest, FromPage.Join(var _, var at)) -> Visitors.enter(table, guest, at);
                case Request.OfPage(var guest, FromPage.Sit(var seat)) -> Visitors.change(table, guest, seat);
                case Request.OfPage(var guest, FromPage.Here(boolean visible)) ->
                    Visitors.visible(table, guest, visible);
                case Request.OfPage(var guest, FromPage.Chat(var text)) -> Visitors.say(table, guest, text);
                case Request.OfPage(var guest, FromPage.Log(int before)) ->
                    table.gallery().chronicle(guest, before);
                case Request.OfPage(var guest, FromPage.Resync()) ->
                    table.gallery().resync(guest);
                case Request.OfPage(var guest, FromPage.Choose choose) ->
                    again(() -> Decisions.choose(table, guest, choose));
                case Request.OfPage(var guest, FromPage.Undo undo) -> again(() -> Decisions.undo(table, guest, undo));
                case Request.OfPage(var guest, FromPage.Reopen(int at)) ->
                    again(() -> Decisions.reopen(table, guest, at));
                case Request.OfPage(var guest, FromPage.Hint(int at)) -> Advice.ask(table, guest, at);
                case Request.OfPage(var guest, FromPage.Stand wish) -> StandingAnswers.give(table, guest, wish);
                case Request.OfPage(var guest, FromPage.Withdraw(var window)) ->
                    StandingAnswers.withdraw(table, guest, window);
                case Request.Left(var guest) -> Visitors.leave(table, guest);
                case Request.SitDown wish -> again(() -> Visitors.sitDown(table, wish));
                case Request.SeatBot wish -> again(() -> Visitors.seatBot(table, wish));
                case Request.GetUp(var person) -> again(() -> Visitors.getUp(table, person));
                case Request.GiveUp(var person) -> again(() -> Visitors.giveUp(table, person));
                case Request.TakeBack(var person) -> Visitors.takeBack(table, person);
                case Request.Opened() -> table.loaded();
                case Request.Rematched(var other) -> Lifetime.rematched(table, other);
                case Request.Renamed() -> table.readAgain();
                case Request.Kept() -> table.kept();
                case Request.Tick() -> Decisions.tick(table);
                case Request.Resumed() -> table.resume();
                case Request.Forgotten() -> Lifetime.neverBegun(table);
                case Request.Ended() -> Lifetime.ended(table);
                case Request.Thought(var ask, var chosen) -> Decisions.thought(table, ask, chosen);
                case Request.LetGo(var ask) -> StandingAnswers.letGo(table, ask);
                case Request.Advised advised -> Advice.give(table, advised);
                case Request.Heard(var what, int n) -> Elsewhere.heard(table, what, n);
            }
        } catch (Refusal refusal) {
            switch (request) {
                case Request.OfPage page -> page.guest().send(Messages.refused(page.at(), refusal));
                case Request.Left _ -> {} // he was told when he came: there is no such table
                default -> throw refusal;
            }
        } catch (LostRace elsewhere) {
            var stale = new Refusal(Said.of("inn.stale"));
            if (!(request instanceof Request.OfPage page)) {
                throw stale;
            }
            page.guest().send(Messages.refused(page.at(), stale));
        } catch (RuntimeException | Error failure) {
            table.forget(); // what is in memory may be half done: the log is right
            if (table.backOff().answers(request, failure)) {
                return;
            }
            if (request instanceof Request.OfPage page) {
                LOG.error("event=request-failed table={}", table.id(), failure);
                page.guest().send(LiveTable.refused(Said.of("inn.broken")));
            } else {
                throw failure;
            }
        }
    }

    /** Who was not the first to change something looks at it again: either it still goes, or he then knows why not. */
    static void again(Runnable wish) {
        for (int i = 1; i < RACES; i++) {
            try {
                wish.run();
                return;
            } catch (LostRace elsewhere) {
                LOG.debug("event=once-more");
            }
        }
        wish.run();
    }
}
