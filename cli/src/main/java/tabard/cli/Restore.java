package tabard.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.server.Inn;

/** Fills an empty inn from a backup. */
@Command(
        name = "restore",
        description = "Fills an empty database from a backup, of whichever kind of database it was taken.")
final class Restore implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Cellar cellar;

    @Parameters(index = "0", paramLabel = "FILE", description = "The backup.")
    private Path file;

    @Override
    public Integer call() {
        long rows = Inn.restore(cellar.config(tabard.desk()), file);
        tabard.voice().say("restore.done", rows, file.toString());
        return 0;
    }
}
