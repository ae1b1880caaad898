package tabard.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.server.store.TableRow.State;

/** A table as the lobby shows it; what follows rematch, only its own page is told. Due: until when I must decide, where it is my turn. */
public record Card(
        String id,
        String game,
        String title,
        State state,
        List<CardSeat> seats,
        List<String> mine,
        boolean turn,
        @Nullable Long due,
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
                turn,
                due,
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
