package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;

/** Refuses cards that lie where they cannot: a part of the order of a position. */
final class Decks {
    private Decks() {}

    static void check(State s) {
        for (var card : HeroCard.ALL) {
            heroCard(s, card);
        }
        for (var card : s.each(State.DARKNESS, DarknessSpot.OUT)) {
            require(card.kind() == DarknessCard.Kind.ALL_IS_QUIET, "DR-19.2", "removed", card);
        }
        int out = s.count(State.DARKNESS, DarknessSpot.OUT);
        int agreed = s.terms().quietRemoved();
        require(out == agreed, "DR-19.2", "quiet", out, agreed);
        visions(s);
        for (var quest : Quest.ALL) {
            var spot = s.spot(quest);
            boolean done = spot == QuestSpot.GONE || (spot != null && spot.owned() && !spot.open());
            require(!s.is(USED, quest) || done, "DR-17.4", "used", quest);
        }
    }

    /** DR-13.5: purple cards are out of the game once used, location cards never. */
    private static void heroCard(State s, HeroCard card) {
        var spot = s.spot(card);
        if (spot == null) {
            return;
        }
        boolean lawful = switch (spot) {
            case DISCARDS, ASIDE -> !card.isPurple();
            case OUT -> card.isPurple();
            case LION, STAG, BOAR, SWAN -> s.plays(spot.banner()) || Hands.baring(s, spot.banner());
            case LION_SHOWN, STAG_SHOWN, BOAR_SHOWN, SWAN_SHOWN ->
                s.closed() && (s.plays(spot.banner()) || Hands.baring(s, spot.banner()));
            case LION_COMMITTED, STAG_COMMITTED, BOAR_COMMITTED, SWAN_COMMITTED ->
                s.attacking() && card.shows(s.foe()) && s.is(TAKES_PART, spot.banner());
        };
        require(lawful, "DR-13.5", "card-place", card);
    }

    /** Seen cards lie in the deck, each once and without a gap. */
    private static void visions(State s) {
        long seen = 0;
        boolean gap = false;
        for (var rank : Rank.ALL) {
            var card = s.get(VISIONS, rank);
            if (card == null) {
                gap = true;
            } else {
                boolean lawful =
                        !gap && (seen & card.bit()) == 0 && (s.darkDeck() & card.bit()) != 0 && !s.isEmpty(VISIONARY);
                require(lawful, "DR-16.14", "visions", card);
                seen |= card.bit();
            }
        }
    }

    /** Cards lie aside only while others are shown. */
    static void checkAside(State s, boolean showing) {
        for (var card : s.each(State.CARDS, CardSpot.ASIDE)) {
            require(showing, "DR-5.9", "card-place", card);
        }
    }
}
