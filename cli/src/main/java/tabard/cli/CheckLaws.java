package tabard.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Progress;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.Report;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;

/** Random games examined under the laws that every game keeps. */
@Command(
        name = "laws",
        description = {
            "Checks the laws that every game keeps, on random games.",
            "All numbers of seats and all options are tried unless some are named.",
            "A broken law is told with its seed and with the command that shows it again."
        })
final class CheckLaws implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Opened opened;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games for each way to play; otherwise ${DEFAULT-VALUE}.")
    private int games = 100;

    @Option(names = "--seats", split = ",", paramLabel = "N", description = "Only these numbers of seats.")
    private List<Integer> seats = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the first game; otherwise ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; otherwise one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() {
        At.least(1, "--games", games);
        At.least(1, "--threads", threads);
        check(tabard.game(opened.game()));
        return 0;
    }

    private <S, A extends Action> void check(Game<S, A> game) {
        var voice = tabard.voice();
        var ways = ways(game);
        for (var law : Law.values()) {
            voice.paragraph(
                    "%2d  %s"
                            .formatted(
                                    law.number(), voice.own("law." + law.word().replace(' ', '-'))),
                    "    ");
        }
        var sum = Report.NONE;
        for (var way : ways) {
            var report = check(game, way);
            voice.say("laws.held", way(game, way), Math.toIntExact(report.games()), String.valueOf(report.steps()));
            sum = sum.plus(report);
        }
        voice.say(
                "laws.sum",
                "" + sum.games(),
                "" + sum.steps(),
                "" + sum.asks(),
                "" + sum.chances(),
                "" + sum.forks(),
                "" + sum.pairs());
        voice.say("laws.extremes", "" + sum.longest(), "" + sum.widest());
    }

    private <S, A extends Action> Report check(Game<S, A> game, Options way) {
        try (var progress = new Progress(tabard.desk(), way(game, way), games)) {
            return Laws.check(game, way, games, seed, threads, report -> progress.reached(report.games()));
        }
    }

    /** Every way to play, or those that the command line leaves. */
    private List<Options> ways(Game<?, ?> game) {
        var info = game.info();
        var chosen = opened.settings(info);
        info.options(chosen); // refuses what the game does not have, and what does not agree
        for (int number : seats) {
            info.options(number, chosen);
        }
        var ways = Laws.everyWay(game).stream()
                .filter(way -> seats.isEmpty() || seats.contains(way.seats()))
                .filter(way -> way.settings().entrySet().containsAll(chosen.entrySet()))
                .toList();
        if (!ways.isEmpty()) {
            return ways;
        }
        // a document is no way among others, and where settings are tried one at a time, two of them named together are
        // none either
        var numbers = seats.isEmpty() ? info.seatsFor(chosen) : seats;
        return numbers.stream().map(number -> info.options(number, chosen)).toList();
    }

    private String way(Game<?, ?> game, Options way) {
        return tabard.voice().own("laws.way", game.info().rules(), way.seats(), settings(way, " "));
    }

    private static String settings(Options way, String between) {
        return Options.words(way.settings()).entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Object::toString)
                .collect(Collectors.joining(between));
    }

    /** The command that shows a broken law again. */
    static String again(Broken broken) {
        String settings = settings(broken.options(), ",");
        return "tabard laws %s --seats %d%s --games 1 --seed %d"
                .formatted(
                        broken.game(),
                        broken.options().seats(),
                        settings.isEmpty() ? "" : " --option " + settings,
                        broken.seed());
    }
}
