package tabard.mageknight.content.told;

import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Costs and given-up cards in words. */
final class CostTold {
    private CostTold() {}

    static Said effect(Cost cost) {
        return switch (cost) {
            case Cost.PayMana(var colour, int n) -> Said.of("effect.pay-mana", Phrases.mana(colour, n));
            case Cost.MayPayMana(var colour, boolean each, var then) -> mayPay(colour, each, then);
            case Cost.Discard(var which) -> Said.of("effect.discard", which(which, 1));
            case Cost.ThrowAway(var which) -> Said.of("effect.throw-away", which(which, 1));
            case Cost.DiscardAny(var which, var each) ->
                Said.of("effect.discard-any." + Phrases.word(which), Told.within(each));
            case Cost.DiscardUpTo(var which, int n) -> Said.of("effect.discard-up-to", which(which, n));
            case Cost.HandToDeck(var which, int n) -> Said.of("effect.hand-to-deck", which(which, n));
            case Cost.TakeWound(int n) -> Said.of("effect.take-wound", Phrases.wounds(n));
        };
    }

    private static Said mayPay(Colours colour, boolean each, Effects then) {
        return each
                ? Said.of("effect.may-pay-mana.each", Phrases.and(Phrases.each(Phrases.among(colour), Phrases::name)))
                : Said.of("effect.may-pay-mana", Phrases.mana(colour, 1), Told.within(then));
    }

    /** "1 card that is not a Wound" */
    static Said which(Which which, int n) {
        return Said.of("which." + Phrases.word(which), n);
    }
}
