package tabard.cli;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.cli.desk.Desk;
import tabard.server.Config;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Where an inn keeps its data: a folder, or a database. */
final class Cellar {
    private static final Pattern PASSWORD = Pattern.compile("[?&](?:ssl)?password=");

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "data",
            description = "The data folder; otherwise ./data.")
    private Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = {
                "A PostgreSQL database instead, as a JDBC address without a password.",
                "With a password it comes from the variable TABARD_DATABASE."
            })
    private @Nullable String database;

    /** What is typed after a command, everybody on the machine can read while it runs; its variables only its owner can. */
    Config config(Desk desk) {
        if (database != null && PASSWORD.matcher(database).find()) {
            throw new Refusal(Said.of("serve.password"));
        }
        return Config.in(data).database(database == null ? desk.variable("TABARD_DATABASE") : database);
    }
}
