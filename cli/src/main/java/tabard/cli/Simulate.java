package tabard.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.Plan;
import tabard.arena.Recorder;
import tabard.arena.Results;
import tabard.arena.Simulation;
import tabard.arena.data.DataCard;
import tabard.arena.data.DataFiles;
import tabard.arena.data.DecisionLog;
import tabard.bots.loop.Watcher;
import tabard.cli.desk.Progress;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;
import tabard.table.text.JsonText;

/** Many games between bots: how long they take, who wins, and how fast they are played. */
@Command(
        name = "simulate",
        description = {
            "Plays many games between bots and sums them up.",
            "The same seed gives the same games, on however many threads. Fails if a game broke off."
        })
final class Simulate implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Series series;

    @Mixin
    private BroughtBots brought;

    @Mixin
    private Workplace workplace;

    @Option(names = "--games", paramLabel = "N", description = "Number of games; otherwise ${DEFAULT-VALUE}.")
    private int games = 1000;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "One bot for all seats, or one for each, as `tabard bots` names them; otherwise random.")
    private List<String> bots = new ArrayList<>();

    @Option(
            names = "--views",
            description = "Show every deciding seat its view, as a live table does, and so measure that too.")
    private boolean views;

    @Option(names = "--record", paramLabel = "FOLDER", description = "Write every game down in this folder.")
    private @Nullable Path folder;

    @Option(
            names = "--export",
            paramLabel = "FILE.parquet",
            description = "Write every decision as a row of this file; docs/research.md tells what is in it.")
    private @Nullable Path export;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        At.least(1, "--games", games);
        brought.arrive(tabard);
        var results = simulate(tabard.game(series.game()));
        if (json) {
            tabard.voice().print(Json.write(results));
        } else {
            print(results);
        }
        for (var fault : results.errors()) {
            tabard.desk()
                    .err()
                    .println("tabard: "
                            + tabard.voice()
                                    .own(
                                            "simulate.fault",
                                            "" + (fault.game() + 1),
                                            fault.message(),
                                            again(results, fault.seed())));
        }
        return results.errors().isEmpty() ? 0 : Faults.FAILED;
    }

    private <S, A extends Action> Results simulate(Game<S, A> game) throws IOException {
        var options = series.options(game);
        var plan = new Plan(
                options, bots.isEmpty() ? List.of("random") : bots, games, series.seed(), series.threads(), views);
        if (!workplace.here()) {
            return elsewhere(game, plan);
        }
        if (export == null) {
            return folder == null ? alone(game, plan) : watched(game, plan, Recorder.into(folder, game, plan));
        }
        if (folder != null) {
            throw new Refusal(Said.of("data.record"));
        }
        try (var writer =
                DataFiles.any().create(export, DataCard.wide(game.layout()), JsonText.write(DataCard.of(game, plan)))) {
            var log = new DecisionLog<>(game, writer);
            var results = watched(game, plan, log.watchers());
            log.close();
            writer.finish();
            return results;
        }
    }

    private <S, A extends Action> Results elsewhere(Game<S, A> game, Plan plan) {
        if (folder != null || export != null) {
            throw new Refusal(Said.of("engine.files"));
        }
        try (var engine = workplace.open(series, plan.bots());
                var progress = new Progress(tabard.desk(), game.info().id(), games)) {
            return Simulation.run(engine, game, plan, progress::reached);
        }
    }

    private <S, A extends Action> Results alone(Game<S, A> game, Plan plan) {
        try (var progress = new Progress(tabard.desk(), game.info().id(), games)) {
            return Simulation.run(game, plan, progress::reached);
        }
    }

    private <S, A extends Action> Results watched(Game<S, A> game, Plan plan, Watcher.Each<S, A> watchers) {
        try (var progress = new Progress(tabard.desk(), game.info().id(), games)) {
            return Simulation.run(game, plan, watchers, progress::reached);
        }
    }

    private void print(Results results) {
        var voice = tabard.voice();
        voice.say(
                "simulate.games", results.game(), results.games(), results.seats(), String.join(", ", results.bots()));
        voice.say(
                "simulate.length",
                one(results.meanDecisions()),
                results.fewestDecisions(),
                results.mostDecisions(),
                one(results.meanRounds()));
        results.wins().forEach((seat, wins) -> {
            double points = results.meanPoints().getOrDefault(seat, 0.0);
            voice.say(
                    "simulate.wins",
                    voice.game().name(seat, ""),
                    wins,
                    one(100.0 * wins / results.games()),
                    one(points));
        });
        if (results.cooperative()) {
            voice.say("simulate.together", results.won(), results.lost());
        } else {
            voice.say("simulate.draws", results.draws());
        }
        voice.say(
                "simulate.speed",
                "" + results.decisions(),
                one(results.seconds()),
                whole(results.decisionsPerSecond()));
        voice.say("simulate.speed-cpu", one(results.cpuSeconds()), whole(results.decisionsPerCpuSecond()));
    }

    private String one(double number) {
        return String.format(Locale.of(tabard.voice().own().language()), "%.1f", number);
    }

    private String whole(double number) {
        return String.format(Locale.of(tabard.voice().own().language()), "%,.0f", number);
    }

    /** The command that plays a broken game again. */
    private static String again(Results results, long seed) {
        var settings = Options.words(results.options()).entrySet().stream()
                .map(Object::toString)
                .toList();
        return "tabard simulate %s --seats %d --bots %s%s --games 1 --seed %d"
                .formatted(
                        results.game(),
                        results.seats(),
                        String.join(",", results.bots()),
                        settings.isEmpty() ? "" : " --option " + String.join(",", settings),
                        seed);
    }
}
