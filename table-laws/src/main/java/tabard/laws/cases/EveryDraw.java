package tabard.laws.cases;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Lottery;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Dice that fall in every way there is, one after the other: whatever a lottery asks of them is answered with each number in turn. */
final class EveryDraw implements RandomGenerator {
    /** A lottery that can fall in more ways than this is not counted. */
    private static final int MOST = 100_000;

    /** One die of the draw under way: how many sides it has, and the one it shows. */
    private record Die(int sides, int shows) {}

    private final List<Die> thrown = new ArrayList<>();
    private int at;

    /** Each outcome with its odds. */
    static <A extends Action> Map<A, Probability> of(Lottery<A> lottery) {
        var odds = new HashMap<A, Probability>();
        var dice = new EveryDraw();
        int ways = 0;
        do {
            if (++ways > MOST) {
                throw uncounted();
            }
            dice.at = 0;
            odds.merge(lottery.draw(dice), dice.odds(), Probability::plus);
        } while (dice.next());
        return odds;
    }

    private Probability odds() {
        var in = BigInteger.ONE;
        for (var die : thrown) {
            in = in.multiply(BigInteger.valueOf(die.sides));
        }
        return new Probability(BigInteger.ONE, in);
    }

    /** Turns the last die that has a side left, and takes those after it away. */
    private boolean next() {
        while (!thrown.isEmpty()) {
            var last = thrown.removeLast();
            if (last.shows + 1 < last.sides) {
                thrown.add(new Die(last.sides, last.shows + 1));
                return true;
            }
        }
        return false;
    }

    @Override
    public int nextInt(int bound) {
        if (at == thrown.size()) {
            thrown.add(new Die(bound, 0));
        }
        return thrown.get(at++).shows;
    }

    @Override
    public int nextInt(int origin, int bound) {
        return origin + nextInt(bound - origin);
    }

    @Override
    public boolean nextBoolean() {
        return nextInt(2) == 1;
    }

    /** Nobody counts all the numbers there are. */
    @Override
    public long nextLong() {
        throw uncounted();
    }

    private static Refusal uncounted() {
        return new Refusal(Said.of("case.uncounted", MOST));
    }
}
