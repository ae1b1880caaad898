package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Attack.Stance;
import tabard.immortals.rules.CubeTower.Fell;
import tabard.table.scene.Said;

/** Chapter 14: the cubes are thrown, and only those that then lie in the tray count. */
final class Battle {
    private Battle() {}

    /** All declared, nothing thrown yet: the armies still stand where they were. */
    record Throwing(Colour seat, Region shown, Region origin, Region target, int armies)
            implements Draws<Fell>, Underway, Timed.Midway {
        @Override
        public CubeTower.Throw lottery(State s) {
            int[] thrown = new int[CubeTower.GREEN + 1];
            int[] inside = new int[CubeTower.GREEN + 1];
            for (var colour : s.seated()) {
                thrown[colour.ordinal()] = s.count(State.TRAY, colour);
                inside[colour.ordinal()] = s.count(State.TOWER, colour);
            }
            thrown[seat.ordinal()] += armies;
            if (!s.isEmpty(State.OWNER, target)) {
                thrown[s.require(State.OWNER, target).ordinal()] += s.count(State.ARMIES, target);
            }
            thrown[CubeTower.GREEN] = s.count(State.GREEN_TRAY) + joining(s);
            inside[CubeTower.GREEN] = s.count(State.GREEN_TOWER);
            return new CubeTower.Throw(s.seats(), thrown, inside);
        }

        @Override
        public void answer(State s, Fell drawn) {
            var defender = !s.isEmpty(State.OWNER, target) ? s.require(State.OWNER, target) : seat;
            var fight = new Fight(s, seat, defender, origin, target, Attack.stance(shown, origin, target));
            fight.begin(armies);
            fight.fallen(drawn);
        }

        /** What fell out of the tower and what came of it. */
        @Override
        public Said told(State s, Fell drawn) {
            var stance = Attack.stance(shown, origin, target);
            var inhabitants = stance.said(!s.isEmpty(State.OWNER, target));
            int own = drawn.of(seat);
            int green = drawn.green();
            if (s.isEmpty(State.OWNER, target)) {
                int left = stance == Stance.AGAINST ? own - green : own;
                return left > 0
                        ? Said.of("log.took", seat, target, own, green, left, inhabitants)
                        : Said.of("log.failed", seat, target, own, green, inhabitants);
            }
            var defender = s.require(State.OWNER, target);
            int attack = own + (stance == Stance.FOR ? green : 0);
            int defence = drawn.of(defender) + (stance == Stance.AGAINST ? green : 0);
            String key = attack > defence ? "log.won" : attack < defence ? "log.lost" : "log.tied";
            int winners = attack > defence ? own : drawn.of(defender);
            return attack != defence && winners == 0 // IM-14.18
                    ? Said.of(key + "-empty", seat, defender, target, attack, defence)
                    : Said.of(key, seat, defender, target, attack, defence, inhabitants);
        }

        /** What decides: against nobody or inhabitants IM-14.6 and 14.8, against a player 14.14 to 14.18. */
        @Override
        public String clause(State s, Fell drawn) {
            return switch (told(s, drawn).key()) {
                case "log.took", "log.failed" ->
                    Attack.stance(shown, origin, target) == Stance.AGAINST ? "IM-14.8" : "IM-14.6";
                case "log.won" -> "IM-14.14";
                case "log.lost" -> "IM-14.15";
                case "log.tied" -> "IM-14.16";
                default -> "IM-14.18";
            };
        }

        @Override
        public void possible(State s) {
            Attack.check(s, seat, origin, target, armies);
        }
    }

    /** IM-14.1: how many inhabitants come to the tray from the supply, or leave it, before a throw. */
    static int joining(State s) {
        int tray = s.count(State.GREEN_TRAY);
        if (tray == 0) {
            return Math.min(Content.NUMBERS.beforeBattle().trayInhabitantsIfNone(), s.count(State.GREEN_SUPPLY));
        }
        return tray > Content.NUMBERS.beforeBattle().removeOneIfMoreThan() ? -1 : 0;
    }
}
