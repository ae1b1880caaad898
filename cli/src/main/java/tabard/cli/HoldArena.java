package tabard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.ArenaPage;
import tabard.arena.Journal;
import tabard.arena.Standings;
import tabard.arena.Tournament;
import tabard.cli.desk.Progress;
import tabard.table.Action;
import tabard.table.Game;

/** A tournament of bots: everybody against everybody, in every seat, with the same luck for all. */
@Command(
        name = "arena",
        description = {
            "Lets bots play against each other, everybody against everybody, in every seat and with the same luck for all line-ups.",
            "With --tries or --nodes the same seed gives the same result on however many threads. With --journal it can be stopped and taken up again."
        })
final class HoldArena implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Series series;

    @Option(names = "--bots", split = ",", required = true, paramLabel = "BOT", description = "Who takes part.")
    private List<String> bots = List.of();

    @Option(
            names = "--alone",
            split = ",",
            paramLabel = "BOT",
            description = "Who sits alone among others of one kind; otherwise each of them in turn.")
    private List<String> alone = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of each pair, rounded up to whole rounds; otherwise ${DEFAULT-VALUE}.")
    private int games = 100;

    @Mixin
    private Thinking thinking;

    @Option(names = "--journal", paramLabel = "FILE", description = "Keep every game here, and go on from what it has.")
    private @Nullable Path journal;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with tables and plots.")
    private @Nullable Path page;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        At.least(1, "--games", games);
        var standings = hold(tabard.game(series.game()));
        if (page != null) {
            Files.writeString(page, new ArenaPage(standings).html());
        }
        if (json) {
            tabard.voice().print(Json.write(standings));
        } else {
            print(standings);
        }
        return 0;
    }

    private <S, A extends Action> Standings hold(Game<S, A> game) {
        var options = series.options(game);
        var tournament = new Tournament<>(
                game, new Tournament.Terms(options, bots, alone, games, series.seed(), thinking.budget()));
        try (var progress = new Progress(tabard.desk(), game.info().id(), tournament.size())) {
            return tournament.play(
                    journal == null ? Journal.none() : Journal.in(journal), series.threads(), progress::reached);
        }
    }

    private void print(Standings standings) {
        var voice = tabard.voice();
        voice.say(
                "arena.games",
                standings.game(),
                "" + standings.games(),
                standings.seats(),
                one(standings.meanDecisions()));
        for (var line : standings.lines()) {
            voice.say(
                    "arena.line",
                    line.bot(),
                    "" + line.played(),
                    percent(line.share()),
                    percent(line.low()),
                    percent(line.high()),
                    "" + Math.round(line.rating()));
        }
        for (var pair : standings.pairs()) {
            voice.say(
                    "arena.pair",
                    pair.bot(),
                    pair.against(),
                    percent(pair.won()),
                    percent(pair.low()),
                    percent(pair.high()),
                    percent(pair.fair()));
        }
    }

    private String percent(double share) {
        return one(100 * share);
    }

    private String one(double number) {
        return String.format(Locale.of(tabard.voice().own().language()), "%.1f", number);
    }
}
