package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.random.RandomGenerator;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.cards.Cards;

/** Chapter 20: what is hidden. With open hands nothing but the order of decks, and that is drawn when cards are. */
public final class Secrets {
    /** Others' hands and the deck cannot be told apart. */
    static final Cards<HeroCard, CardSpot> CARDS =
            Cards.of(State.CARDS, (viewer, spot) -> spot != null && (!spot.hidden() || viewer.is(spot.banner())));

    /** All know which cards are in the darkness deck. */
    static final Cards<DarknessCard, DarknessSpot> DARKNESS = Cards.of(State.DARKNESS, (_, _) -> true);

    private Secrets() {}

    public static void hide(State seen, Viewer viewer) {
        if (!seen.terms().closedHands()) {
            return;
        }
        CARDS.see(seen, viewer);
        var seer = seen.get(VISIONARY);
        for (var rank : Rank.ALL) {
            if (seer != null && !viewer.is(seer) && !seen.isEmpty(VISIONS, rank)) {
                seen.hide(VISIONS, rank);
            }
        }
    }

    public static void fill(State s, RandomGenerator dice) {
        if (!s.terms().closedHands()) {
            return;
        }
        CARDS.imagine(s, dice);
        var deck = s.subset(State.DARKNESS, null);
        for (var rank : Rank.ALL) {
            if (s.hidden(VISIONS, rank)) {
                var card = deck.get(dice.nextInt(deck.size()));
                s.set(VISIONS, rank, card);
                deck = deck.without(card);
            }
        }
    }
}
