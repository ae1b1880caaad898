package tabard.arena.engine;

import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import tabard.table.Game;

/** Who does the work of a series: threads of this machine, or other machines. What comes of it is the same. */
public interface Engine extends AutoCloseable {
    /** Does all of it. Each result is heard as it comes, one at a time, in any order; they are returned in the order of the work. */
    <T extends Serializable> List<T> all(Game<?, ?> game, List<? extends Work<T>> work, Consumer<? super T> heard);

    /** How many pieces of work are done at a time. */
    int hands();

    @Override
    void close();
}
