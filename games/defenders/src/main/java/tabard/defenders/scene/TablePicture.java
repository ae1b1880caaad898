package tabard.defenders.scene;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;

/** What lies beside the map: tracks, supplies, decks and piles, the dice, and the darkness card of this moment. */
final class TablePicture {
    private static final List<String> NONE = List.of();

    private static final List<Piece> DISCARDED =
            Moves.each(HeroCard.ALL, card -> piece("discards/" + card.word(), card.word(), "discards", 1));
    private static final List<Piece> OUT =
            Moves.each(HeroCard.ALL, card -> piece("out/" + card.word(), card.word(), "out", 1));
    private static final List<Piece> DARK_DISCARDED = Moves.each(
            DarknessCard.ALL, card -> piece("darkness-discards/" + card.word(), card.word(), "darkness-discards", 1));

    private static final List<Piece> QUEST_DISCARDED =
            Moves.each(Quest.ALL, quest -> piece("quest-discards/" + quest.word(), quest.word(), "quest-discards", 1));

    private TablePicture() {}

    private static Piece piece(String id, String part, String at, int count) {
        return new Piece(id, part, at, null, count, null, NONE);
    }

    static void add(State s, List<Element> out) {
        if (s.count(State.TURN) > 0) {
            var turn = Said.of("note.turn", s.count(State.TURN), s.active());
            out.add(new Note("turn/note", "turn", turn, "DR-1.9"));
        }
        out.add(piece("war/marker", "war-marker", "war." + s.count(State.WAR), 1));
        for (var general : General.ALL) {
            String track = "track-" + general.word();
            out.add(piece(track + "/marker", "marker", track + "." + s.strength(general), 1));
            recovery(s, general, out);
        }
        dice(s, out);
        night(s, out);
        for (var colour : Colour.ALL) {
            out.add(piece("supply/" + Ids.race(colour), Ids.race(colour), "supply", s.count(State.SUPPLY, colour)));
        }
        out.add(piece("supply/crystal", "crystal", "supply", Board.CRYSTALS - s.crystals()));
        out.add(piece("supply/gate", "gate", "supply", s.gatesLeft()));
        heroCards(s, out);
        darkness(s, out);
        quests(s, out);
        int free = Setup.free(s);
        for (var hero : Hero.ALL) {
            if ((free & hero.bit()) != 0) {
                out.add(piece(Ids.unused(hero), hero.word(), "unused", 1));
            }
        }
    }

    /** DR-20.2: the timers are open. */
    private static void recovery(State s, General general, List<Element> out) {
        String track = "track-" + general.word();
        if (s.slain(general)) {
            out.add(new Note(track + "/note", track, Said.of("note.slain"), "DR-8.6"));
        } else if (s.strength(general) < general.life()) {
            String key = s.onRed(general) ? "note.major-wound" : "note.minor-wound";
            out.add(new Note(track + "/note", track, Said.of(key, s.count(State.DELAY, general)), "DR-9.9"));
        }
    }

    private static void dice(State s, List<Element> out) {
        for (var colour : Colour.ALL) {
            for (var face : Face.ALL) {
                int count = s.count(State.MELEE, colour, face);
                if (count > 0) {
                    String id = "dice/" + colour.word() + "/" + face.word();
                    out.add(new Piece(id, "die-" + colour.word(), "dice", null, count, face.word(), NONE));
                }
            }
        }
        if (!s.attacking()) {
            return;
        }
        for (var banner : s.banners()) {
            for (var face : Face.ALL) {
                int count = s.count(State.SIEGE, banner, face);
                if (count > 0) {
                    String id = "dice/" + banner.word() + "/" + face.word();
                    String die = "die-" + s.foe().colour().word();
                    out.add(new Piece(id, die, "dice", banner.word(), count, face.word(), NONE));
                }
            }
        }
        for (var banner : s.banners()) {
            for (var card : s.each(State.CARDS, CardSpot.committed(banner))) {
                String id = "committed/" + card.word();
                out.add(new Piece(id, card.word(), "committed", banner.word(), 1, null, NONE));
            }
        }
    }

    private static void night(State s, List<Element> out) {
        if (s.hasNightCard()) {
            out.add(piece("night/card", s.nightCard().word(), "night", 1));
            var said = Said.of(s.fullCard() ? "note.full-card" : "note.advance-only");
            out.add(new Note("night/note", "night", said, "DR-11.1"));
        }
    }

    private static void heroCards(State s, List<Element> out) {
        out.add(piece("deck/back", "back", "deck", s.deckSize()));
        s.each(State.CARDS, CardSpot.DISCARDS).forEach(card -> out.add(DISCARDED.get(card.ordinal())));
        s.each(State.CARDS, CardSpot.ASIDE).forEach(card -> out.add(DISCARDED.get(card.ordinal())));
        s.each(State.CARDS, CardSpot.OUT).forEach(card -> out.add(OUT.get(card.ordinal())));
    }

    private static void darkness(State s, List<Element> out) {
        out.add(piece("darkness-deck/back", "darkness-back", "darkness-deck", Long.bitCount(s.darkDeck())));
        s.each(State.DARKNESS, DarknessSpot.DISCARDS).forEach(card -> out.add(DARK_DISCARDED.get(card.ordinal())));
        int unseen = 0;
        for (var rank : Rank.ALL) {
            var card = s.get(State.VISIONS, rank);
            if (card != null) {
                out.add(piece(Ids.vision(card), card.word(), "visions", 1));
            } else if (!s.isEmpty(State.VISIONS, rank)) {
                unseen++;
            }
        }
        if (unseen > 0) {
            out.add(piece("visions/back", "darkness-back", "visions", unseen));
        }
    }

    private static void quests(State s, List<Element> out) {
        s.each(State.QUESTS, QuestSpot.DISCARDS).forEach(quest -> out.add(QUEST_DISCARDED.get(quest.ordinal())));
        s.each(State.QUESTS, QuestSpot.GONE).forEach(quest -> out.add(QUEST_DISCARDED.get(quest.ordinal())));
        out.add(piece("quest-deck/back", "quest-back", "quest-deck", s.count(State.QUESTS, null)));
    }
}
