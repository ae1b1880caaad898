package tabard.mageknight.rules.combat;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.State;
import tabard.mageknight.rules.turn.*;
import tabard.table.sheet.Subset;

/**
 * MK-19.8: in a combat of heroes effects on enemies reach the other's unwounded units, never the hero. Among the places for enemies the
 * first six are for the units of the aggressor, the others for those of the attacked.
 */
final class Retinue {
    private Retinue() {}

    /** The places for the units of a hero. */
    private static Subset<Foe> places(State s, Player owner) {
        return Subset.all(Foe.ALL).where(foe -> foe.ofAttacked() == s.is(State.RIVAL, owner));
    }

    private static Foe place(State s, Player owner, Command command) {
        return Foe.of(command, s.is(State.RIVAL, owner));
    }

    private static Player owner(State s, Foe foe) {
        return foe.ofAttacked() ? s.require(State.RIVAL) : Sites.fighter(s);
    }

    private static Command command(Foe foe) {
        return foe.command();
    }

    static String name(State s, Foe foe) {
        return Units.name(s, owner(s, foe), command(foe));
    }

    static int armour(State s, Player owner, Command command) {
        return Math.max(1, Units.armour(s, owner, command) + s.count(State.FOE_ARMOUR, place(s, owner, command)));
    }

    static int resists(State s, Player owner, Command command) {
        return Units.resists(s, owner, command) & Combat.kept(s, place(s, owner, command));
    }

    /** Those of the other's units that such an effect would change. */
    static Subset<Foe> touched(State s, Player player, Fight.Enemies effect, @Nullable Mana colour) {
        var other = Duel.other(s, player);
        return places(s, other).where(foe -> {
            var command = command(foe);
            return s.unit(other, command) != null
                    && s.count(State.HURT, other, command) == 0
                    && touches(s, other, command, effect, colour);
        });
    }

    private static boolean touches(
            State s, Player owner, Command command, Fight.Enemies effect, @Nullable Mana colour) {
        int resists = resists(s, owner, command);
        if (Combat.shrugsOff(resists, colour)) {
            return false;
        }
        return effect.destroy()
                || effect.armour() != 0
                || (effect.noAttack() && strikes(s, command))
                || (effect.armourPerResistance() != 0 && resists != 0)
                || (Targets.lost(effect) & resists) != 0;
    }

    /** Whether the unit has a share in the attack that is being blocked. */
    private static boolean strikes(State s, Command command) {
        for (var element : Element.ALL) {
            if (s.is(State.PHASE, Phase.BLOCK) && s.count(State.STRUCK, command, element) > 0) {
                return true;
            }
        }
        return false;
    }

    /** "Destroy" wounds, "does not attack" takes the unit's share out of the attack. */
    static void change(State s, Foe foe, Fight.Enemies effect) {
        var owner = owner(s, foe);
        var command = command(foe);
        if (effect.noAttack() && strikes(s, command)) {
            for (var element : Element.ALL) {
                s.add(State.STRENGTH, element, -s.count(State.STRUCK, command, element));
                s.set(State.STRUCK, command, element, 0);
            }
        }
        int resists = Integer.bitCount(resists(s, owner, command));
        s.add(State.FOE_ARMOUR, foe, effect.armour() + effect.armourPerResistance() * resists);
        Targets.weaken(s, foe, effect);
        if (effect.destroy()) {
            s.add(State.HURT, owner, command, 1);
        }
    }

    /** Points of a unit join the attack of its hero. */
    static void struck(State s, Element element, int points) {
        var actor = s.get(State.ACTOR);
        if (s.is(State.BY, Source.UNIT) && actor != null) {
            s.add(State.STRUCK, actor, element, points);
        }
    }

    /** The attack is over. */
    static void rest(State s) {
        for (var command : Command.ALL) {
            for (var element : Element.ALL) {
                s.set(State.STRUCK, command, element, 0);
            }
        }
    }

    /** The combat is over. */
    static void recover(State s) {
        for (var foe : Foe.ALL) {
            Battle.forget(s, foe);
        }
    }
}
