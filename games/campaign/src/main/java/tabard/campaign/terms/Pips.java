package tabard.campaign.terms;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabard.table.Named;

/** What a die of twenty sides shows. */
public record Pips(int number) implements Named {
    public static final int SIDES = 20;
    public static final List<Pips> ALL =
            IntStream.rangeClosed(1, SIDES).mapToObj(Pips::new).toList();

    public static Pips roll(RandomGenerator dice) {
        return ALL.get(dice.nextInt(SIDES));
    }

    public static List<Pips> roll(int many, RandomGenerator dice) {
        var rolled = new Pips[many];
        for (int i = 0; i < many; i++) {
            rolled[i] = roll(dice);
        }
        return List.of(rolled);
    }

    public static int sum(List<Pips> rolled) {
        int sum = 0;
        for (var pips : rolled) {
            sum += pips.number;
        }
        return sum;
    }

    @Override
    public String name() {
        return Integer.toString(number);
    }

    @Override
    public int ordinal() {
        return number - 1;
    }

    @Override
    public String toString() {
        return name();
    }
}
