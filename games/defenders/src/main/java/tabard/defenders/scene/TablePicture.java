package tabard.defenders.scene;

import java.util.*;
import java.util.stream.Stream;
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
    private static final List<String> HIT = List.of("hit");
    private static final int MOST_LIFE = 8;
    private static final int MOST_SUPPLY = 30;
    private static final List<Counted> SUPPLIES = Moves.each(
            Colour.ALL, colour -> new Counted("supply/" + Ids.race(colour), Ids.race(colour), null, MOST_SUPPLY));
    private static final Counted CRYSTALS = new Counted("supply/crystal", "crystal", null, Board.CRYSTALS);
    private static final Counted GATES = new Counted("supply/gate", "gate", null, MOST_SUPPLY);
    private static final List<Piece> DISCARDED = pile("discards", HeroCard.ALL);
    private static final List<Piece> OUT = pile("out", HeroCard.ALL);
    private static final List<Piece> DARK_DISCARDED = pile("darkness-discards", DarknessCard.ALL);
    private static final List<Piece> VISIONS = pile("visions", DarknessCard.ALL);
    private static final List<Piece> QUEST_DISCARDED = pile("quest-discards", Quest.ALL);
    private static final List<Piece> UNUSED = pile("unused", Hero.ALL);
    private static final List<Piece> CHOICE =
            Moves.each(Hero.ALL, hero -> piece(Ids.in("choice", hero), hero.word(), Ids.card(hero), 1));
    private static final List<ByNumber<Piece>> LIVES =
            Moves.each(Hero.ALL, hero -> new ByNumber<>(MOST_LIFE, life -> some(hero, "life", life, life)));
    private static final List<Piece> PORTRAITS = Moves.each(
            General.ALL, general -> piece(Ids.card(general) + "/portrait", general.word(), Ids.card(general), 1));
    private static final List<ByNumber<Piece>> STRENGTHS = Moves.each(
            General.ALL, general -> new ByNumber<>(general.life(), n -> some(general, "strength", n, general.life())));
    private static final List<ByNumber<Piece>> STEPS = Moves.each(General.ALL, general -> {
        int most = general.path().size() - 1;
        return new ByNumber<>(most, n -> some(general, "way", n, most, "beads"));
    });
    private static final ByNumber<Piece> WAR =
            new ByNumber<>(BoardFile.BOARD.war().size(), war -> piece("war/marker", "war-marker", "war." + war, 1));
    private static final Counted DECK = new Counted("deck/back", "back", null, HeroCard.ALL.size());
    private static final Counted DARK_DECK =
            new Counted("darkness-deck/back", "darkness-back", null, DarknessCard.ALL.size());
    private static final Counted QUEST_DECK = new Counted("quest-deck/back", "quest-back", null, Quest.ALL.size());

    /** Each as it would lie there. */
    private static List<Piece> pile(String zone, List<? extends Named> things) {
        return Moves.each(things, thing -> piece(Ids.in(zone, thing), thing.word(), zone, 1));
    }

    /** So many of all that there are: drawn one by one, those that are gone too. */
    private static Piece some(Named whose, String part, int count, int most, String... more) {
        var marks = Stream.concat(Stream.of(more), Stream.of("of-" + most)).toList();
        return new Piece(Ids.card(whose) + "/" + part, part, Ids.card(whose), null, count, null, marks);
    }

    private static Piece piece(String id, String part, String at, int count) {
        return new Piece(id, part, at, null, count, null, NONE);
    }

    void add() {
        if (s.count(State.TURN) > 0) {
            note("turn", Said.of("note.turn", s.count(State.TURN)), "DR-1.9");
        }
        out.add(WAR.of(s.count(State.WAR)));
        General.ALL.forEach(this::track);
        if (!s.isEmpty(State.FIGHT_PLACE)) {
            Colour.ALL.forEach(
                    colour -> dice(State.MELEE, colour, colour, null, Fighting.least(s, s.active(), colour)));
        }
        if (s.attacking()) {
            siege();
        }
        if (!s.isEmpty(State.NIGHT_CARD)) {
            out.add(piece("night/card", s.require(State.NIGHT_CARD).word(), "night", 1));
            note("night", Said.of(s.fullCard() ? "note.full-card" : "note.advance-only"), "DR-11.1");
        }
        for (var colour : Colour.ALL) {
            out.add(SUPPLIES.get(colour.ordinal()).of(s.count(State.SUPPLY, colour)));
        }
        out.add(CRYSTALS.of(Board.CRYSTALS - s.count(State.TAINTS)));
        out.add(GATES.of(s.gatesLeft()));
        out.add(DECK.of(s.count(State.CARDS, null)));
        lay(DISCARDED, s.each(State.CARDS, CardSpot.DISCARDS));
        lay(DISCARDED, s.each(State.CARDS, CardSpot.ASIDE));
        lay(OUT, s.each(State.CARDS, CardSpot.OUT));
        out.add(DARK_DECK.of(Long.bitCount(s.darkDeck())));
        lay(DARK_DISCARDED, s.each(State.DARKNESS, DarknessSpot.DISCARDS));
        visions();
        lay(QUEST_DISCARDED, s.each(State.QUESTS, QuestSpot.DISCARDS));
        lay(QUEST_DISCARDED, s.each(State.QUESTS, QuestSpot.GONE));
        out.add(QUEST_DECK.of(s.count(State.QUESTS, null)));
        heroes();
    }

    private void heroes() {
        for (var hero : Setup.free(s)) {
            out.add(UNUSED.get(hero.ordinal()));
            out.add(CHOICE.get(hero.ordinal()));
            out.add(LIVES.get(hero.ordinal()).of(s.terms().life(hero)));
        }
    }

    private void lay(List<Piece> pile, Iterable<? extends Named> things) {
        things.forEach(thing -> out.add(pile.get(thing.ordinal())));
    }

    private void note(String zone, Said said, String clause) {
        out.add(new Note(zone + "/note", zone, said, clause));
    }

    /** DR-20.2: the timers are open. */
    private void track(General general) {
        String track = Ids.card(general);
        out.add(PORTRAITS.get(general.ordinal()));
        out.add(STRENGTHS.get(general.ordinal()).of(s.count(State.STRENGTH, general)));
        if (!s.slain(general)) {
            int left = general.path().size() - 1 - s.count(State.STEP, general);
            out.add(STEPS.get(general.ordinal()).of(left));
        }
        if (s.slain(general)) {
            note(track, Said.of("note.slain"), "DR-8.6");
        } else if (s.count(State.STRENGTH, general) < general.life()) {
            String key = s.onRed(general) ? "note.major-wound" : "note.minor-wound";
            int turns = s.count(State.DELAY, general);
            note(track, turns == 0 ? Said.of(key + "-now") : Said.of(key, turns), "DR-9.9");
        }
    }

    /** Those that hit as they lie are marked. */
    private void dice(Count field, Named row, Colour colour, @Nullable String owner, int least) {
        for (var face : Face.ALL) {
            int count = s.count(field, row, face);
            if (count > 0) {
                String id = "dice/" + row.word() + "/" + face.word();
                out.add(new Piece(
                        id,
                        "die-" + colour.word(),
                        "dice",
                        owner,
                        count,
                        face.word(),
                        face.pips() >= least ? HIT : NONE));
            }
        }
    }

    private void siege() {
        for (var banner : s.banners()) {
            dice(State.SIEGE, banner, s.foe().colour(), banner.word(), Assault.least(s, banner));
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
