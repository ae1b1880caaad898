package tabard.immortals;

import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.sheet.Sheet;

/** What is hidden (IM-18): Conflict cards in decks and hands, what is chosen in the start round, and what is planned. */
final class Secrets {
    private Secrets() {}

    static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        if (viewer != Viewer.Referee.REFEREE) {
            for (int i = 0; i < Card.CONFLICTS.size(); i++) {
                var card = Card.CONFLICTS.get(i);
                if (!knows(s, viewer, card)) {
                    seen.set(State.WHERE, card, Sheet.BLANK);
                }
            }
            for (int i = 0; i < s.seats(); i++) {
                if (!viewer.is(Colour.ALL.get(i))) {
                    hide(seen, Colour.ALL.get(i));
                }
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    /** Whether the viewer knows where the card is (IM-18.1, 18.9). */
    private static boolean knows(State s, Viewer viewer, Card card) {
        if (s.count(State.WHERE, card) == Sheet.BLANK) {
            return false;
        }
        var place = s.where(card);
        return place == Place.DISCARDS
                || s.shown(card)
                || (place.isWithPlayer() && viewer.is(place.colour()))
                || (viewer instanceof Viewer.Player(Colour me) && s.count(State.KNOWS, me, card) == 1);
    }

    /** What only the player himself knows. */
    private static void hide(State seen, Colour colour) {
        for (int i = 0; i < Card.CONFLICTS.size(); i++) {
            seen.set(State.KNOWS, colour, Card.CONFLICTS.get(i), Sheet.BLANK);
        }
        int choice = seen.count(State.CHOICE, colour);
        if (choice > 0 && !seen.shown(Card.CONFLICTS.get(choice - 1))) {
            seen.set(State.CHOICE, colour, Sheet.BLANK);
        }
        for (int i = 0; i < Space.ALL.size(); i++) {
            var space = Space.ALL.get(i);
            if (veiled(seen.phase(), seen.board(colour, space))) {
                seen.set(State.BOARD, colour, space, Sheet.BLANK);
            }
        }
    }

    /** IM-18.5: while all plan, nobody sees which spaces are filled; later one sees that, but not with what (IM-18.4). */
    private static boolean veiled(Phase phase, int laid) {
        return switch (phase) {
            case PLANNING -> true;
            case RESOLUTION -> laid > 0 && laid != Card.GAP.ordinal() + 1;
            case START, REINFORCEMENTS, SCORING -> false;
        };
    }
}
