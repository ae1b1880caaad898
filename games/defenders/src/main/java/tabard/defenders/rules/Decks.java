package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.require;
import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;

/** Refuses cards that lie where they cannot: a part of the order of a position. */
final class Decks {
    private Decks() {}

    static void check(State s) {
        HeroCard.ALL.forEach(card -> heroCard(s, card));
        for (var card : s.each(State.DARKNESS, DarknessSpot.OUT)) {
            require(card.kind() == DarknessCard.Kind.ALL_IS_QUIET, "DR-19.2", "removed", card);
        }
        int out = s.count(State.DARKNESS, DarknessSpot.OUT);
        int agreed = s.terms().quietRemoved();
        require(out == agreed, "DR-19.2", "quiet", out, agreed);
        visions(s);
        for (var quest : Quest.ALL) {
            var spot = s.at(QUESTS, quest);
            boolean done = spot == QuestSpot.GONE || (spot != null && spot.owned() && !spot.open());
            require(!s.is(USED, quest) || done, "DR-17.4", "used", quest);
        }
    }

    /** DR-13.5: purple cards are out of the game once used, location cards never. */
    private static void heroCard(State s, HeroCard card) {
        var spot = s.at(State.CARDS, card);
        if (spot == null) {
            return;
        }
        boolean lawful = switch (spot) {
            case DISCARDS, ASIDE -> !card.isPurple();
            case OUT -> card.isPurple();
            case LION, STAG, BOAR, SWAN -> s.plays(spot.banner()) || Hands.baring(s, spot.banner());
            case LION_SHOWN, STAG_SHOWN, BOAR_SHOWN, SWAN_SHOWN ->
                s.terms().closedHands() && (s.plays(spot.banner()) || Hands.baring(s, spot.banner()));
            case LION_COMMITTED, STAG_COMMITTED, BOAR_COMMITTED, SWAN_COMMITTED ->
                s.attacking() && card.shows(s.foe()) && s.is(TAKES_PART, spot.banner());
        };
        require(lawful, "DR-13.5", "card-place", card);
    }

    /** Seen cards lie in the deck, each once and without a gap. */
    private static void visions(State s) {
        var deck = s.subset(State.DARKNESS, null);
        boolean gap = s.isEmpty(VISIONARY);
        for (var rank : Rank.ALL) {
            var card = s.get(VISIONS, rank);
            if (card == null) {
                gap = true;
            } else {
                require(!gap && deck.has(card), "DR-16.14", "visions", card);
                deck = deck.without(card);
            }
        }
    }
}
