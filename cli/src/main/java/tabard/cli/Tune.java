package tabard.cli;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tabard.arena.HeadToHead;
import tabard.arena.Share;
import tabard.arena.Tuned;
import tabard.arena.Tuning;
import tabard.cli.desk.Progress;
import tabard.table.Action;
import tabard.table.Game;

/** Better weights for the features by which bots judge a game, found by self-play and proved by it. */
@Command(
        name = "tune",
        description = {
            "Fits the weights of a game's worth to how games between bots end, and lets new and old weights play against each other.",
            "Prints what to write into the worth of the game. The same seed gives the same result on however many threads."
        })
final class Tune implements Callable<Integer> {
    @ParentCommand
    private Tabard tabard;

    @Mixin
    private Series series;

    @Mixin
    private Workplace workplace;

    @Option(names = "--games", paramLabel = "N", description = "Games to learn from; otherwise ${DEFAULT-VALUE}.")
    private int games = 1000;

    @Option(
            names = "--proof-games",
            paramLabel = "N",
            description =
                    "Games of new against old weights, rounded up to whole rounds of seats; otherwise ${DEFAULT-VALUE}.")
    private int proofGames = 400;

    @Option(names = "--bots", paramLabel = "BOT", description = "Who plays; otherwise ${DEFAULT-VALUE}.")
    private String bot = "greedy";

    @Mixin
    private Thinking thinking;

    @Option(
            names = "--hold",
            paramLabel = "N",
            description = "How firmly the old weights are held: as so many games would; otherwise ${DEFAULT-VALUE}.")
    private int hold = 10;

    @Option(names = "--json", description = "Print for machines.")
    private boolean json;

    @Override
    public Integer call() {
        At.least(5, "--games", games);
        At.least(1, "--proof-games", proofGames);
        At.least(1, "--hold", hold);
        var tuned = tune(tabard.game(series.game()));
        if (json) {
            tabard.voice().print(Json.write(tuned));
        } else {
            print(tuned);
        }
        return 0;
    }

    private <S, A extends Action> Tuned tune(Game<S, A> game) {
        var options = series.options(game);
        var terms = new Tuning.Terms(options, bot, games, proofGames, hold, series.seed(), thinking.budget());
        var tuning = new Tuning<>(game, terms);
        try (var engine = workplace.open(series, List.of(bot));
                var progress = new Progress(tabard.desk(), game.info().id(), tuning.size())) {
            return tuning.run(engine, progress::reached);
        }
    }

    private void print(Tuned tuned) {
        var voice = tabard.voice();
        voice.say("tune.games", tuned.game(), "" + tuned.games(), tuned.seats(), tuned.bot(), "" + tuned.samples());
        int widest = tuned.features().stream()
                .mapToInt(feature -> feature.name().length())
                .max()
                .orElse(0);
        String row = "%-" + widest + "s %9s %9s %9s";
        voice.print(row.formatted("", voice.own("tune.old"), voice.own("tune.new"), voice.own("tune.swing")));
        for (var feature : tuned.features()) {
            voice.print(row.formatted(
                    feature.name(),
                    plain(feature.before()),
                    plain(feature.after()),
                    plain(feature.after() * feature.spread())));
        }
        voice.say("tune.loss", number(tuned.lossBefore(), 4), number(tuned.lossAfter(), 4), number(tuned.level(), 2));
        prove(tuned.proof());
        voice.say("tune.write");
        for (var feature : tuned.features()) {
            voice.print("    feature(\"%s\", %s, …),".formatted(feature.name(), written(feature.after())));
        }
    }

    private void prove(HeadToHead proof) {
        var voice = tabard.voice();
        voice.say("tune.new-won", share(proof.fresh()), "" + proof.fresh().whole());
        voice.say("tune.old-won", share(proof.old()), "" + proof.old().whole());
        String verdict = proof.better() ? "tune.better" : proof.worse() ? "tune.worse" : "tune.even";
        voice.say(verdict, share(proof.gain()), "" + proof.gain().whole(), number(100 * proof.fair(), 1));
    }

    private String share(Share share) {
        return "%s %% (%s–%s)"
                .formatted(number(100 * share.value(), 1), number(100 * share.low(), 1), number(100 * share.high(), 1));
    }

    private String plain(double number) {
        return number(number, 3);
    }

    /** As source code has it, whatever the language of the reader. */
    private static String written(double number) {
        return new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
    }

    private String number(double number, int digits) {
        return String.format(Locale.of(tabard.voice().own().language()), "%." + digits + "f", number);
    }
}
