package tabard.arena.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Files of exported decisions. The library that writes and reads them is large, and comes with the optional module lab. */
public interface DataFiles {
    /**
     * Begins a file.
     *
     * @param wide whether a view has numbers that need more than 16 bits
     * @param card what the columns mean, kept in the file
     */
    DecisionWriter create(Path file, boolean wide, String card) throws IOException;

    /** Answers a question in SQL about a table "decisions" that these files make up. */
    Answer ask(List<Path> files, String sql) throws IOException;

    /** A table: names of columns, and rows of numbers, texts and nothing. */
    record Answer(List<String> columns, List<List<@Nullable Object>> rows) {}

    /** The one that is there; refused where the program runs without the laboratory. */
    static DataFiles any() {
        return ServiceLoader.load(DataFiles.class).findFirst().orElseThrow(() -> new Refusal(Said.of("data.no-lab")));
    }
}
