package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Moves that differ in a number, built once: {@code static final Span<Bid> BIDS = Span.of(0, 16, Bid::new)}, asked as {@code BIDS.upTo(n)}. */
public final class Span<A> {
    private final int least;
    private final List<A> moves;

    private Span(int least, List<A> moves) {
        this.least = least;
        this.moves = moves;
    }

    public static <A> Span<A> of(int least, int most, IntFunction<A> maker) {
        var moves = new ArrayList<A>(most - least + 1);
        for (int n = least; n <= most; n++) {
            moves.add(maker.apply(n));
        }
        return new Span<>(least, List.copyOf(moves));
    }

    public A get(int n) {
        return moves.get(n - least);
    }

    /** From the least number there is. */
    public Choices<A> upTo(int most) {
        return between(least, most);
    }

    public Choices<A> between(int from, int to) {
        return Choices.of(moves.subList(from - least, to - least + 1));
    }
}
