package tabard.immortals.scene;

import java.util.List;
import tabard.immortals.content.*;
import tabard.immortals.rules.*;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Spot;

/** What lies between the realms and the players: the round, tower and tray, the common supply, decks and discards. */
final class TablePicture {
    private static final List<Spot> PHASES =
            Moves.each(Phase.ALL, phase -> new Spot("round", null, "phase-" + phase.word(), List.of()));
    private static final List<Counted> TOWER = cubes("tower");
    private static final List<Counted> TRAY = cubes("tray");
    private static final Counted GREEN_TOWER = inhabitants("tower");
    private static final Counted GREEN_TRAY = inhabitants("tray");
    private static final Counted GREEN_SUPPLY = inhabitants("supply");
    private static final Counted PORTALS = new Counted("supply/portal", "portal", null, Buildings.PORTALS);
    private static final List<Counted> DECKS = Moves.each(
            Pile.ALL, pile -> new Counted("deck-" + pile.word() + "/back", "back", null, Card.CONFLICTS.size()));
    private static final List<Piece> DISCARDS =
            Moves.each(Card.CONFLICTS, card -> CardPicture.of(card, "discards/" + card.word(), "discards"));
    private static final List<Piece> REGION_DECK =
            Moves.each(Land.ALL, land -> CardPicture.of(Card.of(land), "region-deck/" + land.word(), "region-deck"));

    private TablePicture() {}

    private static List<Counted> cubes(String at) {
        return Moves.each(
                Colour.ALL, colour -> new Counted(at + "/" + colour.word(), "army", colour.word(), State.CUBES));
    }

    private static Counted inhabitants(String at) {
        return new Counted(at + "/inhabitant", "inhabitant", null, State.INHABITANTS);
    }

    static void add(State s, List<Element> out) {
        out.add(PHASES.get(s.require(State.PHASE).ordinal()));
        int rounds = Scoring.rounds(s.options());
        var round = s.count(State.ROUND) == 0
                ? Said.of("note.rounds", rounds)
                : Said.of("note.round", s.count(State.ROUND), rounds);
        out.add(new Note("round/note", "round", round, "IM-6.1"));
        Played.add(s, out);
        for (var colour : s.seated()) {
            out.add(TOWER.get(colour.ordinal()).of(s.count(State.TOWER, colour)));
        }
        out.add(GREEN_TOWER.of(s.count(State.GREEN_TOWER)));
        for (var colour : s.seated()) {
            out.add(TRAY.get(colour.ordinal()).of(s.count(State.TRAY, colour)));
        }
        out.add(GREEN_TRAY.of(s.count(State.GREEN_TRAY)));
        out.add(GREEN_SUPPLY.of(s.count(State.GREEN_SUPPLY)));
        out.add(PORTALS.of(Buildings.PORTALS - Buildings.portals(s)));
        Pile.ALL.forEach(pile -> DECKS.get(pile.ordinal()).addTo(out, s.count(State.DECKS, pile)));
        for (var card : s.each(State.WHERE, Place.DISCARDS)) {
            out.add(DISCARDS.get(card.ordinal()));
        }
        for (var land : Land.ALL) {
            if (s.isEmpty(State.HOLDER, land)) {
                out.add(REGION_DECK.get(land.ordinal()));
            }
        }
    }
}
