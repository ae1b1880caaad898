package tabard.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;

/** A series of games between bots: which game, set up how, with what luck, and on how many threads. */
final class Series {
    @Mixin
    private Opened opened;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of seats; otherwise the fewest that these options allow.")
    private @Nullable Integer seats;

    @Option(names = "--seed", paramLabel = "N", description = "Where all luck comes from; otherwise ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "Threads; otherwise one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    String game() {
        return opened.game();
    }

    <S, A extends Action> Options options(Game<S, A> game) {
        var info = game.info();
        var chosen = opened.settings(info);
        return seats == null ? info.options(chosen) : info.options(seats, chosen);
    }

    long seed() {
        return seed;
    }

    int threads() {
        At.least(1, "--threads", threads);
        return threads;
    }
}
