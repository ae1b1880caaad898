package tabard.mageknight.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.mageknight.pieces.*;
import tabard.mageknight.rules.combat.*;
import tabard.mageknight.rules.effect.Means;
import tabard.mageknight.rules.round.Reveal;
import tabard.mageknight.rules.turn.*;
import tabard.table.*;

/** What one who judges a position reads of it, beside the readers of {@link State}: the combat that is on, cities, and who can still do what. */
public final class Outlook {
    private Outlook() {}

    /** Nothing has been played in this turn yet, and nobody has moved. */
    public static boolean fresh(State s) {
        return !s.is(State.CARD_USED) && s.part() == Part.FREE;
    }

    /** Whether the turn goes on: something may still be played. */
    public static boolean acting(State s) {
        return due(s, Conduct.Acting.class);
    }

    /** Whether something of this kind is still to come. */
    public static boolean due(State s, Class<? extends Frame<State, Move>> kind) {
        var rest = s.agenda();
        while (rest instanceof Agenda.First<Frame<State, Move>>(var frame, var then)) {
            if (kind.isInstance(frame)) {
                return true;
            }
            rest = then;
        }
        return false;
    }

    public static boolean fighting(State s) {
        return Combat.on(s);
    }

    /** The site that is fought over, also before its tokens are turned up. */
    public static @Nullable Plot field(State s) {
        return s.get(State.FIELD);
    }

    /** Whether this is the site that is fought over, or one of the enemies comes from there. */
    public static boolean fought(State s, Plot plot) {
        if (s.is(State.FIELD, plot)) {
            return true;
        }
        for (var foe : Foe.ALL) {
            if (s.is(State.FOE_AT, foe, plot)) {
                return true;
            }
        }
        return false;
    }

    /** An enemy of this combat that counts: not one that was summoned. */
    public static boolean stands(State s, Foe foe) {
        return Combat.lives(s, foe) && !Combat.has(s, foe, Mark.SUMMONED);
    }

    public static boolean lives(State s, Foe foe) {
        return Combat.lives(s, foe);
    }

    public static Enemy enemy(State s, Foe foe) {
        return Combat.enemy(s, foe);
    }

    /** The armour that is left to overcome: what an attack under way has brought is taken off. */
    public static int armour(State s, Foe foe) {
        int armour = Combat.armour(s, foe);
        int targets = s.size(State.TARGETS);
        return targets > 0 && s.has(State.TARGETS, foe) ? Math.max(0, armour - Striking.total(s) / targets) : armour;
    }

    public static int resists(State s, Foe foe) {
        return Combat.resists(s, foe);
    }

    public static int fortification(State s, Foe foe) {
        return Combat.fortification(s, foe);
    }

    /** Whether that attack still threatens. */
    public static boolean open(State s, Blow blow) {
        return Combat.open(s, blow);
    }

    /** The Block it still takes. */
    public static int block(State s, Blow blow) {
        int needed = Blocking.needed(s, blow);
        return blow.equals(s.get(State.AIMED)) ? Math.max(0, needed - Blocking.total(s, blow)) : needed;
    }

    /** The damage it does if it is not blocked; a poisonous or paralyzing one counts for more. */
    public static int damage(State s, Blow blow) {
        int damage = Combat.attack(s, blow) * (Combat.has(s, blow, Ability.BRUTAL) ? 2 : 1);
        return Combat.has(s, blow, Ability.POISON) || Combat.has(s, blow, Ability.PARALYZE) ? 2 * damage : damage;
    }

    public static Element element(State s, Blow blow) {
        return Combat.element(s, blow);
    }

    /** Wounds of this combat so far. */
    public static int wounds(State s) {
        return s.count(State.COMBAT_WOUNDS);
    }

    /** What lies at a site, face up or not. */
    public static List<Token> tokens(State s, Plot plot) {
        return Garrison.tokens(s, plot);
    }

    public static @Nullable Ruin ruin(State s, Plot plot) {
        return Reveal.ruin(s, plot);
    }

    public static boolean hostile(State s, Player player, Space space) {
        return Journey.hostile(s, player, space);
    }

    /** The dice a hero may still take from the Source. */
    public static int dice(State s, Player player) {
        return s.inTurn(player) ? Means.diceLeft(s, player) : 1;
    }

    // cities

    public static int level(State s, City city) {
        return s.count(State.CITY_LEVEL, city);
    }

    public static boolean conquered(State s, City city) {
        return Journey.conquered(s, city);
    }

    public static int defenders(State s, City city) {
        return s.size(State.DEFENDERS, city);
    }

    public static @Nullable Token defender(State s, City city, int place) {
        return s.get(State.DEFENDERS, city, place);
    }

    public static int shields(State s, City city, Player player) {
        int count = 0;
        for (var owner : s.each(State.CITY_SHIELDS, city)) {
            count += owner == player ? 1 : 0;
        }
        return count;
    }

    // units and the map

    public static boolean ready(State s, Player player, Command command) {
        return !s.has(State.SPENT, player, command) && s.count(State.HURT, player, command) == 0;
    }

    public static boolean hurt(State s, Player player, Command command) {
        return s.count(State.HURT, player, command) > 0;
    }

    public static int commands(State s, Player player) {
        return Bonds.commands(s, player);
    }

    /** Tiles that are still in the stack. */
    public static int unexplored(State s) {
        return s.count(State.COUNTRYSIDE) + s.count(State.CORE) + s.count(State.CITY_TILES);
    }

    /** The core tiles among them. */
    public static int core(State s) {
        return s.count(State.CORE) + s.count(State.CITY_TILES);
    }

    /** Whether the next tile may be laid there. */
    public static boolean explorable(State s, Slot slot) {
        return Journey.legal(s, slot);
    }

    /** Glades marked, and whether the incantation of this night is made (MK-28.17, 28.18). */
    public static int glades(State s, Player player) {
        return s.size(State.MARKED, player);
    }

    public static boolean out(State s, Player player) {
        return s.has(State.OUT, player);
    }

    public static boolean goal(State s) {
        return s.is(State.GOAL);
    }
}
