package tabard.laws;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tabard.table.Action;
import tabard.table.Options;

/** Many games of many ways to play, in rounds: each way has its turn again and again, so that when time is up all have had about as many. */
public record Rounds<S, A extends Action>(Laws<S, A> laws, List<Options> ways, int games, long firstSeed, int threads) {
    /**
     * What was seen of each way, which is also told when its last game has been played; progress hears how many games have been. Broken laws
     * are told as they are found.
     */
    public Map<Options, Report> play(
            BooleanSupplier timeIsUp,
            Consumer<Long> progress,
            BiConsumer<Options, Report> told,
            Consumer<Broken> faults) {
        var reports = new LinkedHashMap<Options, Report>();
        ways.forEach(way -> reports.put(way, Report.NONE));
        long played = 0;
        for (int done = 0; done < games && !timeIsUp.getAsBoolean(); done += threads) {
            int now = Math.min(threads, games - done);
            for (int i = 0; i < ways.size() && !timeIsUp.getAsBoolean(); i++) {
                var way = ways.get(i);
                var report = laws.check(way, now, firstSeed + done, threads, _ -> {}, faults);
                played += now;
                progress.accept(played);
                var sum = reports.merge(way, report, Report::plus);
                if (done + now == games) {
                    told.accept(way, sum);
                }
            }
        }
        return reports;
    }
}
