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
            new Fight(s, seat, shown, origin, target, armies).fallen(drawn);
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

    /** One battle, from the throw to the region and its card. */
    private static final class Fight {
        private final State s;
        private final Colour attacker;
        private final Region origin;
        private final Region target;
        private final Stance stance;
        private final boolean occupied;
        private final Colour defender;

        /** Empties the tray and both regions: where all cubes are now, the throw says. */
        Fight(State s, Colour attacker, Region shown, Region origin, Region target, int armies) {
            this.s = s;
            this.attacker = attacker;
            this.origin = origin;
            this.target = target;
            this.stance = Attack.stance(shown, origin, target);
            this.occupied = s.occupied(target);
            this.defender = occupied ? s.owner(target) : attacker;
            int joining = joining(s);
            s.add(State.GREEN_TRAY, joining);
            s.add(State.GREEN_SUPPLY, -joining);
            s.put(attacker, origin, -armies);
            s.add(State.TRAY, attacker, armies);
            if (occupied) {
                s.add(State.TRAY, defender, s.armies(target));
                s.put(defender, target, -s.armies(target));
            }
        }

        /** What was thrown and is not in the tray is inside now. */
        void fallen(Fell drawn) {
            for (var colour : s.seated()) {
                s.add(State.TOWER, colour, s.tray(colour) - drawn.of(colour));
                s.set(State.TRAY, colour, drawn.of(colour));
            }
            s.add(State.GREEN_TOWER, s.greenTray() - drawn.green());
            s.set(State.GREEN_TRAY, drawn.green());
            if (occupied) {
                between();
            } else {
                alone();
            }
        }

        /** IM-14.6 to 14.9: against nobody, or against the inhabitants. */
        private void alone() {
            if (stance == Stance.AGAINST) {
                int inhabitants = s.greenTray();
                lose(attacker, Math.min(s.tray(attacker), inhabitants));
                goHome(inhabitants);
            }
            if (s.tray(attacker) > 0) {
                place(attacker);
                Hands.hand(s, target.land(), Place.with(attacker));
            }
        }

        /** IM-14.10 to 14.18 */
        private void between() {
            int inhabitants = s.greenTray();
            int attack = s.tray(attacker) + (stance == Stance.FOR ? inhabitants : 0);
            int defence = s.tray(defender) + (stance == Stance.AGAINST ? inhabitants : 0);
            if (attack > defence) {
                settle(defender, stance == Stance.AGAINST, attacker, stance == Stance.FOR, defence);
                if (s.occupied(target)) {
                    won();
                } else {
                    toDeck(); // IM-14.18
                }
            } else if (defence > attack) {
                settle(attacker, stance == Stance.FOR, defender, stance == Stance.AGAINST, attack);
            } else {
                lose(attacker, s.tray(attacker));
                lose(defender, s.tray(defender));
                if (stance != Stance.NEUTRAL) {
                    goHome(inhabitants);
                }
                toDeck(); // IM-14.17
            }
        }

        /** IM-14.11 to 14.13: the losers go, and as many of the winning side, its inhabitants first; the rest is placed. */
        private void settle(Colour loser, boolean loserHelped, Colour winner, boolean winnerHelped, int losses) {
            lose(loser, s.tray(loser));
            int inhabitants = s.greenTray();
            if (loserHelped) {
                goHome(inhabitants);
            }
            int covered = winnerHelped ? Math.min(inhabitants, losses) : 0;
            goHome(covered);
            lose(winner, losses - covered);
            if (s.tray(winner) > 0) {
                place(winner);
            }
        }

        /** IM-14.14, 14.15: a third player keeps the card. */
        private void won() {
            var land = target.land();
            if (s.inRegionDeck(land) || s.holder(land) == defender) {
                Hands.hand(s, land, Place.with(attacker));
            }
        }

        private void toDeck() {
            var land = target.land();
            if (!s.inRegionDeck(land) && (s.holder(land) == attacker || s.holder(land) == defender)) {
                Hands.hand(s, land, Place.DECK);
            }
        }

        /** IM-14.5: armies lost rise in the realm opposite to where they came from. */
        private void lose(Colour colour, int armies) {
            var from = colour == attacker ? origin.realm() : target.realm();
            s.add(State.TRAY, colour, -armies);
            s.add(State.LIMBO, colour, from.other(), armies);
        }

        private void goHome(int inhabitants) {
            s.add(State.GREEN_TRAY, -inhabitants);
            s.add(State.GREEN_SUPPLY, inhabitants);
        }

        private void place(Colour colour) {
            s.put(colour, target, s.tray(colour));
            s.set(State.TRAY, colour, 0);
        }
    }
}
