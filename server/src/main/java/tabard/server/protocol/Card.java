package tabard.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow.State;
import tabard.table.scene.Said;

/**
 * A table as the lobby shows it; what follows rematch, only its own page is told, and players how it ended. Host: whether
 * the one who asks laid it. At his own tables he learns until when the first must decide (due). Asked: what
 * he is asked, else what goes on, in the words of the game; waits: for whom, as anybody may see it.
 */
public record Card(
        String id,
        String game,
        String title,
        State state,
        List<CardSeat> seats,
        List<String> mine,
        boolean host,
        boolean turn,
        @Nullable Long due,
        List<String> waits,
        @Nullable RawJson<Said> asked,
        TimeLimit clock,
        long created,
        long moved,
        @Nullable String copyOf,
        @Nullable String rematch,
        @Nullable String invite,
        @Nullable Map<String, String> options,
        @Nullable Fair fair,
        @Nullable RawJson<TableOutcome> outcome) {

    /** Who sits where; me: whether it is the one who asks. */
    public record CardSeat(
            String seat, @Nullable String name, @Nullable String bot, boolean me, boolean open, boolean away) {}

    public Card with(
            @Nullable String invitation,
            Map<String, String> agreed,
            Fair proof,
            @Nullable RawJson<TableOutcome> ending) {
        return new Card(
                id,
                game,
                title,
                state,
                seats,
                mine,
                host,
                turn,
                due,
                waits,
                asked,
                clock,
                created,
                moved,
                copyOf,
                rematch,
                invitation,
                agreed,
                proof,
                ending);
    }
}
