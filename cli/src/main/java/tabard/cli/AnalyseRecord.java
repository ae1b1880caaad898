package tabard.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tabard.analysis.Analysis;
import tabard.analysis.Analyst;
import tabard.analysis.Labour;
import tabard.cli.desk.Papers;
import tabard.cli.desk.Progress;
import tabard.laws.cases.Documents;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.GameRecord;

/** A game looked at again: who was ahead when, and which decisions cost most. */
@Command(
        name = "analyse",
        description = {
            "Reads a record and tells who was ahead after each round, what moved it, and the five costliest decisions.",
            "Of each of these it tells what a bot would have done instead, as the seat saw it then, and why.",
            "With --tries or --nodes it looks longer. The same seed says the same."
        })
final class AnalyseRecord implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Parameters(index = "0", paramLabel = "RECORD", description = "The record; - reads it from the input.")
    private String file;

    @Mixin
    private Thinking thinking;

    @Option(names = "--seed", paramLabel = "N", description = "Where the luck of the bot comes from; otherwise 1.")
    private long seed = 1;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        String text = Papers.read(file, tabard.desk().in());
        analyse(tabard.game(GameRecord.gameOf(text)), text);
        return 0;
    }

    private <S, A extends Action> void analyse(Game<S, A> game, String text) {
        var match = GameRecord.read(game, text, Documents::read);
        var analyst = new Analyst<>(match, thinking.budget(Analyst.GLANCE), seed, Labour.HERE);
        var told = new ToldAnalysis<>(match, watched(analyst, game.info().id()), tabard.voice());
        if (json) {
            tabard.voice().print(Json.write(told.document()));
        } else {
            told.print();
        }
    }

    private <A extends Action> Analysis<A> watched(Analyst<?, A> analyst, String task) {
        try (var progress = new Progress(tabard.desk(), task, analyst.size())) {
            return analyst.analyse(progress::reached);
        }
    }
}
