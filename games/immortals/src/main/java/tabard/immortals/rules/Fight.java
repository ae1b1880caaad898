package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Attack.Stance;
import tabard.immortals.rules.CubeTower.Fell;

/** One battle, from the throw to the region and its card; who attacks nobody is the defender too. */
record Fight(State s, Colour attacker, Colour defender, Region origin, Region target, Stance stance) {
    private boolean occupied() {
        return attacker != defender;
    }

    /** Empties the tray and both regions: where all cubes are now, the throw says. */
    void begin(int armies) {
        int joining = Battle.joining(s);
        s.add(State.GREEN_TRAY, joining);
        s.add(State.GREEN_SUPPLY, -joining);
        s.put(attacker, origin, -armies);
        s.add(State.TRAY, attacker, armies);
        if (occupied()) {
            s.add(State.TRAY, defender, s.count(State.ARMIES, target));
            s.put(defender, target, -s.count(State.ARMIES, target));
        }
    }

    /** What was thrown and is not in the tray is inside now. */
    void fallen(Fell drawn) {
        for (var colour : s.seated()) {
            s.add(State.TOWER, colour, s.count(State.TRAY, colour) - drawn.of(colour));
            s.set(State.TRAY, colour, drawn.of(colour));
        }
        s.add(State.GREEN_TOWER, s.count(State.GREEN_TRAY) - drawn.green());
        s.set(State.GREEN_TRAY, drawn.green());
        if (occupied()) {
            between();
        } else {
            alone();
        }
    }

    /** IM-14.6 to 14.9: against nobody, or against the inhabitants. */
    private void alone() {
        if (stance == Stance.AGAINST) {
            int inhabitants = s.count(State.GREEN_TRAY);
            lose(attacker, Math.min(s.count(State.TRAY, attacker), inhabitants));
            goHome(inhabitants);
        }
        if (s.count(State.TRAY, attacker) > 0) {
            place(attacker);
            Hands.hand(s, target.land(), Place.with(attacker));
        }
    }

    /** IM-14.10 to 14.18 */
    private void between() {
        int inhabitants = s.count(State.GREEN_TRAY);
        int attack = s.count(State.TRAY, attacker) + (stance == Stance.FOR ? inhabitants : 0);
        int defence = s.count(State.TRAY, defender) + (stance == Stance.AGAINST ? inhabitants : 0);
        if (attack > defence) {
            settle(defender, stance == Stance.AGAINST, attacker, stance == Stance.FOR, defence);
            if (!s.isEmpty(State.OWNER, target)) {
                won();
            } else {
                toDeck(); // IM-14.18
            }
        } else if (defence > attack) {
            settle(attacker, stance == Stance.FOR, defender, stance == Stance.AGAINST, attack);
        } else {
            lose(attacker, s.count(State.TRAY, attacker));
            lose(defender, s.count(State.TRAY, defender));
            if (stance != Stance.NEUTRAL) {
                goHome(inhabitants);
            }
            toDeck(); // IM-14.17
        }
    }

    /** IM-14.11 to 14.13: the losers go, and as many of the winning side, its inhabitants first; the rest is placed. */
    private void settle(Colour loser, boolean loserHelped, Colour winner, boolean winnerHelped, int losses) {
        lose(loser, s.count(State.TRAY, loser));
        int inhabitants = s.count(State.GREEN_TRAY);
        if (loserHelped) {
            goHome(inhabitants);
        }
        int covered = winnerHelped ? Math.min(inhabitants, losses) : 0;
        goHome(covered);
        lose(winner, losses - covered);
        if (s.count(State.TRAY, winner) > 0) {
            place(winner);
        }
    }

    /** IM-14.14, 14.15: a third player keeps the card. */
    private void won() {
        var land = target.land();
        if (s.isEmpty(State.HOLDER, land) || s.require(State.HOLDER, land) == defender) {
            Hands.hand(s, land, Place.with(attacker));
        }
    }

    private void toDeck() {
        var land = target.land();
        if (!s.isEmpty(State.HOLDER, land)
                && (s.require(State.HOLDER, land) == attacker || s.require(State.HOLDER, land) == defender)) {
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
        s.put(colour, target, s.count(State.TRAY, colour));
        s.set(State.TRAY, colour, 0);
    }
}
