package tabard.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.Balance;
import tabard.cli.desk.Progress;
import tabard.table.Action;
import tabard.table.Game;

/** The balance page of a game, made from many games between bots. */
@Command(
        name = "balance",
        description = {
            "Writes the balance page of a game, with plots.",
            "It tells how long games last, which seat wins, and how often each move is played, among random and among greedy bots.",
            "The numbers are made anew each time; what people wrote around them stays."
        })
final class WriteBalance implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Series series;

    @Mixin
    private Workplace workplace;

    @Option(names = "--random", paramLabel = "N", description = "Games among random bots; otherwise ${DEFAULT-VALUE}.")
    private int random = 10_000;

    @Option(names = "--greedy", paramLabel = "N", description = "Games among greedy bots; otherwise ${DEFAULT-VALUE}.")
    private int greedy = 500;

    @Option(
            names = "--each",
            split = ",",
            paramLabel = "WORD",
            description = "Moves that begin with this word are shown one by one.")
    private List<String> verbs = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where the page goes; otherwise ${DEFAULT-VALUE}.")
    private Path folder = Path.of("docs", "balance");

    @Override
    public Integer call() throws IOException {
        At.least(1, "--random", random);
        At.least(1, "--greedy", greedy);
        write(tabard.game(series.game()));
        return 0;
    }

    private <S, A extends Action> void write(Game<S, A> game) throws IOException {
        var options = series.options(game);
        var wish = new Balance.Wish(options, random, greedy, series.seed(), verbs);
        Path page;
        try (var engine = workplace.open(series, List.of());
                var progress = new Progress(tabard.desk(), game.info().id(), Balance.games(game, wish))) {
            page = Balance.write(engine, game, wish, folder, progress::reached);
        }
        tabard.voice().say("balance.written", page.toString());
    }
}
