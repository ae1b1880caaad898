package tabard.table.scene;

import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** What differs by a number, made once for each from 0: equal things are then the same object, and scenes compare fast. */
public class ByNumber<E> {
    private final IntFunction<E> maker;
    private final Object[] made;

    /** More than the most are rare, and made when they are asked for. */
    public ByNumber(int most, IntFunction<E> maker) {
        this.maker = maker;
        this.made = IntStream.rangeClosed(0, most).mapToObj(maker).toArray();
    }

    @SuppressWarnings("unchecked") // what the maker made
    public final E of(int n) {
        return n < made.length ? (E) made[n] : maker.apply(n);
    }
}
