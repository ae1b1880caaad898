package tabard.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.server.Inn;

/** A copy of everything an inn keeps, taken while it is open or closed. */
@Command(
        name = "backup",
        description = "Writes everything the inn keeps to a file: one consistent moment, also while the inn is open.")
final class WriteBackup implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Cellar cellar;

    @Parameters(index = "0", paramLabel = "FILE", description = "Where to write it.")
    private Path file;

    @Override
    public Integer call() {
        long rows = Inn.backup(cellar.config(tabard.desk()), file);
        tabard.voice().say("backup.done", rows, file.toString());
        return 0;
    }
}
