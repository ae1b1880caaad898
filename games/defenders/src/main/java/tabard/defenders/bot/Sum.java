package tabard.defenders.bot;

import java.util.function.ToDoubleFunction;

/** Adds up what each of some things counts for. */
final class Sum {
    private Sum() {}

    static <T> double of(Iterable<T> all, ToDoubleFunction<? super T> each) {
        double sum = 0;
        for (var one : all) {
            sum += each.applyAsDouble(one);
        }
        return sum;
    }
}
