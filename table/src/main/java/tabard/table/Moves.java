package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** Moves are made once and picked from: a game that made its options anew at every question would be slow. */
public final class Moves {
    private Moves() {}

    /** One for each entry of an axis, in its order. */
    public static <T extends Named, M> List<M> each(List<T> entries, Function<T, M> maker) {
        var moves = new ArrayList<M>(entries.size());
        for (var entry : entries) {
            moves.add(maker.apply(entry));
        }
        return List.copyOf(moves);
    }

    /** One for each pair of entries of two axes, in their order. */
    public static <T extends Named, U extends Named, M> List<List<M>> each(
            List<T> entries, List<U> others, BiFunction<T, U, M> maker) {
        return each(entries, entry -> each(others, other -> maker.apply(entry, other)));
    }

    /** Adds those whose entry is in the set: the first for bit 0, and so on. */
    public static <M> void add(List<? super M> out, List<M> each, long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            out.add(each.get(Long.numberOfTrailingZeros(rest)));
        }
    }

    /** Those of a set, the first of the list for bit 0, for which it holds. */
    public static <M> long where(List<M> each, long set, Predicate<? super M> holds) {
        long found = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            found |= holds.test(each.get(Long.numberOfTrailingZeros(rest))) ? Long.lowestOneBit(rest) : 0;
        }
        return found;
    }
}
