package tabard.mageknight.content.told;

import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** The other players in words. */
final class RivalsTold {
    private RivalsTold() {}

    static Said effect(Rivals rivals) {
        return switch (rivals) {
            case Rivals.OthersLoseCrystal(int wounds) -> Said.of("effect.others-lose-crystal", Phrases.wounds(wounds));
            case Rivals.MayTakeLostCrystal() -> Said.of("effect.may-take-lost-crystal");
            case Rivals.WoundsPerCrystal(var colour) -> Said.of("effect.wounds-per-crystal", Phrases.colour(colour));
            case Rivals.OthersDiscard(var which, var colour) ->
                Said.of("effect.others-discard", CostTold.which(which, 1), Phrases.colour(colour));
            case Rivals.MayTakeDiscarded(var which) -> Said.of("effect.may-take-discarded." + Phrases.word(which));
            case Rivals.SpendOthersUnits(int level) -> Said.of("effect.spend-others-units", level);
            case Rivals.CurseColour(var colour, int wounds, var until) -> {
                var said = Said.of("effect.curse-colour." + Phrases.word(colour.kind()), Phrases.wounds(wounds));
                yield Said.of("effect.until-" + Phrases.word(until), said);
            }
            case Rivals.FreezeSource(var until) ->
                Said.of("effect.until-" + Phrases.word(until), Said.of("effect.freeze-source"));
        };
    }
}
