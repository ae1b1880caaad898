package tabard.campaign.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.EndMode;
import tabard.campaign.rules.State;
import tabard.campaign.terms.Window;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Said;

/** What the campaign is called, which turn it is, and which of its phases (CA-3.1). */
final class TurnPicture {
    static final String TURN = "turn";

    private static final List<String> PHASES =
            List.of("events", "purchases", "orders", "judging", "battles", "aftermath");
    private static final List<String> TITLE = List.of("title");
    private static final List<Note> CALM = notes(List.of("phase"));
    private static final List<Note> NOW = notes(List.of("phase", "now"));

    private TurnPicture() {}

    private static List<Note> notes(List<String> marks) {
        return PHASES.stream()
                .map(phase -> new Note(
                        TURN + "/" + (PHASES.indexOf(phase) + 2) + "-" + phase,
                        TURN,
                        Said.of("phase." + phase),
                        null,
                        marks))
                .toList();
    }

    private static int phase(@Nullable Window window) {
        return switch (window) {
            case null -> -1;
            case EVENT -> 0;
            case PURCHASES -> 1;
            case MOVES, MARCH_OPTION -> 2;
            case OPPONENTS, PINCER, COUNTER, RETREATS, GAUNTLET, MERCENARIES -> 3;
            case BATTLES, SPIES, REPORTS, SIGNATURES -> 4;
            case ANNEXING, BEATEN, UPKEEP -> 5;
        };
    }

    static void add(State s, List<Element> out) {
        String title = s.agreed().title();
        if (!title.isEmpty()) {
            out.add(new Note(TURN + "/0-title", TURN, Said.of("note.title", title), "CA-21.52", TITLE));
        }
        int last = s.agreed().end() == EndMode.TURNS ? s.agreed().turns() : 0;
        out.add(
                s.turn() == 0
                        ? new Note(TURN + "/1-turn", TURN, Said.of("note.peoples"), "CA-2.4")
                        : new Note(
                                TURN + "/1-turn",
                                TURN,
                                Said.of(last == 0 ? "note.turn" : "note.turn-of", s.turn(), last),
                                "CA-3.1"));
        int now = phase(s.window());
        for (int i = 0; i < PHASES.size(); i++) {
            out.add((i == now ? NOW : CALM).get(i));
        }
    }
}
