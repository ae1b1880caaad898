package tabard.immortals;

import java.util.List;
import tabard.table.Agenda;
import tabard.table.Frame;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Said;

/** What is being carried out before the eyes of all: the card just revealed, and the way that armies are about to go. */
final class Played {
    private static final String ZONE = "played";

    private final State s;
    private final List<Element> out;

    private Played(State s, List<Element> out) {
        this.s = s;
        this.out = out;
    }

    static void add(State s, List<Element> out) {
        if (s.agenda() instanceof Agenda.First<Frame<State, Move>>(var frame, var _)) {
            new Played(s, out).show(frame);
        }
    }

    private void show(Frame<State, Move> frame) {
        switch (frame) {
            case Actions.Using(var seat, var space, var card) ->
                out.add(CardPicture.of(card, Ids.laid(seat, space), ZONE, 1)); // the card that lay on the space
            case Attack.Targeting(var _, var card, var _) -> card(card);
            case Attack.Naming(var seat, var card, var origin, var target) -> {
                card(card);
                way(seat, origin, target);
            }
            case Attack.Sending(var seat, var shown, var origin, var target) -> {
                stance(shown, origin, target);
                way(seat, origin, target);
            }
            case Battle.Throwing(var seat, var shown, var origin, var target, var _) -> {
                stance(shown, origin, target);
                way(seat, origin, target);
            }
            case March.Moving(var seat, var origin, var target) -> way(seat, origin, target);
            default -> {}
        }
    }

    private void card(Card card) {
        out.add(CardPicture.of(card, ZONE + "/card", ZONE, 1));
    }

    private void stance(Region shown, Region origin, Region target) {
        var stance = AttackPrompts.stance(s, Attack.stance(shown, origin, target), target);
        out.add(new Note(ZONE + "/stance", ZONE, Said.of("detail.sending", stance), "IM-11.3"));
    }

    private void way(Colour colour, Region origin, Region target) {
        out.add(new Route("way", List.of(origin.word(), target.word()), colour.word(), null, List.of()));
    }
}
