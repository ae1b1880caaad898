package tabard.mageknight.content.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;

/** Cards, offers and decks. */
public sealed interface Decks extends Effect {
    /** Who picks. */
    enum Pick {
        RANDOM,
        CHOSEN
    }

    /** Where wounds are taken from. */
    enum From {
        HAND,
        HAND_OR_DISCARD,
        RECEIVED_THIS_TURN
    }

    /** Another action card of the hand is played as part of this one; free: its power mana is not paid (MK-23.18). */
    record PlayCard(
            Half effect,
            boolean free,
            @Otherwise int bonus,
            @Otherwise(1) int times,
            @Spelt(key = "then", says = "throw_away") boolean thrownAway)
            implements Decks {}

    /** One offered spell of the colour is played as if from hand, mana paid; it stays in the offer (MK-24.22). */
    record PlayOfferedSpell(Colours colour) implements Decks {}

    /** An advanced action of the offer (MK-23.22). */
    record GainAdvanced(
            @Nullable Colours colour,
            @Spelt(among = {"hand", "discard", "deck"}) Spot to) implements Decks {}

    /** A spell of the offer (MK-23.22). */
    record GainSpell(
            @Nullable Colours colour,
            @Spelt(among = {"hand", "discard", "deck"}) Spot to) implements Decks {}

    /** One more is drawn, one goes back (MK-16.5). */
    record GainArtifact(int n) implements Decks {}

    /** Any unit of the offer, free (MK-14.6). */
    record GainUnit() implements Decks {}

    /** Once, any time this turn, for so much Influence (MK-23.22). */
    record BuyOnce(int influence, Effects then) implements Decks {
        @Override
        public List<Effects> inner() {
            return List.of(then);
        }
    }

    /** Any unit of the offer for that cost, no site needed (MK-23.23). */
    record Recruit(int cost) implements Decks {}

    /** One ability of one offered unit, its mana paid; it stays and takes no damage (MK-23.23). */
    record UseOfferedUnit() implements Decks {}

    /** So many units more in the offer (MK-26.10). */
    record AddUnitsToOffer(int n, Tier tier) implements Decks {}

    /** Cards of the discard pile go to the deck (MK-23.26). */
    record DiscardToDeck(
            int n,
            Pick pick,

            @Spelt(among = {"top_or_bottom", "empty_deck"}) Spot to) implements Decks {}

    record ShuffleDiscardIntoDeck() implements Decks {}

    /** Any one card of the deck, which is then shuffled (MK-6.10). */
    record SearchDeck(@Spelt(among = "hand") Spot to) implements Decks {}

    /** At the end of the turn, if wished, instead of the discard pile; under a deck only if there is one (MK-24.14). */
    record ThisCardToDeck(@Spelt(among = {"top", "bottom"}) Spot to) implements Decks {}

    /** The top card of the deck goes face down under this tactic (MK-6.11). */
    record StoreCard() implements Decks {}

    /** The tactic is flipped, all cards under it go to hand (MK-6.11). */
    record TakeStoredCards() implements Decks {}

    /** Up to so many wounds are thrown away; one of them may have to go to the nearest hero instead (MK-26.5). */
    record WoundsAway(
            From from,
            @Spelt(all = true) int n,
            @Spelt(key = "one_to", says = "nearest_hero") boolean oneToNearestHero) implements Decks {}

    /** Another own turn follows; played cards may come back, this card be set aside for the round, the draw be left out (MK-23.26). */
    record ExtraTurn(boolean cardsBack, boolean setAside, boolean noDraw) implements Decks {}
}
