package tabard.immortals.rules;

import org.jspecify.annotations.Nullable;
import tabard.immortals.content.*;
import tabard.table.Viewer;

/** What is hidden (IM-18): Conflict cards in decks and hands, what is chosen in the start round, and what is planned. */
public final class Secrets {
    private Secrets() {}

    public static void hide(State seen, Viewer viewer) {
        State.DEALT.see(seen, viewer);
        for (var colour : seen.seated()) {
            if (!viewer.is(colour)) {
                hide(seen, colour);
            }
        }
    }

    /** What only the player himself knows. */
    private static void hide(State seen, Colour colour) {
        var choice = seen.get(State.CHOICE, colour);
        if (choice != null && !seen.is(State.SHOWN, choice)) {
            seen.hide(State.CHOICE, colour);
        }
        for (var space : Space.ALL) {
            if (veiled(seen.require(State.PHASE), seen.get(State.BOARD, colour, space))) {
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
