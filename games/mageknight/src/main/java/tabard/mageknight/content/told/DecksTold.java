package tabard.mageknight.content.told;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Cards, offers and decks in words. */
final class DecksTold {
    private DecksTold() {}

    static Said effect(Decks decks) {
        return switch (decks) {
            case Decks.PlayCard play -> play(play);
            case Decks.PlayOfferedSpell(var colour) -> Said.of("effect.play-offered-spell", card("spell", colour));
            case Decks.GainAdvanced(var colour, var to) -> gain(card("advanced-action", colour), to);
            case Decks.GainSpell(var colour, var to) -> gain(card("spell", colour), to);
            case Decks.GainArtifact(int n) -> Said.of("effect.gain-artifact", n);
            case Decks.GainUnit() -> Said.of("effect.gain-unit");
            case Decks.BuyOnce(int influence, var then) -> Said.of("effect.buy-once", influence, Told.within(then));
            case Decks.Recruit(int cost) ->
                cost == 0 ? Said.of("effect.recruit.free") : Said.of("effect.recruit", cost);
            case Decks.UseOfferedUnit() -> Said.of("effect.use-offered-unit");
            case Decks.AddUnitsToOffer(int n, var tier) -> Said.of("effect.add-units-to-offer." + tier.word(), n);
            case Decks.DiscardToDeck(int n, var pick, var to) ->
                Said.of("effect.discard-to-deck." + Phrases.word(to), Said.of("pick." + Phrases.word(pick), n));
            case Decks.ShuffleDiscardIntoDeck() -> Said.of("effect.shuffle-discard-into-deck");
            case Decks.SearchDeck(var to) -> Said.of("effect.search-deck." + Phrases.word(to));
            case Decks.ThisCardToDeck(var to) -> Said.of("effect.this-card-to-deck." + Phrases.word(to));
            case Decks.StoreCard() -> Said.of("effect.store-card");
            case Decks.TakeStoredCards() -> Said.of("effect.take-stored-cards");
            case Decks.WoundsAway away -> woundsAway(away);
            case Decks.ExtraTurn turn -> extraTurn(turn);
        };
    }

    private static Said play(Decks.PlayCard play) {
        var parts = new ArrayList<Said>();
        parts.add(Said.of("effect.play-card." + play.effect().word()));
        if (play.free()) {
            parts.add(Said.of("effect.play-card.free"));
        }
        if (play.times() > 1) {
            parts.add(Said.of("effect.play-card.times", play.times()));
        }
        if (play.bonus() > 0) {
            parts.add(Said.of("effect.play-card.bonus", play.bonus()));
        }
        if (play.thrownAway()) {
            parts.add(Said.of("effect.play-card.thrown-away"));
        }
        return Phrases.comma(parts);
    }

    private static Said card(String sort, @Nullable Colours colour) {
        return colour == null ? Said.of("card." + sort) : Said.of("card." + sort + ".of", Phrases.colour(colour));
    }

    private static Said gain(Said card, Spot to) {
        return Said.of("effect.gain." + Phrases.word(to), card);
    }

    private static Said woundsAway(Decks.WoundsAway away) {
        String key = "effect.wounds-away." + Phrases.word(away.from());
        if (away.n() == Integer.MAX_VALUE) {
            return Said.of(key + ".all");
        }
        return Said.of(away.oneToNearestHero() ? key + ".one-to-nearest-hero" : key, away.n());
    }

    private static Said extraTurn(Decks.ExtraTurn turn) {
        var parts = new ArrayList<Said>();
        parts.add(Said.of("effect.extra-turn"));
        if (turn.cardsBack()) {
            parts.add(Said.of("effect.extra-turn.cards-back"));
        }
        if (turn.noDraw()) {
            parts.add(Said.of("effect.extra-turn.no-draw"));
        }
        if (turn.setAside()) {
            parts.add(Said.of("effect.extra-turn.set-aside"));
        }
        return Phrases.and(parts);
    }
}
