package tabard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabard.table.sheet.Subset;

/** A move that a player would look for and cannot make now. Anywhere: it has no target at all, so that none is shown. */
public record Barred<A extends Action>(A move, boolean anywhere) {
    public static <A extends Action> Barred<A> of(A move) {
        return new Barred<>(move, false);
    }

    /** Those of the moves, one for each entry of an axis, whose entry is in the set. */
    public static <A extends Action> List<Barred<A>> each(List<? extends A> moves, long set) {
        var barred = new ArrayList<Barred<A>>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            barred.add(of(moves.get(Long.numberOfTrailingZeros(rest))));
        }
        return barred;
    }

    /** One for each thing of a set. */
    public static <A extends Action, T extends Named> List<Barred<A>> each(
            Subset<T> things, Function<? super T, ? extends A> maker) {
        var barred = new ArrayList<Barred<A>>(things.size());
        things.forEach(thing -> barred.add(of(maker.apply(thing))));
        return barred;
    }

    /** Those of the moves that are not among the choices. */
    public static <A extends Action> List<Barred<A>> others(Choices<?> open, List<? extends A> moves) {
        var barred = new ArrayList<Barred<A>>();
        for (var move : moves) {
            if (!open.admits(move)) {
                barred.add(of(move));
            }
        }
        return barred;
    }

    /** Its kind cannot be done now, whatever the target; the one it names serves for the reason only. */
    public static <A extends Action> Barred<A> anywhere(A move) {
        return new Barred<>(move, true);
    }
}
