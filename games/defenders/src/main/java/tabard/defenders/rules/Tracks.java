package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.require;
import static tabard.defenders.rules.State.*;

import java.util.HashSet;
import tabard.defenders.content.*;
import tabard.table.Named;
import tabard.table.sheet.Count;

/** Refuses tracks, forms and dice that cannot be: a part of the order of a position. */
final class Tracks {
    private Tracks() {}

    static void check(State s) {
        int slain = 0;
        for (var general : General.ALL) {
            int life = s.count(STRENGTH, general);
            require(life <= general.life(), "DR-1.7", "life", general, life, general.life());
            require(
                    s.count(STEP, general) < general.path().size() - 1 || !s.isEmpty(LOST),
                    "DR-2.2",
                    "in-city",
                    general);
            boolean alive = life > 0;
            require(alive || s.count(DELAY, general) == 0, "DR-9.9", "slain", general);
            boolean unslain = s.isEmpty(SLAIN_BY, general) && s.isEmpty(SLAYER, general);
            require(!alive || unslain, "DR-8.10", "alive", general);
            slain += alive ? 0 : 1;
        }
        int war = Math.min(BoardFile.BOARD.war().size(), slain + 1);
        require(s.count(WAR) == war, "DR-8.8", "war", s.count(WAR), war);
        led(s, !s.isEmpty(FORM), Trait.SHAPE_SHIFTER, "DR-15.19");
        led(s, !s.isEmpty(STYLE) || s.is(FRESH_MOUNT), Trait.STYLES, "DR-15.9");
        require(s.isEmpty(NIGHT_CARD) || s.count(NIGHT_NUMBER) > 0, "DR-11.2", "no-card");
        for (var guard : Guard.ALL) {
            require(s.isEmpty(SPARED, guard) || !s.isEmpty(NIGHT_CARD), "DR-16.2", "no-card");
        }
    }

    private static void led(State s, boolean used, Trait trait, String clause) {
        boolean led = s.banners().stream().anyMatch(banner -> s.can(banner, trait));
        require(led || !used, clause, "not-led", Hero.with(trait));
    }

    /** Dice lie on the table only while there is a combat. */
    static void checkCombat(State s) {
        boolean melee = s.get(FIGHT_PLACE) != null;
        require(melee != s.isEmpty(BLOW), "DR-6.1", "no-fight");
        boolean siege = s.attacking();
        require(!melee || !siege, "DR-1.9", "two-combats");
        require(siege != s.isEmpty(LEADER), "DR-8.2", "no-attack");
        require(siege == (s.count(FOE_LIFE) != 0), "DR-8.2", "no-attack");
        require(!siege || !s.slain(s.foe()), "DR-8.6", "no-attack");
        require(!siege || s.count(STRENGTH, s.foe()) <= s.count(FOE_LIFE), "DR-8.5", "no-attack");
        require(siege || melee || !s.is(AMBUSH), "DR-15.20", "no-fight");
        require(siege || (!s.is(POWERS_OFF) && s.count(LUCK) == 0), "DR-8.2", "no-attack");
        for (var colour : Colour.ALL) {
            dice(s, MELEE, colour, melee, "DR-6.1", "no-fight");
        }
        var orders = new HashSet<Integer>();
        for (var banner : s.banners()) {
            boolean part = s.is(TAKES_PART, banner);
            require(!part || (siege && s.plays(banner)), "DR-8.2", "no-attack");
            int rolled = s.count(ROLLED, banner);
            boolean fresh = rolled == 0 || orders.add(rolled);
            require(fresh && (siege || rolled == 0), "DR-8.4", "no-attack");
            require(siege || !s.is(GATE_DICE, banner), "DR-18.5", "no-attack");
            dice(s, SIEGE, banner, rolled > 0, "DR-8.4", "no-attack");
        }
    }

    private static void dice(State s, Count field, Named row, boolean may, String clause, String key) {
        for (var face : Face.ALL) {
            require(may || s.count(field, row, face) == 0, clause, key);
        }
    }
}
