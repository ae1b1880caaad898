package tabard.mageknight.content.told;

import java.util.*;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.Some;
import tabard.table.scene.Said;

/** Enemy tokens in words: their values, then what every icon on them means. */
public final class EnemiesTold {
    private EnemiesTold() {}

    /** The whole token, sentence by sentence. */
    public static List<Said> token(Enemy enemy) {
        var told = new ArrayList<Said>();
        told.add(Said.of("enemy.values", "@" + enemy.back().colour(), enemy.armour(), enemy.fame()));
        told.add(attacks(enemy));
        for (var ability : Ability.ALL) {
            if ((enemy.icons() & ability.bit()) != 0 && ability != Ability.SUMMON) {
                told.add(ability(ability, enemy));
            }
        }
        if (enemy.reputation() != 0) {
            told.add(Said.of("enemy.reputation", Phrases.change("points.reputation", enemy.reputation())));
        }
        return told;
    }

    private static Said attacks(Enemy enemy) {
        var told = Phrases.each(enemy.attacks(), EnemiesTold::attack);
        if (told.size() == 1) {
            return Said.of("enemy.attack", told.getFirst());
        }
        var summons = enemy.attacks().getFirst().summons();
        if (summons != null) {
            return Said.of("enemy.summons.each", told.size(), "@" + summons.colour());
        }
        return Said.of("enemy.attacks", told.size(), Phrases.and(told));
    }

    private static Said attack(Enemy.Attack attack) {
        var summons = attack.summons();
        return summons == null
                ? Said.of(
                        "amount.fixed",
                        Phrases.points(
                                "attack",
                                Some.of(Element.class, attack.element().bit())),
                        attack.value())
                : Said.of("enemy.summons", "@" + summons.colour());
    }

    /** An icon in general, as an aid lists them. */
    public static Said ability(Ability ability) {
        return Said.of("ability." + ability.word());
    }

    /** An icon of that token: with the numbers it has there. */
    public static Said ability(Ability ability, Enemy enemy) {
        return switch (ability) {
            case ELUSIVE -> Said.of("ability.elusive.token", enemy.elusiveArmour(), enemy.armour());
            case DEFEND -> Said.of("ability.defend.token", enemy.defend());
            default -> ability(ability);
        };
    }
}
