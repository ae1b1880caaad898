package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.*;

/** What is hidden (IM-18): Conflict cards in decks and hands, what is chosen in the start round, and what is planned. */
public final class Secrets {
    private Secrets() {}

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        if (viewer != Viewer.Referee.REFEREE) {
            State.DEALT.see(seen, viewer);
            for (var colour : s.seated()) {
                if (!viewer.is(colour)) {
                    hide(seen, colour);
                }
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    /** What only the player himself knows. */
    private static void hide(State seen, Colour colour) {
        var choice = seen.choice(colour);
        if (choice != null && !seen.is(State.SHOWN, choice)) {
            seen.hide(State.CHOICE, colour);
        }
        for (var space : Space.ALL) {
            if (veiled(seen.phase(), seen.laid(colour, space))) {
                seen.hide(State.BOARD, colour, space);
            }
        }
    }

    /** IM-18.5: while all plan, nobody sees which spaces are filled; later one sees that, but not with what (IM-18.4). */
    private static boolean veiled(Phase phase, @Nullable Card laid) {
        return switch (phase) {
            case PLANNING -> true;
            case RESOLUTION -> laid != null && laid != Card.GAP;
            case START, REINFORCEMENTS, SCORING -> false;
        };
    }
}
