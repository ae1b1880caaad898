package tabard.mageknight.rules.turn;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.content.effect.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.combat.Combat;
import tabard.mageknight.rules.effect.Events;

/** Chapter 14: own units, their banners, and what effects add to them. */
public final class Units {
    private Units() {}

    public static String name(State s, Player player, Command command) {
        var unit = s.unit(player, command);
        return "@" + (unit == null ? command.word() : unit.word());
    }

    /** Ready and unwounded (MK-14.2, 14.4), and not barred from this combat (MK-13.6). */
    public static boolean able(State s, Player player, Command command) {
        return s.unit(player, command) != null
                && !s.has(State.SPENT, player, command)
                && s.count(State.HURT, player, command) == 0
                && !(Combat.on(s) && Combat.barred(s, player, command));
    }

    /** What the banner on a unit gives it (MK-14.5). */
    static Fight.@Nullable Banner banner(State s, Player player, Command command) {
        var card = s.get(State.BANNERS, player, command);
        return card != null && card.basic().get(0) instanceof Fight.Banner banner ? banner : null;
    }

    public static int armour(State s, Player player, Command command) {
        var unit = s.unit(player, command);
        var banner = banner(s, player, command);
        int sum = (unit == null ? 0 : unit.armour()) + (banner == null ? 0 : banner.armour());
        for (var script : s.each(s.inForce(player))) {
            for (var effect : script.effects()) {
                sum += effect instanceof Fight.UnitsBonus bonus ? bonus.armour() : 0;
            }
        }
        return sum;
    }

    public static int resists(State s, Player player, Command command) {
        var unit = s.unit(player, command);
        var banner = banner(s, player, command);
        return (unit == null ? 0 : unit.resists())
                | (banner == null ? 0 : banner.resist().bits())
                | (s.holds(player, Force.UNITS_RESIST_PHYSICAL) ? Element.PHYSICAL.bit() : 0)
                | (s.holds(player, Force.UNITS_RESIST_FIRE) ? Element.FIRE.bit() : 0)
                | (s.holds(player, Force.UNITS_RESIST_ICE) ? Element.ICE.bit() : 0);
    }

    /** What is added to an Attack or Block of the unit that acts (MK-14.3, 23.24); Leadership is used up by it. */
    public static int bonus(State s, Player player, Gain gain) {
        var actor = s.get(State.ACTOR);
        if (!s.is(State.BY, Source.UNIT) || actor == null) {
            return 0;
        }
        boolean block = gain instanceof Gain.Block;
        var banner = banner(s, player, actor);
        int sum = banner == null ? 0 : block ? banner.block() : banner.attack();
        @Nullable Script used = null;
        for (var script : s.each(s.inForce(player))) {
            for (var effect : script.effects()) {
                if (effect instanceof Fight.UnitsBonus bonus) {
                    sum += block ? bonus.block() : bonus.attack();
                } else if (used == null && effect instanceof Fight.UnitBoost boost && boost(boost, gain) > 0) {
                    sum += boost(boost, gain);
                    used = script;
                }
            }
        }
        if (used != null) {
            s.lapse(player, used);
        }
        if (banner != null && banner.fame() > 0) {
            s.fame(player, banner.fame()); // MK-25.1
        }
        Events.happened(s, player, Order.Event.UNIT_ATTACKS_OR_BLOCKS, null);
        return sum;
    }

    private static int boost(Fight.UnitBoost boost, Gain gain) {
        return switch (gain) {
            case Gain.Block _ -> boost.block();
            case Gain.Attack _ -> boost.attack();
            case Gain.Ranged _ -> boost.ranged();
            default -> 0;
        };
    }

    /** It leaves the game, and its banner goes to the discard pile (MK-14.5). */
    public static void leave(State s, Player player, Command command) {
        s.clear(State.UNITS, player, command);
        s.remove(State.SPENT, player, command);
        s.set(State.HURT, player, command, 0);
        if (State.loyal(s, player, command)) {
            s.set(State.LOYAL, null);
        }
        strip(s, player, command);
    }

    /** Its banner is discarded. */
    public static void strip(State s, Player player, Command command) {
        var banner = s.get(State.BANNERS, player, command);
        if (banner != null) {
            s.clear(State.BANNERS, player, command);
            s.remove(State.BANNER_USED, banner);
            s.shift(player, banner, Zone.BANNER, Zone.DISCARD);
        }
    }
}
