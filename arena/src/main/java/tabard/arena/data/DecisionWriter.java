package tabard.arena.data;

import java.io.IOException;
import java.util.List;

/** A file that is being written. It appears whole when it is finished, or not at all. */
public interface DecisionWriter extends AutoCloseable {
    /** The decisions of one game; from one thread at a time. What goes wrong is told at the end. */
    void add(List<Decision> decisions);

    /** The file is there now. */
    void finish() throws IOException;

    /** What was not finished vanishes. */
    @Override
    void close();
}
