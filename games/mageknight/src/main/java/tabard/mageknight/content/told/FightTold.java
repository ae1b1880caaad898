package tabard.mageknight.content.told;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.table.scene.Said;

/** Combat and units in words. */
final class FightTold {
    private static final int ANY_LEVEL = 4;

    private FightTold() {}

    static Said effect(Fight fight) {
        return switch (fight) {
            case Fight.Enemies enemies -> enemies(enemies);
            case Fight.IgnoreSiteFortification() -> Said.of("effect.ignore-site-fortification");
            case Fight.DoubleAttacks(var element) -> Said.of("effect.double-attacks", element.first());
            case Fight.AttacksBecome(var element, boolean siege) ->
                siege ? Said.of("effect.attacks-become.siege") : Said.of("effect.attacks-become", element.first());
            case Fight.ReadyUnit(int level, boolean heal) -> ready(level, heal);
            case Fight.ReadyUnits(var levels) ->
                levels.equals(Amount.ALL)
                        ? Said.of("effect.ready-units.all")
                        : Phrases.amount(Said.of("effect.ready-units"), levels);
            case Fight.HealUnit() -> Said.of("effect.heal-unit");
            case Fight.UnitsBonus(int attack, int block, int armour, var until) ->
                Said.of("effect.units-bonus." + Phrases.word(until), Phrases.and(bonuses(armour, attack, block)));
            case Fight.UnitsResist(var elements, var until) ->
                Said.of("effect.units-resist." + Phrases.word(until), resisted(elements));
            case Fight.NoDamageToUnits() -> Said.of("effect.no-damage-to-units");
            case Fight.UnitBoost(int block, int attack, int ranged) ->
                Said.of(
                        "effect.unit-boost",
                        Phrases.or(List.of(
                                Phrases.change("points.block", block),
                                Phrases.change("points.attack", attack),
                                Phrases.change("points.ranged", ranged))));
            case Fight.WoundThisUnit() -> Said.of("effect.wound-this-unit");
            case Fight.Banner banner -> banner(banner);
            case Fight.CommandToken(int n, int price, int _, boolean acts, boolean stays) ->
                command(n, price, acts, stays);
        };
    }

    /** "physical, fire and ice attacks" */
    static Said resisted(Some<Element> elements) {
        return Said.of("told.attacks-of", Phrases.and(Phrases.each(elements.each(), e -> Phrases.form("attacks", e))));
    }

    private static boolean several(Fight.Target target) {
        return target == Fight.Target.ALL || target == Fight.Target.ALL_OTHERS || target == Fight.Target.UP_TO_3;
    }

    private static Said enemies(Fight.Enemies enemies) {
        String number = several(enemies.target()) ? ".many" : ".one";
        var parts = new ArrayList<Said>();
        if (enemies.noAttack()) {
            parts.add(Said.of("enemy.no-attack" + number));
        }
        if (enemies.destroy()) {
            parts.add(Said.of("enemy.destroy" + number));
        }
        if (!enemies.lose().isEmpty()) {
            var lost = Phrases.and(
                    Phrases.each(enemies.lose().each(), loss -> Said.of("loss." + Phrases.word(loss) + number)));
            parts.add(Said.of("enemy.lose" + number, lost));
        }
        if (enemies.armour() != 0) {
            var armour = Phrases.change("points.armour", enemies.armour());
            parts.add(
                    enemies.armourIfFortified() == 0
                            ? Said.of("enemy.armour" + number, armour)
                            : Said.of("enemy.armour-if-fortified" + number, armour, -enemies.armourIfFortified()));
        }
        if (enemies.armourPerResistance() != 0) {
            var armour = Phrases.change("points.armour", enemies.armourPerResistance());
            parts.add(Said.of("enemy.armour-per-resistance" + number, armour));
        }
        var said = Said.of("effect.enemy", Said.of("target." + Phrases.word(enemies.target())), Phrases.and(parts));
        return enemies.furtherMove() == 0
                ? said
                : Said.of("effect.enemy.further-move", said, enemies.furtherMove(), 2 * enemies.furtherMove());
    }

    private static Said ready(int level, boolean heal) {
        var said = level >= ANY_LEVEL ? Said.of("effect.ready-unit.any") : Said.of("effect.ready-unit", level);
        return heal ? Said.of("effect.ready-unit.heal", said) : said;
    }

    private static List<Said> bonuses(int armour, int attack, int block) {
        var parts = new ArrayList<Said>();
        if (armour != 0) {
            parts.add(Phrases.change("points.armour", armour));
        }
        if (attack != 0) {
            parts.add(Phrases.change("points.attack", attack));
        }
        if (block != 0) {
            parts.add(Phrases.change("points.block", block));
        }
        return parts;
    }

    private static Said banner(Fight.Banner banner) {
        var parts = new ArrayList<Said>();
        var bonuses = bonuses(banner.armour(), banner.attack(), banner.block());
        if (!bonuses.isEmpty()) {
            parts.add(Said.of("banner.has", Phrases.and(bonuses)));
        }
        if (!banner.resist().isEmpty()) {
            parts.add(Said.of("banner.resists", resisted(banner.resist())));
        }
        if (banner.cancelAttack()) {
            parts.add(Said.of("banner.cancels"));
        }
        if (banner.readyOnceARound()) {
            parts.add(Said.of("banner.readies"));
        }
        var said = Said.of("effect.banner", Phrases.and(parts));
        if (banner.fame() == 0) {
            return said;
        }
        var fame = Phrases.change("points.fame", banner.fame());
        return Phrases.then(List.of(said, Said.of(banner.cancelAttack() ? "banner.fame.cancel" : "banner.fame", fame)));
    }

    private static Said command(int n, int price, boolean acts, boolean stays) {
        var parts = new ArrayList<Said>();
        parts.add(Said.of("command.price", -price));
        if (acts) {
            parts.add(Said.of("command.acts-where-barred"));
        }
        if (stays) {
            parts.add(Said.of("command.never-disbanded"));
        }
        return Said.of("effect.command-token", n, Phrases.and(parts));
    }
}
