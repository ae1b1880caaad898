package tabard.mageknight.rules.combat;

import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.*;
import tabard.table.sheet.Subset;

/** Chapter 13, what holds in a combat: armour, fortification, resistances and attacks as they stand after all changes. */
public final class Combat {
    private Combat() {}

    public static boolean on(State s) {
        return !s.isEmpty(State.PHASE);
    }

    /** In dungeons, tombs and held mines it is night by day (MK-8.8, 12.8, 12.9, 28.9). */
    public static boolean nightRules(State s) {
        if (s.isEmpty(State.VENTURE)) {
            return false;
        }
        var venture = s.get(State.VENTURE);
        var field = s.get(State.FIELD);
        return venture == Venture.LIBERATION
                || (venture == Venture.ADVENTURE
                        && field != null
                        && field.site().nightRules());
    }

    /** Own units may take no part (MK-12.2, 12.8, 13.6), but for one under Bonds of Loyalty (MK-26.10). */
    public static boolean barred(State s, Player player, Command command) {
        var venture = s.get(State.VENTURE);
        var field = s.get(State.FIELD);
        if (field == null || State.loyal(s, player, command)) {
            return false;
        }
        var burning = field.site().burning();
        return venture == Venture.BURNING
                ? burning != null && !burning.units()
                : venture == Venture.ADVENTURE && !field.site().units();
    }

    public static boolean lives(State s, Foe foe) {
        return !s.isEmpty(State.FOE, foe);
    }

    public static Enemy enemy(State s, Foe foe) {
        return s.require(State.FOE, foe);
    }

    public static boolean has(State s, Foe foe, Mark mark) {
        return s.has(State.FOE_MARKS, foe, mark);
    }

    /** Whether it can be touched: a summoner cannot while what it summoned attacks (MK-13.31). */
    public static boolean reachable(State s, Foe foe) {
        return lives(s, foe) && !(has(s, foe, Mark.SUMMONER) && !s.is(State.PHASE, Phase.ATTACK));
    }

    /** Enemies not yet defeated, without what they summoned (MK-23.9). */
    public static int faced(State s) {
        int count = 0;
        for (var foe : Foe.ALL) {
            count += lives(s, foe) && !has(s, foe, Mark.SUMMONED) ? 1 : 0;
        }
        return count;
    }

    /** The city whose defender it is (MK-17.2). */
    private static @Nullable City city(State s, Foe foe) {
        var field = has(s, foe, Mark.DEFENDER) ? s.get(State.FIELD) : null;
        return field == null ? null : field.hex().city();
    }

    /** Never below 1 (MK-13.25). An elusive enemy is easier to hit only when all its attacks were blocked (MK-13.34). */
    public static int armour(State s, Foe foe) {
        var enemy = enemy(s, foe);
        boolean caught = s.is(State.PHASE, Phase.ATTACK) && blocked(s, foe);
        var city = city(s, foe);
        return Math.max(
                1,
                (caught ? enemy.armour() : enemy.elusiveArmour())
                        + (city == null ? 0 : city.armour())
                        + s.count(State.FOE_ARMOUR, foe));
    }

    /** All its attacks were (MK-13.17); not attacking is not being blocked, unless agreed (MK-13.18). */
    static boolean blocked(State s, Foe foe) {
        for (int i = 0; i < enemy(s, foe).attacks().size(); i++) {
            if (!s.has(State.BLOCKED, Blow.of(foe, i))) {
                return has(s, foe, Mark.NO_ATTACK) && s.terms().unattackingIsBlocked();
            }
        }
        return true;
    }

    /** 1 for the token, 1 for the site (MK-13.8); a summoned token has neither (MK-13.31). */
    public static int fortification(State s, Foe foe) {
        if (has(s, foe, Mark.OPEN) || has(s, foe, Mark.SUMMONED)) {
            return 0;
        }
        var enemy = enemy(s, foe);
        boolean walls = has(s, foe, Mark.DEFENDER)
                && s.require(State.VENTURE).fortified()
                && !s.holds(Force.NO_SITE_FORTIFICATION)
                && !enemy.has(Ability.UNFORTIFIED); // MK-13.32
        return (enemy.has(Ability.FORTIFIED) ? 1 : 0) + (walls ? 1 : 0);
    }

