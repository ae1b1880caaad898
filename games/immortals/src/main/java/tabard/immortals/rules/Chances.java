package tabard.immortals.rules;

import tabard.immortals.content.*;
import tabard.immortals.rules.Attack.Stance;
import tabard.immortals.rules.Battle.Throwing;
import tabard.table.scene.Said;

/** How likely an attack is to take its region (IM-15.11: all that is needed for that is open). */
final class Chances {
    /** More chances than this would not fit a line. */
    private static final int SHOWN = 5;

    private Chances() {}

    /** The chance that the attacker occupies the target afterwards. */
    static double of(State s, Throwing attack) {
        var tray = attack.lottery(s);
        boolean occupied = !s.isEmpty(State.OWNER, attack.target());
        double[] own = tray.chances(attack.seat().ordinal());
        double[] green = tray.chances(CubeTower.GREEN);
        double[] foes =
                occupied ? tray.chances(s.require(State.OWNER, attack.target()).ordinal()) : new double[] {1};
        var stance = Attack.stance(attack.shown(), attack.origin(), attack.target());
        double chance = 0;
        for (int a = 1; a < own.length; a++) { // IM-14.18: without a cube of one's own nothing is occupied
            for (int d = 0; d < foes.length; d++) {
                for (int g = 0; g < green.length; g++) {
                    int more = a - d + swing(stance, occupied, g);
                    chance += more > 0 ? own[a] * foes[d] * green[g] : 0;
                }
            }
        }
        return chance;
    }

    /** What inhabitants in the tray add to the attack (IM-14.6, 14.7, 14.10). */
    private static int swing(Stance stance, boolean occupied, int green) {
        return switch (stance) {
            case FOR -> occupied ? green : 0;
            case NEUTRAL -> 0;
            case AGAINST -> -green;
        };
    }

    /** With all armies that can be sent, and the card standing for this region. */
    static String most(State s, Colour colour, Region shown, Region origin, Region target) {
        return percent(of(s, new Throwing(colour, shown, origin, target, s.count(State.ARMIES, origin) - 1)));
    }

    /** The same, with the card standing for what helps most. */
    static String most(State s, Colour colour, Card card, Region origin, Region target) {
        long named = Attack.named(s, colour, card);
        var shown = (named & target.bit()) != 0
                ? target
                : (named & origin.bit()) != 0 ? origin : Region.of(named).first();
        return most(s, colour, shown, origin, target);
    }

    /** With each number of armies, the most that fit a line. */
    static Said byNumber(State s, Colour colour, Region shown, Region origin, Region target) {
        int most = s.count(State.ARMIES, origin) - 1;
        int least = Math.max(1, most - SHOWN + 1);
        var chances = Said.of("chance", least, percents(of(s, new Throwing(colour, shown, origin, target, least))));
        for (int n = least + 1; n <= most; n++) {
            chances =
                    Said.of("chance.more", chances, n, percents(of(s, new Throwing(colour, shown, origin, target, n))));
        }
        return chances;
    }

    private static int percents(double chance) {
        return (int) Math.round(chance * 100);
    }

    private static String percent(double chance) {
        return percents(chance) + "\u00a0%";
    }
}
