package tabard.defenders.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.rules.*;
import tabard.table.*;
import tabard.table.scene.*;
import tabard.table.scene.Element.*;
import tabard.table.sheet.Count;

/** What lies beside the map: tracks, supplies, decks and piles, the dice, and the darkness card of this moment. */
record TablePicture(State s, List<Element> out) {
    private static final List<String> NONE = List.of();
    private static final List<Piece> DISCARDED = pile("discards", HeroCard.ALL);
    private static final List<Piece> OUT = pile("out", HeroCard.ALL);
    private static final List<Piece> DARK_DISCARDED = pile("darkness-discards", DarknessCard.ALL);
    private static final List<Piece> VISIONS = pile("visions", DarknessCard.ALL);
    private static final List<Piece> QUEST_DISCARDED = pile("quest-discards", Quest.ALL);
    private static final List<Piece> UNUSED = pile("unused", Hero.ALL);

    /** Each as it would lie there. */
    private static List<Piece> pile(String zone, List<? extends Named> things) {
        return Moves.each(things, thing -> piece(Ids.in(zone, thing), thing.word(), zone, 1));
    }

    private static Piece piece(String id, String part, String at, int count) {
        return new Piece(id, part, at, null, count, null, NONE);
    }

    void add() {
        if (s.count(State.TURN) > 0) {
            note("turn", Said.of("note.turn", s.count(State.TURN), s.active()), "DR-1.9");
        }
        out.add(piece("war/marker", "war-marker", "war." + s.count(State.WAR), 1));
        General.ALL.forEach(this::track);
        Colour.ALL.forEach(colour -> dice(State.MELEE, colour, colour, null));
        if (s.attacking()) {
            siege();
        }
        if (!s.isEmpty(State.NIGHT_CARD)) {
            out.add(piece("night/card", s.require(State.NIGHT_CARD).word(), "night", 1));
            note("night", Said.of(s.fullCard() ? "note.full-card" : "note.advance-only"), "DR-11.1");
        }
        for (var colour : Colour.ALL) {
            out.add(piece("supply/" + Ids.race(colour), Ids.race(colour), "supply", s.count(State.SUPPLY, colour)));
        }
        out.add(piece("supply/crystal", "crystal", "supply", Board.CRYSTALS - s.count(State.TAINTS)));
        out.add(piece("supply/gate", "gate", "supply", s.gatesLeft()));
        out.add(piece("deck/back", "back", "deck", s.count(State.CARDS, null)));
        lay(DISCARDED, s.each(State.CARDS, CardSpot.DISCARDS));
        lay(DISCARDED, s.each(State.CARDS, CardSpot.ASIDE));
        lay(OUT, s.each(State.CARDS, CardSpot.OUT));
        out.add(piece("darkness-deck/back", "darkness-back", "darkness-deck", Long.bitCount(s.darkDeck())));
        lay(DARK_DISCARDED, s.each(State.DARKNESS, DarknessSpot.DISCARDS));
        visions();
        lay(QUEST_DISCARDED, s.each(State.QUESTS, QuestSpot.DISCARDS));
        lay(QUEST_DISCARDED, s.each(State.QUESTS, QuestSpot.GONE));
        out.add(piece("quest-deck/back", "quest-back", "quest-deck", s.count(State.QUESTS, null)));
        lay(UNUSED, Setup.free(s));
    }

    private void lay(List<Piece> pile, Iterable<? extends Named> things) {
        things.forEach(thing -> out.add(pile.get(thing.ordinal())));
    }

    private void note(String zone, Said said, String clause) {
        out.add(new Note(zone + "/note", zone, said, clause));
    }

    /** DR-20.2: the timers are open. */
    private void track(General general) {
        String track = "track-" + general.word();
        out.add(piece(track + "/marker", "marker", track + "." + s.count(State.STRENGTH, general), 1));
        if (s.slain(general)) {
            note(track, Said.of("note.slain"), "DR-8.6");
        } else if (s.count(State.STRENGTH, general) < general.life()) {
            String key = s.onRed(general) ? "note.major-wound" : "note.minor-wound";
            note(track, Said.of(key, s.count(State.DELAY, general)), "DR-9.9");
        }
    }

    private void dice(Count field, Named row, Colour colour, @Nullable String owner) {
        for (var face : Face.ALL) {
            int count = s.count(field, row, face);
            if (count > 0) {
                String id = "dice/" + row.word() + "/" + face.word();
                out.add(new Piece(id, "die-" + colour.word(), "dice", owner, count, face.word(), NONE));
            }
        }
    }

    private void siege() {
        for (var banner : s.banners()) {
            dice(State.SIEGE, banner, s.foe().colour(), banner.word());
        }
        for (var banner : s.banners()) {
            for (var card : s.each(State.CARDS, CardSpot.committed(banner))) {
                String id = "committed/" + card.word();
                out.add(new Piece(id, card.word(), "committed", banner.word(), 1, null, NONE));
            }
        }
    }

    private void visions() {
        int unseen = 0;
        for (var rank : Rank.ALL) {
            var card = s.get(State.VISIONS, rank);
            if (card != null) {
                out.add(VISIONS.get(card.ordinal()));
            } else if (!s.isEmpty(State.VISIONS, rank)) {
                unseen++;
            }
        }
        if (unseen > 0) {
            out.add(piece("visions/back", "darkness-back", "visions", unseen));
        }
    }
}
