package tabard.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;
import tabard.cli.desk.Papers;
import tabard.table.Refusal;
import tabard.table.Workshop;

/** A map of one's own: looked over and drawn, or a new one made. */
@Command(
        name = "map",
        description = {
            "Checks a map for campaigns and prints it as SVG, or says what is wrong and where.",
            "With --new: makes one on which all seats are alike, and prints its file."
        })
final class DrawMap implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The map, as JSON; - reads it from the input.")
    private @Nullable String file;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Write the drawing to this file, also that of a map with faults, which are drawn on it.")
    private @Nullable String svg;

    @Option(names = "--new", description = "Make a map instead of reading one.")
    private boolean fresh;

    @Option(names = "--players", paramLabel = "N", description = "For how many; otherwise 2 (with --new).")
    private int players = 2;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed makes the same map; otherwise 1 (with --new).")
    private long seed = 1;

    @Override
    public Integer call() {
        var workshop = tabard.workshop("map");
        if (fresh == (file != null)) {
            throw new ParameterException(spec.commandLine(), tabard.voice().own("map.either"));
        }
        if (file != null) {
            return examine(workshop, file);
        }
        tabard.voice().print(Json.write(workshop.make(players, seed)));
        return 0;
    }

    private int examine(Workshop workshop, String name) {
        var document = Brought.read(name, tabard.desk().in());
        var found = workshop.examine(document, tabard.voice().game().language());
        if (svg != null) {
            Papers.write(svg, found.picture());
        } else if (found.sound()) {
            tabard.desk().out().print(found.picture());
        }
        report(found.faults(), name);
        var voice = tabard.voice();
        found.remarks().forEach(remark -> tabard.desk().err().println(name + ": " + voice.sentence(remark)));
        return found.sound() ? 0 : Faults.FAILED;
    }

    private void report(List<Refusal> faults, String name) {
        var voice = tabard.voice();
        for (var fault : faults) {
            tabard.desk().err().println("tabard: " + voice.sentence(fault.at(name)));
        }
    }
}
