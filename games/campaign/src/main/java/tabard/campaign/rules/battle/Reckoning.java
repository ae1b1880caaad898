package tabard.campaign.rules.battle;

import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/**
 * Chapter 15, and the rounding of chapter 16: what follows from the points and losses of a battle (CA-21.30). In a battle for objectives a
 * side's points are 4 for the main one and 2 for the secondary, as if it alone had met them; what both have met is halved here.
 */
public final class Reckoning {
    static final int MAIN = 4; // CA-15.2
    static final int SECONDARY = 2; // CA-15.2
    private static final int ALL = 6; // CA-15.5
    private static final int MOST = 4; // CA-15.6
    private static final int LESS = 2; // CA-15.6
    private static final int EVEN = 3; // CA-15.7
    private static final int TWICE = 2; // CA-15.6
    private static final int FOUR_TIMES = 4; // CA-15.5
    private static final int HALF = State.THOUSAND / 2;
    private static final int ONE_CRATE = 3; // CA-15.10, up to this roll
    private static final int SMALL = 11; // CA-15.10, up to this roll

    private Reckoning() {}

    /** VP of a side (CA-15.2, 15.4). */
    public static int vp(Scoring scoring, int own, int others) {
        if (scoring == Scoring.CUMULATIVE) {
            return own;
        }
        int main = own & MAIN;
        int secondary = own & SECONDARY;
        return main / ((others & main) != 0 ? 2 : 1) + secondary / ((others & secondary) != 0 ? 2 : 1);
    }

    /** Who has more VP; nobody in a tie (CA-15.1, 15.9). */
    public static @Nullable Side winner(Scoring scoring, int a, int b) {
        int difference = vp(scoring, a, b) - vp(scoring, b, a);
        return difference == 0 ? null : difference > 0 ? Side.A : Side.B;
    }

    /** PC that a side gains, before what a tie costs (CA-15.3, 15.5 to 15.8). */
    public static int pc(Scoring scoring, int own, int others) {
        if (scoring == Scoring.OBJECTIVES) {
            return vp(scoring, own, others);
        }
        int more = Math.max(own, others);
        int less = Math.min(own, others);
        if (more == less || more < TWICE * less) {
            return EVEN;
        }
        boolean wins = own > others;
        if (more >= FOUR_TIMES * less) {
            return wins ? ALL : 0;
        }
        return wins ? MOST : LESS;
    }

    /** CA-16.2: to thousands, halves up. */
    public static int rounded(int lost) {
        return (lost + HALF) / State.THOUSAND * State.THOUSAND;
    }

    /** How many gold objectives a roll gives (CA-15.10); none where none was made. */
    public static int chests(int roll) {
        return roll == 0 ? 0 : roll <= ONE_CRATE ? 1 : 2;
    }

    /** What each of them is worth. */
    public static int worth(int roll) {
        return roll <= SMALL ? HALF : State.THOUSAND;
    }

    /** Whether a battle with this roll has that objective. */
    static boolean has(int roll, Chest chest) {
        return chest.ordinal() < chests(roll);
    }
}
