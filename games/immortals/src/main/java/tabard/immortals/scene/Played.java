package tabard.immortals.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.immortals.content.Region;
import tabard.immortals.rules.*;
import tabard.table.*;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Route;

/** What is being carried out before the eyes of all: the card just revealed, and the way that armies are about to go. */
final class Played {
    private static final String ZONE = "played";

    private Played() {}

    private static @Nullable Underway underway(State s) {
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Underway frame, var _) ? frame : null;
    }

    /** The regions named so far in an unfinished choice. */
    static long named(State s) {
        var frame = underway(s);
        return frame == null ? 0 : bit(frame.origin()) | bit(frame.target());
    }

    private static long bit(@Nullable Region region) {
        return region == null ? 0 : region.bit();
    }

    static void add(State s, List<Element> out) {
        var frame = underway(s);
        if (frame == null) {
            return;
        }
        var card = frame.card();
        if (card != null) {
            var space = frame.space(); // the card that lay there is the same piece
            String id = space == null ? ZONE + "/card" : Ids.laid(frame.seat(), space);
            out.add(CardPicture.of(card, id, ZONE));
        }
        var shown = frame.shown();
        var origin = frame.origin();
        var target = frame.target();
        if (shown != null && origin != null && target != null) {
            var stance = Attack.stance(shown, origin, target).said(!s.isEmpty(State.OWNER, target));
            out.add(new Note(ZONE + "/stance", ZONE, Said.of("detail.sending", stance), "IM-11.3"));
        }
        if (origin != null && target != null) {
            out.add(new Route(
                    "way", List.of(origin.word(), target.word()), frame.seat().word(), null, List.of()));
        }
    }
}
