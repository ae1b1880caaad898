package tabard.laws;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * How closely the positions of many games are looked at. In a few games everything is looked at. In many, positions of a kind that has
 * seldom been met are, and of the thousandth alike only a share: what is rare is seen fully, and time is left for more games.
 *
 * <p>Kinds are counted over all games of a run; chance goes by seed and step. So one game, played again by itself with the same share, is
 * looked at wherever it was in the run, and in more places.
 */
public final class Attention {
    /** About one position in so many of those that are looked at is looked at closely. */
    private static final int CLOSE = 16;

    /** The first so many of a kind are looked at, and the n-th after these with a chance of so many in n. */
    private static final double FIRST = 8;

    /** The same for looking closely. */
    private static final double FIRST_CLOSELY = 2;

    /** The same for whole games, counted for each way to play: they are dear. */
    private static final double FIRST_WHOLE = 1;

    private final double share;
    private final Map<Object, LongAdder> met = new ConcurrentHashMap<>();

    private Attention(double share) {
        this.share = share;
    }

    /** Everything is looked at. */
    static Attention everywhere() {
        return new Attention(1);
    }

    /** Of what has been met often this share is looked at, above 0 and at most 1. */
    public static Attention share(double share) {
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("not a share: " + share);
        }
        return new Attention(share);
    }

    double share() {
        return share;
    }

    boolean all() {
        return share == 1;
    }

    /** How a position is looked at, after so many steps of the game with this seed. */
    Look look(Supplier<Likeness> kind, long seed, int step) {
        double chance = chance(seed, step);
        if (all()) {
            return chance * CLOSE < 1 ? Look.CLOSELY : Look.PASSING;
        }
        long count = met(kind.get());
        if (chance < Math.max(share / CLOSE, FIRST_CLOSELY / count)) {
            return Look.CLOSELY;
        }
        return chance < Math.max(share, FIRST / count) ? Look.PASSING : Look.AWAY;
    }

    /** Whether a game is looked at as a whole too: its record, and how it goes on when somebody leaves. */
    boolean whole(Object way, long seed) {
        return all() || chance(seed, -1) < Math.max(share, FIRST_WHOLE / met(way));
    }

    /** How often this kind has been met, now included. */
    private long met(Object kind) {
        var count = met.computeIfAbsent(kind, _ -> new LongAdder());
        count.increment();
        return count.sum();
    }

    private static double chance(long seed, int step) {
        return new SplittableRandom(LookingDice.mixed(seed, step)).nextDouble();
    }
}
