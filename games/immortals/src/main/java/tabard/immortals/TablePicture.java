package tabard.immortals;

import java.util.List;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Said;

/** What lies between the realms and the players: the round, tower and tray, the common supply, decks and discards. */
final class TablePicture {
    private static final List<String> NONE = List.of();

    private TablePicture() {}

    static void add(State s, List<Element> out) {
        out.add(new Spot("round", null, "phase-" + s.phase().word(), NONE));
        var round = s.count(State.ROUND) == 0
                ? Said.of("note.rounds", Scoring.rounds(s.options()))
                : Said.of("note.round", s.count(State.ROUND), Scoring.rounds(s.options()));
        out.add(new Note("round/note", "round", round, "IM-6.1"));
        Played.add(s, out);
        for (var colour : s.seated()) {
            out.add(cubes("tower/" + colour.word(), "tower", colour, s.count(State.TOWER, colour)));
        }
        out.add(stack("tower/inhabitant", "inhabitant", "tower", s.count(State.GREEN_TOWER)));
        for (var colour : s.seated()) {
            out.add(cubes("tray/" + colour.word(), "tray", colour, s.count(State.TRAY, colour)));
        }
        out.add(stack("tray/inhabitant", "inhabitant", "tray", s.count(State.GREEN_TRAY)));
        out.add(stack("supply/inhabitant", "inhabitant", "supply", s.count(State.GREEN_SUPPLY)));
        out.add(stack(
                "supply/portal",
                "portal",
                "supply",
                Content.NUMBERS.components().portals() - Buildings.portals(s)));
        for (var pile : Pile.ALL) {
            if (s.deck(pile) > 0) {
                String zone = "deck-" + pile.word();
                out.add(stack(zone + "/back", "back", zone, s.deck(pile)));
            }
        }
        for (var card : Card.CONFLICTS) {
            if (s.in(Place.DISCARDS, card)) {
                out.add(CardPicture.of(card, "discards/" + card.word(), "discards", 1));
            }
        }
        for (var land : Land.ALL) {
            if (s.inRegionDeck(land)) {
                out.add(CardPicture.of(Card.of(land), "region-deck/" + land.word(), "region-deck", 1));
            }
        }
    }

    private static Piece stack(String id, String part, String at, int count) {
        return new Piece(id, part, at, null, count, null, NONE);
    }

    private static Piece cubes(String id, String at, Colour colour, int count) {
        return new Piece(id, "army", at, colour.word(), count, null, NONE);
    }
}
