package tabard.mageknight.rules;

import java.util.List;
import tabard.mageknight.content.effect.Effects;
import tabard.mageknight.content.told.Told;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.effect.Paying;
import tabard.mageknight.rules.round.Supply;
import tabard.table.Named;
import tabard.table.scene.Said;

/** How messages are told of things that have no name of their own: spaces, slots, sites on a tile, and lists of effects. */
public final class Telling {
    private Telling() {}

    /** The argument of a message, or what was given where the house knows how to say it. */
    public static Object arg(Object value) {
        return switch (value) {
            case Space space ->
                Said.of(
                        "at.space",
                        space.slot().at().x(),
                        space.slot().at().y(),
                        "@" + space.at().word());
            case Slot slot -> Said.of("at.slot", slot.at().x(), slot.at().y());
            case Plot plot ->
                Said.of("at.plot", "@" + plot.site().word(), "@" + plot.tile().word());
            case Script script -> Told.effects(script.effects());
            case Conversion conversion -> Told.effects(Effects.of(conversion.change()));
            case Proposal shares -> Said.of("at.proposal", shares.first(), shares.second(), shares.third());
            case Blow blow -> Said.of("at.blow", blow.foe().number(), blow.attack() + 1);
            case Paying.Purse purse -> "@purse." + purse.word();
            case Supply.Offer offer -> "@offer." + offer.word();
            case Zone zone when zone == Zone.DISCARD -> "@discard-pile";
            case List<?> list when !list.isEmpty() && list.getFirst() instanceof Named first -> "@" + first.word();
            default -> value;
        };
    }
}
