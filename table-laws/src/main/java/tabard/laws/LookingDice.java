package tabard.laws;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Dice for looking, which begin anew with every look: what one sees then does not depend on what was looked at before. */
final class LookingDice implements RandomGenerator {
    private final long seed;
    private int step;
    private int look;
    private @Nullable SplittableRandom dice;

    LookingDice(long seed) {
        this.seed = seed;
    }

    /** After so many steps of the game, for one of the looks that are taken there. */
    void begin(int afterSteps, int aLook) {
        step = afterSteps;
        look = aLook;
        dice = null;
    }

    /** Many looks need none. */
    private SplittableRandom dice() {
        var known = dice;
        if (known == null) {
            known = new SplittableRandom(mixed(~mixed(seed, step), look));
            dice = known;
        }
        return known;
    }

    /** A seed made of two numbers, unlike that of their neighbours. */
    static long mixed(long one, int two) {
        return new SplittableRandom(new SplittableRandom(one).nextLong() + two).nextLong();
    }

    @Override
    public long nextLong() {
        return dice().nextLong();
    }

    @Override
    public int nextInt(int bound) {
        return dice().nextInt(bound);
    }
}
