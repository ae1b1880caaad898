package tabard.mageknight.content.told;

import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Points and cards in words. */
final class GainTold {
    private GainTold() {}

    static Said effect(Gain gain) {
        return switch (gain) {
            case Gain.Move(var n) -> Phrases.amount(Said.of("points.move"), n);
            case Gain.Influence(var n) -> Phrases.amount(Said.of("points.influence"), n);
            case Gain.Attack(var n, var element) -> Phrases.amount(Phrases.points("attack", element), n);
            case Gain.Ranged(var n, var element) -> Phrases.amount(Phrases.points("ranged", element), n);
            case Gain.Siege(var n, var element) -> Phrases.amount(Phrases.points("siege", element), n);
            case Gain.Block block -> block(block);
            case Gain.Heal(var n) -> Phrases.amount(Said.of("points.heal"), n);
            case Gain.Draw(var n) -> draw(n);
            case Gain.NextDraw(int n) -> Said.of("effect.next-draw", n);
            case Gain.Fame(int n) -> Phrases.change("points.fame", n);
            case Gain.Reputation(int n) -> Phrases.change("points.reputation", n);
            case Gain.Convert(var from, int n, var to, int gives, var element) ->
                Said.of(
                        "effect.convert",
                        Said.of("some." + Phrases.word(from)),
                        Phrases.points(Phrases.word(to), element),
                        n,
                        gives);
            case Gain.Sideways sideways -> sideways(sideways);
            case Gain.FirstCardBonus(int attack, int block) -> Said.of("effect.first-card-bonus", attack, block);
        };
    }

    /** Whether it is no more than points of a kind and a number. */
    static boolean plain(Gain gain) {
        return switch (gain) {
            case Gain.Move(var n) -> n instanceof Amount.Fixed;
            case Gain.Influence(var n) -> n instanceof Amount.Fixed;
            case Gain.Attack(var n, var _) -> n instanceof Amount.Fixed;
            case Gain.Ranged(var n, var _) -> n instanceof Amount.Fixed;
            case Gain.Siege(var n, var _) -> n instanceof Amount.Fixed;
            case Gain.Block(var n, var _, boolean doubled) -> n instanceof Amount.Fixed && !doubled;
            case Gain.Heal(var n) -> n instanceof Amount.Fixed;
            case Gain.Draw(var n) -> n instanceof Amount.Fixed;
            default -> false;
        };
    }

    private static Said block(Gain.Block block) {
        var said = Phrases.amount(Phrases.points("block", block.element()), block.n());
        return block.doubleVsSwift() ? Said.of("effect.block.double-vs-swift", said) : said;
    }

    private static Said draw(Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int n) -> Said.of("effect.draw", n);
            case Amount.PerCount(int base, int plus, var per, int _)
            when base == 0 && plus == 1 && per == Count.CARD_GIVEN -> Said.of("effect.draw.as-many");
            default -> Phrases.amount(Said.of("points.draw"), amount);
        };
    }

    private static Said sideways(Gain.Sideways sideways) {
        String key = "effect.sideways." + Phrases.word(sideways.which());
        var better = sideways.betterIf();
        var said = better == null
                ? Said.of(key, sideways.value())
                : Said.of(
                        key + ".better",
                        sideways.value(),
                        sideways.better(),
                        Said.of("better." + Phrases.word(better)));
        var mana = sideways.payMana();
        return mana == null ? said : Said.of("effect.sideways.paid", Phrases.mana(mana, 1), said);
    }
}
