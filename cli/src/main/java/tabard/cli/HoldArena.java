package tabard.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import tabard.arena.TournamentPart;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Progress;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Refusal;
import tabard.table.scene.Said;

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

    @Mixin
    private BroughtBots brought;

    @Mixin
    private Workplace workplace;

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

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description = "Play one of N parts only, into the journal; so N machines share the games.")
    private @Nullable String part;

    @Option(
            names = "--merge",
            split = ",",
            arity = "1..*",
            paramLabel = "FILE",
            description = {
                "Play nothing, and sum up the journals of the parts, with the same options as they were played with.",
                "The result is that of one run."
            })
    private List<Path> parts = List.of();

    @Option(names = "--html", paramLabel = "FILE", description = "Write a page with tables and plots.")
    private @Nullable Path page;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        At.least(1, "--games", games);
        At.least(2, "--bots", bots.size());
        brought.arrive(tabard);
        var standings = hold(tabard.game(series.game()));
        if (standings.isPresent()) {
            show(standings.get());
        }
        return 0;
    }

    private void show(Standings standings) throws IOException {
        if (page != null) {
            Papers.write(page.toString(), new ArenaPage(standings).html());
        }
        if (json) {
            tabard.voice().print(Json.write(standings));
        } else {
            print(standings);
        }
    }

    /** Nothing comes of a part alone. */
    private <S, A extends Action> Optional<Standings> hold(Game<S, A> game) {
        if (part != null && !parts.isEmpty()) {
            throw new Refusal(Said.of("arena.part-or-merge"));
        }
        var options = series.options(game);
        var tournament = new Tournament<>(
                game, new Tournament.Terms(options, bots, alone, games, series.seed(), thinking.budget()));
        if (!parts.isEmpty()) {
            return Optional.of(tournament.merge(parts.stream().map(Journal::in).toList()));
        }
        var kept = journal == null ? Journal.none() : Journal.in(journal);
        if (part != null && journal == null) {
            throw new Refusal(Said.of("arena.part-journal"));
        }
        var one = part == null ? TournamentPart.whole() : TournamentPart.of(part);
        try (var engine = workplace.open(series, bots);
                var progress = new Progress(tabard.desk(), game.info().id(), tournament.size(one))) {
            if (part == null) {
                return Optional.of(tournament.play(kept, engine, progress::reached));
            }
            tournament.playPart(one, kept, engine, progress::reached);
        }
        tabard.voice().say("arena.played", one.number(), one.of(), "" + tournament.size(one), String.valueOf(journal));
        return Optional.empty();
    }

    private void print(Standings standings) {
        var voice = tabard.voice();
        voice.say(
                "arena.games", standings.game(), standings.games(), standings.seats(), one(standings.meanDecisions()));
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
