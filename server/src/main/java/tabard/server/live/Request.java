package tabard.server.live;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabard.bots.Hint;
import tabard.server.protocol.FromPage;
import tabard.server.store.News;
import tabard.server.store.Person;
import tabard.table.Action;
import tabard.table.Ask;

/** What somebody wants of a table: read once where it comes in, put into the table's queue, handled by {@link LiveTable#handle}. */
public sealed interface Request {
    /** By an open page; a refusal is sent to it. */
    record OfPage(Guest guest, FromPage said) implements Request {
        /** The view that it speaks of, or 0. */
        int at() {
            return switch (said) {
                case FromPage.Choose(int at, var _, var _) -> at;
                case FromPage.Undo(int at, var _, var _) -> at;
                case FromPage.Reopen(int at) -> at;
                case FromPage.Hint(int at) -> at;
                case FromPage.Join _,
                        FromPage.Log _,
                        FromPage.Chat _,
                        FromPage.Sit _,
                        FromPage.Here _,
                        FromPage.Stand _,
                        FromPage.Withdraw _,
                        FromPage.Resync _ -> 0;
            };
        }
    }

    /** The page was closed. */
    record Left(Guest guest) implements Request {}

    // by a person who need have no page open; a refusal goes to whoever waits for the answer

    record SitDown(
            Person person, @Nullable String seat, @Nullable String token, String contribution) implements Request {}

    /** The host gives a free seat to a bot. */
    record SeatBot(Person person, @Nullable String seat, String bot, String contribution) implements Request {}

    record GetUp(Person person) implements Request {}

    record GiveUp(Person person) implements Request {}

    record TakeBack(Person person) implements Request {}

    // by the house

    /** A table that was just opened wakes up: it begins at once where nobody is awaited. */
    record Opened() implements Request {}

    record Rematched(String other) implements Request {}

    /** Somebody who sits here has another name, or none any more. */
    record Renamed() implements Request {}

    /** From now on its bots and its clock run here, or here no more. */
    record Kept() implements Request {}

    /** Somebody may have used up his time. */
    record Tick() implements Request {}

    /** It was laid long ago and never begun. */
    record Forgotten() implements Request {}

    /** The keeper ends it. */
    record Ended() implements Request {}

    /** What could not be written a while ago may be written now. */
    record Resumed() implements Request {}

    /** What a bot chose; nothing, where it only might have stepped in and did not. */
    record Thought(Ask<?> ask, Optional<? extends Action> chosen) implements Request {}

    /** Somebody need not be asked that: he wished to let it go by. */
    record LetGo(Ask<?> ask) implements Request {}

    /** What a bot would do in the place of a guest who asked. */
    record Advised(Guest guest, int at, List<? extends Hint<?>> hints) implements Request {}

    /** What another inn on the same database wrote. */
    record Heard(News.What what, int n) implements Request {}
}
