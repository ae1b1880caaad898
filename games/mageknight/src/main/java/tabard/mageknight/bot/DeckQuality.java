package tabard.mageknight.bot;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** What a hero's cards are worth beyond those of the first deck. */
final class DeckQuality {
    private DeckQuality() {}

    static double of(State s, Player player, Weights weights) {
        double sum = 0;
        for (var card : DeedCard.RARE) {
            var spot = s.spot(card);
            if (spot != null && spot.player() == player && spot.zone() != Zone.AWAY) {
                sum += switch (card.sort()) {
                    case ADVANCED_ACTION -> weights.of(Weight.ADVANCED_ACTION);
                    case SPELL -> weights.of(Weight.SPELL);
                    case ARTIFACT -> weights.of(Weight.ARTIFACT);
                    case BASIC_ACTION -> 0;
                };
            }
        }
        return sum;
    }
}
