package tabard.mageknight.content.effect;

import java.util.List;

/** Costs and given-up cards: paid in full, or the list cannot be played (MK-23.6); what may be paid says so. */
public sealed interface Cost extends Effect {
    /** Besides the power of the card. */
    record PayMana(Colours colour, @Otherwise(1) int n) implements Cost {}

    /** May be paid, then this; or every colour of the list at most once, to be counted (MK-23.7). */
    record MayPayMana(
            Colours colour, boolean each, @Otherwise Effects then) implements Cost {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** One such card of the hand. */
    record Discard(
            @Spelt(among = {"non_wound", "wound", "coloured"})
            Which which) implements Cost {}

    /** One such card of the hand leaves the game. */
    record ThrowAway(@Spelt(among = "action_card") Which which) implements Cost {}

    /** Any number of such cards, chosen together, and this for every one (MK-23.8). */
    record DiscardAny(@Spelt(among = "non_wound") Which which, Effects each) implements Cost {
        @Override
        public List<Effects> inner() {
            return List.of(each);
        }
    }

    /** Up to so many cards of the hand, wounds too (MK-6.2). */
    record DiscardUpTo(@Spelt(among = "any_card") Which which, int n) implements Cost {}

    /** Up to so many cards of the hand, wounds too, are shuffled into the deck (MK-6.9). */
    record HandToDeck(@Spelt(among = "any_card") Which which, int n) implements Cost {}

    /** Wounds to hand; always possible, so never refuses a list. */
    record TakeWound(int n) implements Cost {}
}
