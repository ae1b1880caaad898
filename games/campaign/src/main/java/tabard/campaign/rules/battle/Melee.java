package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.terms.*;

/** CA-21.35 to 21.38: what becomes of one round of a virtual battle; a and b are the totals of the clash. */
public record Melee(
        @Nullable Side authority, int a, int b, @Nullable Side won, int lostA, int lostB, int points) {
    private static final int PA_PER_POINT = 200; // CA-21.36
    private static final int AUTHORITY = 4; // CA-21.36
    private static final int WIDEST = 20; // CA-21.36
    private static final int TOLL = 100; // CA-21.37
    private static final int PER_POINT = 20; // CA-21.37
    private static final int DECISIVE = 10; // CA-21.38

    /** For the PA that each side has left. */
    public static Melee of(VirtualBattle.Clash dice, int leftA, int leftB) {
        var authority = higher(best(dice.authorityA()), best(dice.authorityB()));
        int a = dice.a().number() + leftA / PA_PER_POINT + (authority == Side.A ? AUTHORITY : 0);
        int b = dice.b().number() + leftB / PA_PER_POINT + (authority == Side.B ? AUTHORITY : 0);
        int d = Math.min(WIDEST, Math.abs(a - b));
        var won = higher(a, b);
        int beaten = TOLL + PER_POINT * d;
        return new Melee(
                authority,
                a,
                b,
                won,
                Math.min(leftA, won == Side.B ? beaten : TOLL),
                Math.min(leftB, won == Side.A ? beaten : TOLL),
                won == null ? 0 : d >= DECISIVE ? 2 : 1);
    }

    /** The side with more; nobody where both are equal. */
    static @Nullable Side higher(int a, int b) {
        return a == b ? null : a > b ? Side.A : Side.B;
    }

    private static int best(List<Pips> dice) {
        int best = 0;
        for (var pips : dice) {
            best = Math.max(best, pips.number());
        }
        return best;
    }
}
