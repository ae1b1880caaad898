package tabard.cli;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import tabard.cli.desk.Desk;
import tabard.cli.desk.Voice;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Workshop;
import tabard.table.text.Words;

/** The tabard command: one subcommand for each thing one can do at the inn. */
@Command(
        name = "tabard",
        versionProvider = Tabard.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Plays board games completely: in a browser, in the terminal, or thousands at a time.",
        footer = {"", "Each command explains itself: tabard COMMAND --help."},
        subcommands = {
            Serve.class,
            ListGames.class,
            ListBots.class,
            PlayGame.class,
            Simulate.class,
            HoldArena.class,
            OpenEnvironments.class,
            AskData.class,
            Tune.class,
            WriteBalance.class,
            CheckLaws.class,
            RunCases.class,
            ReadRules.class,
            ShowPosition.class,
            DrawMap.class,
            ReplayRecord.class,
            AnalyseRecord.class,
            Measure.class,
            KeepInn.class,
            WriteBackup.class,
            Restore.class
        })
public final class Tabard implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            scope = ScopeType.INHERIT,
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli reads it
    private boolean help;

    @Option(names = "--version", versionHelp = true, description = "Show which Tabard this is.")
    @SuppressWarnings("unused") // picocli reads it
    private boolean version;

    @Option(
            names = "--lang",
            scope = ScopeType.INHERIT,
            paramLabel = "fr|en",
            description = "Language of what is printed; otherwise that of the environment.")
    private @Nullable String language;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "After an error, show the whole trace.")
    private boolean debug;

    @Spec
    private CommandSpec spec;

    private final Desk desk;
    private @Nullable Object speaker;

    private Tabard(Desk desk) {
        this.desk = desk;
    }

    public static void main(String[] args) {
        int exit;
        try (var desk = Desk.system()) {
            exit = run(desk, args);
        }
        System.exit(exit);
    }

    /** Runs one command line at a desk and tells how it ended: 0 is well. */
    public static int run(Desk desk, String... args) {
        var tabard = new Tabard(desk);
        var faults = new Faults(tabard);
        var line = new CommandLine(tabard)
                .setOut(writer(desk.out()))
                .setErr(writer(desk.err()))
                .setColorScheme(CommandLine.Help.defaultColorScheme(desk.colours() ? Ansi.ON : Ansi.OFF))
                .setExecutionExceptionHandler(faults)
                .setParameterExceptionHandler(faults);
        try {
            return line.execute(args);
        } catch (Error fault) {
            return faults.handleError(fault);
        }
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, stream.charset()), true);
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return 0;
    }

    boolean debug() {
        return debug;
    }

    Desk desk() {
        return desk;
    }

    /** Looks a game up; from then on its words are spoken too. */
    Game<?, ?> game(String name) {
        var found = Games.named(name);
        speaker = found;
        return found;
    }

    /** Looks up where such documents are made; from then on its words are spoken too. */
    Workshop workshop(String making) {
        var found = Workshop.making(making);
        speaker = found;
        return found;
    }

    /** In the language asked for; one that nobody speaks is refused. */
    Voice voice() {
        return voice(language == null ? desk.language() : language);
    }

    Voice voice(String tongue) {
        return new Voice(
                desk, Words.of(this, tongue), speaker == null ? Words.common(tongue) : Words.of(speaker, tongue));
    }

    /** The number the build gave this program. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Tabard.class.getPackage().getImplementationVersion();
            return new String[] {"tabard " + (version == null ? "(not packaged)" : version)};
        }
    }
}
