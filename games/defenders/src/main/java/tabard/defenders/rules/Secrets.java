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

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        if (s.closed() && viewer != Viewer.Referee.REFEREE) {
            CARDS.see(seen, viewer);
            var seer = s.get(VISIONARY);
            if (seer != null && !viewer.is(seer)) {
                for (var rank : Rank.ALL) {
                    if (!s.isEmpty(VISIONS, rank)) {
                        seen.hide(VISIONS, rank);
                    }
                }
            }
        }
        return new Seen<>(viewer, seen);
    }

    public static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        if (s.closed()) {
            CARDS.imagine(s, dice);
            visions(s, dice);
        }
        return s;
    }

    private static void visions(State s, RandomGenerator dice) {
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
