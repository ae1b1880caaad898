package tabard.server.live;

import java.util.List;
import java.util.Map;
import tabard.server.protocol.Message.Presence.Where;

/** Who is called to a table: once a turn, and nobody who looks at it. */
final class Calls {
    private List<String> asked = List.of();

    /** It was read from its log, or another inn wrote there: whoever is asked was called when that was written. */
    void heard(Loaded<?, ?> table) {
        asked = table.empty() ? List.of() : table.asked();
    }

    /** Whoever is asked now, was not before, and is not here. */
    void turned(Bell bell, String id, Loaded<?, ?> table, Drawn<?, ?> drawn, Map<String, Where> presence) {
        var before = asked;
        asked = table.asked();
        for (String word : asked) {
            var seat = table.seating().at(word);
            String person = seat.person();
            if (person != null && !before.contains(word) && !seat.played() && presence.get(word) != Where.HERE) {
                Doorplate.question(drawn, word)
                        .ifPresent(question ->
                                bell.ring(new Bell.Call(person, id, table.row().title(), drawn.game(), question)));
            }
        }
    }
}
