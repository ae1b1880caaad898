package tabard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.cli.desk.Papers;
import tabard.server.Config;
import tabard.table.Refusal;

/** Where an inn keeps its data: a folder, or a database. */
final class Cellar {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "The data folder; ./data unless told.")
    private Path data;

    @Option(names = "--database", paramLabel = "URL", description = "A PostgreSQL database instead, as a JDBC address.")
    private @Nullable String database;

    Config config() {
        try {
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new Refusal(Papers.why(e));
        }
        return Config.in(data).database(database);
    }
}