    /** The elements it still resists, as bits. */
    public static int resists(State s, Foe foe) {
        return enemy(s, foe).resists() & kept(s, foe);
    }

    /** The elements whose resistance it has not lost. */
    static int kept(State s, Foe foe) {
        int bits = has(s, foe, Mark.NO_PHYSICAL_RESISTANCE) ? ~Element.PHYSICAL.bit() : ~0;
        bits &= has(s, foe, Mark.NO_FIRE_RESISTANCE) ? ~Element.FIRE.bit() : ~0;
        bits &= has(s, foe, Mark.NO_ICE_RESISTANCE) ? ~Element.ICE.bit() : ~0;
        return bits;
    }

    /** What a card or ability of that colour cannot touch (MK-13.24). */
    static boolean shrugsOff(State s, Foe foe, @Nullable Mana colour) {
        return shrugsOff(resists(s, foe), colour);
    }

    static boolean shrugsOff(int resists, @Nullable Mana colour) {
        return (colour == Mana.RED && Element.FIRE.resisted(resists))
                || (colour == Mana.BLUE && Element.ICE.resisted(resists));
    }

    // attacks

    public static Element element(State s, Blow blow) {
        return enemy(s, blow.foe()).attacks().get(blow.attack()).element();
    }

    /** How strong an attack is after all changes, never below 0 (MK-13.25). */
    public static int attack(State s, Blow blow) {
        var foe = blow.foe();
        var attack = enemy(s, foe).attacks().get(blow.attack());
        var city = city(s, foe);
        int more = city == null ? 0 : city.attack(attack.element());
        int slowed = s.count(State.FOE_SLOWED, foe);
        boolean first = slowed == 0 || blow.equals(slow(s, foe));
        return Math.max(0, attack.value() + more - (first ? slowed : 0));
    }

    /** The attack of a cumbersome enemy that Move slows: the first that is not blocked (MK-13.33). */
    static @Nullable Blow slow(State s, Foe foe) {
        for (int i = 0; i < enemy(s, foe).attacks().size(); i++) {
            var blow = Blow.of(foe, i);
            if (!s.has(State.BLOCKED, blow) && !s.has(State.DONE, blow)) {
                return blow;
            }
        }
        return null;
    }

    /** Whether it still threatens: neither blocked nor cancelled nor dealt, and more than nothing. */
    public static boolean open(State s, Blow blow) {
        var foe = blow.foe();
        return lives(s, foe)
                && !has(s, foe, Mark.NO_ATTACK)
                && blow.attack() < enemy(s, foe).attacks().size()
                && enemy(s, foe).attacks().get(blow.attack()).summons() == null
                && !s.has(State.BLOCKED, blow)
                && !s.has(State.DONE, blow)
                && attack(s, blow) > 0;
    }

    /** The attacks that threaten. */
    public static Subset<Blow> open(State s) {
        long open = 0;
        for (var foe : Foe.ALL) {
            if (lives(s, foe)) {
                for (int i = 0; i < enemy(s, foe).attacks().size(); i++) {
                    var blow = Blow.of(foe, i);
                    open |= open(s, blow) ? Subset.bit(blow) : 0;
                }
            }
        }
        return Subset.of(Blow.ALL, open);
    }

    /** The token's abilities sit on all its attacks (MK-13.29); a city gives one to physical attacks (MK-17.2). */
    public static boolean has(State s, Blow blow, Ability ability) {
        var city = city(s, blow.foe());
        return enemy(s, blow.foe()).has(ability)
                || (city != null && city.ability() == ability && element(s, blow) == Element.PHYSICAL);
    }
}
