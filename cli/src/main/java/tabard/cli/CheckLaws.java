package tabard.cli;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.cli.desk.Progress;
import tabard.laws.Attention;
import tabard.laws.Broken;
import tabard.laws.Law;
import tabard.laws.Laws;
import tabard.laws.Report;
import tabard.laws.Rounds;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

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

    @Mixin
    private WaysToTry tried;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games for each way to play; otherwise ${DEFAULT-VALUE}.")
    private int games = 100;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the first game; otherwise ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; otherwise one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--share",
            paramLabel = "X",
            description = {
                "Of positions of a kind that has been met often, look at this share only, above 0 and at most 1: for very many games.",
                "Otherwise at all of them."
            })
    private double share = 1;

    @Option(
            names = "--minutes",
            paramLabel = "N",
            description = "End after so much time, however many games have been played; all ways get about as many.")
    private long minutes;

    @Option(names = "--all", description = "Go on where a law is broken, and tell of every game that breaks one.")
    private boolean all;

    @Override
    public Integer call() {
        At.least(1, "--games", games);
        if (!(share > 0 && share <= 1)) {
            throw new Refusal(Said.of("laws.share", String.valueOf(share)));
        }
        At.least(1, "--threads", threads);
        check(tabard.game(opened.game()));
        return 0;
    }

    private <S, A extends Action> void check(Game<S, A> game) {
        var voice = tabard.voice();
        var ways = tried.of(game, opened);
        for (var law : Law.values()) {
            voice.paragraph(
                    "%2d  %s"
                            .formatted(
                                    law.number(), voice.own("law." + law.word().replace(' ', '-'))),
                    "    ");
        }
        var laws = share == 1 ? new Laws<>(game) : new Laws<>(game).attending(Attention.share(share));
        var rounds = new Rounds<>(laws, ways, games, seed, threads);
        var told = new HashSet<Options>();
        var faults = new ArrayList<Broken>();
        var reports = rounds(rounds, told, faults);
        reports.forEach((way, report) -> {
            if (!told.contains(way)) {
                held(game, way, report); // time was up
            }
        });
        sum(reports.values().stream().reduce(Report.NONE, Report::plus));
        if (!faults.isEmpty()) {
            throw faults.getFirst();
        }
    }

    private <S, A extends Action> Map<Options, Report> rounds(
            Rounds<S, A> rounds, Set<Options> told, List<Broken> faults) {
        var game = rounds.laws().game();
        var ends = Instant.now().plus(Duration.ofMinutes(minutes));
        try (var progress = new Progress(
                tabard.desk(), game.info().rules(), (long) games * rounds.ways().size())) {
            return rounds.play(
                    () -> minutes > 0 && Instant.now().isAfter(ends),
                    progress::reached,
                    (way, report) -> {
                        told.add(way);
                        held(game, way, report);
                    },
                    broken -> {
                        if (!all) {
                            throw broken;
                        }
                        faults.add(broken);
                        tabard.voice().say("laws.broken", broken.getMessage(), again(broken));
                    });
        }
    }

    private void held(Game<?, ?> game, Options way, Report report) {
        tabard.voice()
                .say(
                        "laws.held",
                        way(game, way),
                        Math.toIntExact(report.games()),
                        "" + report.steps(),
                        "" + report.longest(),
                        "" + report.looked(),
                        "" + report.closely(),
                        "" + report.whole());
    }

    private void sum(Report sum) {
        var voice = tabard.voice();
        voice.say(
                "laws.sum",
                "" + sum.games(),
                "" + sum.steps(),
                "" + sum.asks(),
                "" + sum.chances(),
                "" + sum.forks(),
                "" + sum.pairs());
        voice.say("laws.looked", "" + sum.looked(), "" + sum.closely(), "" + sum.whole());
        voice.say("laws.extremes", "" + sum.longest(), "" + sum.widest());
    }

    private String way(Game<?, ?> game, Options way) {
        return tabard.voice().own("laws.way", game.info().rules(), way.seats(), settings(way, " "));
    }

    private static String settings(Options way, String between) {
        return way.settings().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(setting -> setting.getKey() + "=" + (setting.getValue() instanceof String word ? word : "@FILE"))
                .collect(Collectors.joining(between));
    }

    /** The command that shows a broken law again. */
    static String again(Broken broken) {
        String settings = settings(broken.options(), ",");
        return "tabard laws %s --seats %d%s --games 1 --seed %d%s"
                .formatted(
                        broken.game(),
                        broken.options().seats(),
                        settings.isEmpty() ? "" : " --option " + settings,
                        broken.seed(),
                        broken.share() == 1 ? "" : " --share " + broken.share());
    }
}
