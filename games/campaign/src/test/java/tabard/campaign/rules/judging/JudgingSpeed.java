package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabard.campaign.rules.State;

/** How long the umpire takes for a turn of six players; started by hand, on a machine that does nothing else. */
final class JudgingSpeed {
    private static final int TURNS = 200;
    private static final int TIMES = 300;

    private JudgingSpeed() {}

    static void main() {
        var states = new ArrayList<State>();
        for (int i = 0; i < TURNS; i++) {
            var s = RandomOrders.on("standard-6p", new Random(i));
            new Judging.Open().run(s);
            states.add(s);
        }
        long best = Long.MAX_VALUE;
        for (int time = 0; time < TIMES; time++) {
            long start = System.nanoTime();
            for (var s : states) {
                Judgement.of(s, List.of());
            }
            best = Math.min(best, System.nanoTime() - start);
        }
        System.out.printf("judging a turn of six players: %.1f µs%n", best / 1000.0 / TURNS);
    }
}
