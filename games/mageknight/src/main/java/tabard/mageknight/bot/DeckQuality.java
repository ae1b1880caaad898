package tabard.mageknight.bot;

import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;

/** What a hero's cards are worth beyond those of the first deck. */
final class DeckQuality {
    private static final double ADVANCED = 3.5;
    private static final double SPELL = 4;
    private static final double ARTIFACT = 3.5;

    private DeckQuality() {}

    static double of(State s, Player player) {
        double sum = 0;
        for (var card : DeedCard.RARE) {
            var spot = s.spot(card);
            if (spot != null && spot.player() == player && spot.zone() != Zone.AWAY) {
                sum += switch (card.sort()) {
                    case ADVANCED_ACTION -> ADVANCED;
                    case SPELL -> SPELL;
                    case ARTIFACT -> ARTIFACT;
                    case BASIC_ACTION -> 0;
                };
            }
        }
        return sum;
    }
}
