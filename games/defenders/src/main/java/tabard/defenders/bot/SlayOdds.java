package tabard.defenders.bot;

import tabard.defenders.content.General;

/** How likely so many dice slay a general: exact for whole dice of one hero without any skill, and even between them. */
final class SlayOdds {
    /** More dice than that slay anybody. */
    private static final int MOST = 40;

    private static final double[][][] SLAIN = new double[General.ALL.size()][][];

    static {
        for (var general : General.ALL) {
            SLAIN[general.ordinal()] = table(general);
        }
    }

    private SlayOdds() {}

    /** How likely a die hurts him, less how likely it is parried or spoilt (DR-9.5, 9.6). */
    static double hit(General general) {
        double hit = (7 - general.stats().toHit()) / 6.0;
        return switch (general) {
            case BALAZARG -> hit * 5 / 6;
            case GORGUTT -> hit - 1 / 6.0;
            case VARKOLAK, SAPPHIRE -> hit;
        };
    }

    /** By dice, then by the life that he has left. */
    private static double[][] table(General general) {
        double parried = general == General.GORGUTT ? 1 / 6.0 : 0;
        double hit = hit(general) + parried;
        double[][] slain = new double[MOST + 1][general.life() + 1];
        double[] total = new double[2 * MOST + 1]; // how likely each total of hits is, from -MOST on
        total[MOST] = 1;
        for (int dice = 0; dice <= MOST; dice++) {
            for (int life = 0; life <= general.life(); life++) {
                for (int hits = MOST + life; hits < total.length; hits++) {
                    slain[dice][life] += total[hits];
                }
            }
            total = another(total, hit, parried);
        }
        return slain;
    }

    private static double[] another(double[] total, double hit, double parried) {
        double[] next = new double[total.length];
        for (int i = 1; i < total.length - 1; i++) {
            next[i] = total[i - 1] * hit + total[i] * (1 - hit - parried) + total[i + 1] * parried;
        }
        return next;
    }

    /** How likely he falls, if so much of his life is left. */
    static double slays(General general, double dice, int life) {
        if (life <= 0) {
            return 1;
        }
        double some = Math.clamp(dice, 0, MOST - 1);
        int whole = (int) some;
        double[][] slain = SLAIN[general.ordinal()];
        return slain[whole][life] + (some - whole) * (slain[whole + 1][life] - slain[whole][life]);
    }
}
