package tabard.mageknight.content.effect;

import java.util.List;

/**
 * What a card, skill, ability, tactic, token or site does, as data: one record for each word of the vocabulary, by chapters. Costs
 * come first in a list, then what follows from them (MK-23.1, 23.6).
 */
public sealed interface Effect permits Order, Cost, Gain, Magic, Decks, Land, Fight, Rivals {
    /** The lists this effect leads to. */
    default List<Effects> inner() {
        return List.of();
    }
}
