package tabard.table.scene;

import java.util.List;
import java.util.function.ToIntFunction;

/** What brought points: what it is called, the clause it rests on, and how many each seat has from it, in seat order. */
public record Earned(Said source, String clause, List<Integer> each) {
    /** The key of what it is called, and for each of those who are seated how many. */
    public static <T> Earned of(String source, String clause, List<T> seated, ToIntFunction<T> points) {
        return new Earned(
                Said.of(source), clause, seated.stream().map(points::applyAsInt).toList());
    }
}
