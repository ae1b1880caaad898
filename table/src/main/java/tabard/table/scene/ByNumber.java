package tabard.table.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What differs by a number, made once for each from 0: equal things are then the same object, and scenes compare fast. */
public final class ByNumber<E> {
    private final IntFunction<E> maker;
    private final List<E> made;

    /** More than the most are rare, and made when they are asked for. */
    public ByNumber(int most, IntFunction<E> maker) {
        this.maker = maker;
        this.made = new ArrayList<>(most + 1);
        for (int n = 0; n <= most; n++) {
            made.add(maker.apply(n));
        }
    }

    public E of(int n) {
        return n < made.size() ? made.get(n) : maker.apply(n);
    }
}
