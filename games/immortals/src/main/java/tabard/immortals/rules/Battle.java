package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Attack.Stance;
import tabard.immortals.rules.CubeTower.Fell;
import tabard.table.scene.Said;

/** Chapter 14: the cubes are thrown, and only those that then lie in the tray count. */
final class Battle {
    /** Where the inhabitants stand, behind all colours. */
    static final int GREEN = Colour.ALL.size();

    private Battle() {}

    /** All declared, nothing thrown yet: the armies still stand where they were. */
    record Throwing(Colour seat, Region shown, Region origin, Region target, int armies)
            implements Draws<Fell>, Underway {
        @Override
        public CubeTower.Throw lottery(State s) {
            int[] thrown = new int[GREEN + 1];
            int[] inside = new int[GREEN + 1];
            for (var colour : s.seated()) {
                thrown[colour.ordinal()] = s.tray(colour);
                inside[colour.ordinal()] = s.tower(colour);
            }
            thrown[seat.ordinal()] += armies;
            if (s.occupied(target)) {
                thrown[s.owner(target).ordinal()] += s.armies(target);
            }
            thrown[GREEN] = s.greenTray() + joining(s);
            inside[GREEN] = s.greenTower();
            return new CubeTower.Throw(s.seats(), thrown, inside);
        }

        @Override
        public void answer(State s, Fell drawn) {
            var defender = s.occupied(target) ? s.owner(target) : seat;
            var fight = new Fight(s, seat, defender, origin, target, Attack.stance(shown, origin, target));
            fight.begin(armies);
            fight.fallen(drawn);
        }

        /** What fell out of the tower and what came of it. */
        @Override
        public Said told(State s, Fell drawn) {
            var stance = Attack.stance(shown, origin, target);
            var inhabitants = stance.said(s.occupied(target));
            int own = drawn.of(seat);
            int green = drawn.green();
            if (!s.occupied(target)) {
                int left = stance == Stance.AGAINST ? own - green : own;
                return left > 0
                        ? Said.of("log.took", seat, target, own, green, left, inhabitants)
                        : Said.of("log.failed", seat, target, own, green, inhabitants);
            }
            var defender = s.owner(target);
            int attack = own + (stance == Stance.FOR ? green : 0);
            int defence = drawn.of(defender) + (stance == Stance.AGAINST ? green : 0);
            String key = attack > defence ? "log.won" : attack < defence ? "log.lost" : "log.tied";
            int winners = attack > defence ? own : drawn.of(defender);
            return attack != defence && winners == 0 // IM-14.18
                    ? Said.of(key + "-empty", seat, defender, target, attack, defence)
                    : Said.of(key, seat, defender, target, attack, defence, inhabitants);
        }

        @Override
        public boolean last() {
            return false;
        }

        @Override
        public void possible(State s) {
            Attack.check(s, seat, origin, target, armies);
        }
    }

    /** IM-14.1: how many inhabitants come to the tray from the supply, or leave it, before a throw. */
    static int joining(State s) {
        int tray = s.greenTray();
        if (tray == 0) {
            return Math.min(Content.NUMBERS.beforeBattle().trayInhabitantsIfNone(), s.greenSupply());
        }
        return tray > Content.NUMBERS.beforeBattle().removeOneIfMoreThan() ? -1 : 0;
    }
}
