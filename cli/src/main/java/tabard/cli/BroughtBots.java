package tabard.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import tabard.bots.outside.Strangers;

/** Bots that people bring: jars beside the program, or named on the command line. */
final class BroughtBots {
    private static final Path PLUGINS = Path.of("plugins");

    @Option(
            names = "--with",
            paramLabel = "FILE",
            description = {
                "A jar with bots of your own, called by the names of their classes; those in plugins/ are always there.",
                "Another program plays as exec:COMMAND, and speaks JSON lines: see docs/research.md."
            })
    private List<Path> jars = new ArrayList<>();

    /** From now on they can be named; what they do wrong is told on the side. */
    void arrive(Tabard tabard) {
        if (Files.isDirectory(PLUGINS)) {
            Strangers.bringAll(PLUGINS);
        }
        jars.forEach(Strangers::bring);
        Strangers.complainTo((word, why) -> tabard.desk()
                .err()
                .println("tabard: " + word + ": " + tabard.voice().sentence(why)));
    }
}
