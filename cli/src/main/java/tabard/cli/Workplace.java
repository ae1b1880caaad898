package tabard.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Machines;
import tabard.arena.engine.Threads;
import tabard.bots.outside.Strangers;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Where a series of games is played: on the threads of this machine, or by a cluster. */
final class Workplace {
    private static final String HERE = "local";

    @Option(
            names = "--engine",
            paramLabel = "local|spark",
            description = "Who plays: threads of this machine, or a cluster of Apache Spark; otherwise local.")
    private String engine = HERE;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = {
                "The master of the cluster: spark://HOST:PORT, or local[N] to try it on this machine.",
                "`./tabard cluster` starts one; see docs/cluster.md."
            })
    private @Nullable String master;

    boolean here() {
        return engine.equals(HERE);
    }

    /** For as long as these bots play; those whom somebody brought along are at no other machine. */
    Engine open(Series series, List<String> bots) {
        if (here()) {
            if (master != null) {
                throw new Refusal(Said.of("engine.no-cluster"));
            }
            return new Threads(series.threads());
        }
        if (!Machines.WORDS.contains(engine)) {
            throw Refusal.unknown("engine.unknown", engine, Machines.WORDS);
        }
        if (master == null) {
            throw new Refusal(Said.of("engine.no-master"));
        }
        for (String bot : bots) {
            if (Strangers.knows(bot)) {
                throw new Refusal(Said.of("engine.stranger", bot));
            }
        }
        return Machines.named(engine).join(master, "tabard " + series.game());
    }
}
