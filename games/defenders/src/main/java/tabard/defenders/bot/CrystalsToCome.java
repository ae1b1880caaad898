package tabard.defenders.bot;

import tabard.defenders.content.*;
import tabard.defenders.rules.State;

/** How many crystals a land may be expected to bring if nobody goes there: by its minions and by the darkness cards that name it. */
final class CrystalsToCome {
    private static final double A_WHILE = 15; // darkness cards
    private static final double SPILL = 0.15; // what a minion more next door is worth

    /** By land, whether demons stand there alone, and minions. */
    private static final double[][][] TO_COME = new double[Location.ALL.size()][2][Board.ROOM + 1];

    static {
        for (var place : Location.ALL) {
            if (place.land()) {
                TO_COME[place.ordinal()][0] = toCome(place, 0);
                TO_COME[place.ordinal()][1] = toCome(place, place.is(Colour.RED) ? 1 : 0);
            }
        }
    }

    private CrystalsToCome() {}

    /** The last minion of three demons brings a crystal by itself (DR-12.5). */
    private static double[] toCome(Location place, double third) {
        double one = cards(place, 1);
        double two = cards(place, 2);
        double overrun = 1 + Sum.of(Board.places(Board.near(place)), near -> near.inn() ? 0 : SPILL);
        double time = one + two + DarknessCard.ALL.size() / A_WHILE;
        double[] sum = new double[Board.ROOM + 1];
        sum[3] = (one + two) * overrun / (time - one - two);
        sum[2] = (one * (third + sum[3]) + two * (third + overrun + sum[3])) / time;
        sum[1] = (one * sum[2] + two * (third + sum[3])) / time;
        sum[0] = (one * sum[1] + two * sum[2]) / time;
        double none = sum[0];
        for (int i = 0; i < sum.length; i++) {
            sum[i] -= none;
        }
        return sum;
    }

    private static double cards(Location place, int minions) {
        var group = new DarknessCard.Group(place, minions);
        return Sum.of(DarknessCard.ALL, card -> card.groups().contains(group) ? 1 : 0);
    }

    /** More than there would be without these minions. */
    static double toCome(State s, Location place, double minions) {
        double[] sum = TO_COME[place.ordinal()][s.minions(Colour.RED, place) == s.minions(place) ? 1 : 0];
        double some = Math.min(minions, Board.ROOM - 0.001);
        int whole = (int) some;
        return sum[whole] + (some - whole) * (sum[whole + 1] - sum[whole]);
    }
}
