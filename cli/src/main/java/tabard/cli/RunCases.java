package tabard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import tabard.cli.desk.Voice;
import tabard.cli.desk.Wrapped;
import tabard.laws.cases.CaseFile;
import tabard.laws.cases.Cases;
import tabard.laws.cases.Verdict;

/** Case files tried: what each expects, and what was found where that differs. */
@Command(
        name = "cases",
        description = {
            "Runs case files: YAML lists of {rule, name, given, when, then}. Each names its game.",
            "Where a case fails, what it expects and what was found stand side by side, and the command fails."
        })
final class RunCases implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "Case files; - reads one from the input.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME", description = "The cases that this game ships.")
    private @Nullable String game;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        if (files.isEmpty() == (game == null)) {
            throw new ParameterException(spec.commandLine(), "Name either case files or a game");
        }
        var verdicts = new ArrayList<Verdict>();
        for (var file : game == null ? read() : Cases.shipped(tabard.game(game))) {
            tabard.game(file.game().info().id());
            var its = Cases.run(file);
            verdicts.addAll(its);
            if (!json) {
                its.forEach(verdict -> print(tabard.voice(), verdict));
            }
        }
        var failed = verdicts.stream()
                .filter(Verdict.Failed.class::isInstance)
                .map(Verdict.Failed.class::cast)
                .toList();
        if (json) {
            tabard.voice().print(Json.write(document(verdicts.size(), failed)));
        } else {
            tabard.voice().say("cases.sum", verdicts.size(), failed.size());
        }
        return failed.isEmpty() ? 0 : Faults.FAILED;
    }

    private List<CaseFile> read() {
        return files.stream()
                .map(name -> CaseFile.read(name, Papers.read(name, tabard.desk().in())))
                .toList();
    }

    private static void print(Voice voice, Verdict verdict) {
        if (verdict instanceof Verdict.Failed(var tried, var differences)) {
            voice.print(voice.own("cases.failed", tried.title()));
            for (var difference : differences) {
                voice.print("  " + difference.path());
                beside(
                        voice,
                        voice.own("cases.expected") + "\n" + voice.sentence(difference.expected()),
                        voice.own("cases.found") + "\n" + voice.sentence(difference.found()));
            }
            voice.print("");
        }
    }

    private static void beside(Voice voice, String left, String right) {
        int width = (voice.desk().columns() - 6) / 2;
        var lefts = wrapped(left, width);
        var rights = wrapped(right, width);
        for (int i = 0; i < Math.max(lefts.size(), rights.size()); i++) {
            String one = i < lefts.size() ? lefts.get(i) : "";
            String other = i < rights.size() ? rights.get(i) : "";
            voice.print(("    " + one + " ".repeat(Math.max(0, width - one.length())) + "  " + other).stripTrailing());
        }
    }

    private static List<String> wrapped(String text, int width) {
        return text.lines()
                .flatMap(line -> Wrapped.lines(line, width, "  ").stream())
                .toList();
    }

    private Map<String, Object> document(int all, List<Verdict.Failed> failed) {
        var voice = tabard.voice();
        var failures = new ArrayList<Map<String, Object>>();
        for (var each : failed) {
            var one = new LinkedHashMap<String, Object>();
            one.put("file", each.of().file());
            one.put("rules", each.of().rules());
            one.put("name", each.of().name());
            one.put("differences", differences(voice, each));
            failures.add(one);
        }
        var out = new LinkedHashMap<String, Object>();
        out.put("cases", all);
        out.put("passed", all - failed.size());
        out.put("failed", failures);
        return out;
    }

    private static List<Map<String, Object>> differences(Voice voice, Verdict.Failed failed) {
        var all = new ArrayList<Map<String, Object>>();
        for (var difference : failed.differences()) {
            var one = new LinkedHashMap<String, Object>();
            one.put("path", difference.path());
            one.put("expected", voice.sentence(difference.expected()));
            one.put("found", voice.sentence(difference.found()));
            all.add(one);
        }
        return all;
    }
}
