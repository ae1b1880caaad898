package tabard.immortals.bot;

import tabard.immortals.content.*;
import tabard.immortals.rules.*;

/** What the cards on a player's own board promise: a plan is worth something before it is carried out. */
final class Prospects {
    private static final double RESOURCE = 0.4;
    private static final double MOST = 3;

    private Prospects() {}

    /** The sum over all spaces, in the unit of a good action; unseen cards count as a fair one. */
    static double of(State s, Colour colour) {
        double sum = 0;
        for (var space : Space.ALL) {
            var card = s.get(State.BOARD, colour, space);
            sum += card != null ? of(s, colour, space, card) : s.hidden(State.BOARD, colour, space) ? 1 : 0;
        }
        return sum;
    }

    private static double of(State s, Colour colour, Space space, Card card) {
        return switch (card.kind()) {
            case BLANK, GAP -> RESOURCE;
            case MAGIC -> s.affords(colour, card.magic().spell().cost()) ? magic(s, colour, card.magic()) : RESOURCE;
            case CONFLICT, JOKER, REGION -> deed(s, colour, space, card);
        };
    }

    private static double magic(State s, Colour colour, Magic magic) {
        return switch (magic) {
            case GREAT_TRANSITION ->
                Math.min(
                        MOST,
                        0.6
                                * Math.max(
                                        s.count(State.LIMBO, colour, Realm.LIGHT),
                                        s.count(State.LIMBO, colour, Realm.DARK)));
            case CARD_OR_FIRST -> 0.5;
            case SANCTUARY_OR_REGION -> Buildings.sites(s, Building.SANCTUARY, s.held(colour)) != 0 ? MOST : 0.5;
            case CARDS_OR_TRANSITION -> 0.9;
        };
    }

    private static double deed(State s, Colour colour, Space space, Card card) {
        long own = Actions.own(s, colour, card);
        if (!s.affords(colour, Actions.price(s, colour, space))) {
            return RESOURCE;
        }
        return switch (Actions.deed(s, colour, space)) {
            case EXTRACT_GOLD -> best(own, Resource.GOLD);
            case EXTRACT_ENERGY -> best(own, Resource.ENERGY);
            case TRANSITION -> Actions.limboBehind(s, colour, own) != 0 ? 1.2 : RESOURCE;
            case SANCTUARY -> Buildings.sites(s, Building.SANCTUARY, own) != 0 ? MOST : RESOURCE;
            case BUILD -> Buildings.sites(s, Building.SANCTUARY, own) != 0 ? MOST : 0.8;
            case ATTACK, ATTACK_OR_MOVE ->
                Attack.named(s, colour, card) != 0 && Attack.origins(s, colour) != 0 ? 2 : RESOURCE;
        };
    }

    private static double best(long regions, Resource resource) {
        int best = 1;
        for (var region : Region.of(regions)) {
            best = Math.max(best, region.gives(resource));
        }
        return best * RESOURCE;
    }
}
