package tabard.sample.bot;

import java.util.List;
import tabard.sample.rules.State;
import tabard.table.Worth;
import tabard.table.Worth.Feature;

/** What a position is worth to a player. */
public final class SampleWorth {
    public static final Worth<State> WORTH = new Worth<>(List.of(
            new Feature<>("points", 0.4, (s, seat) -> s.count(State.POINTS, seat)),
            new Feature<>("letters taken", -0.2, (s, _) -> s.count(State.LETTERS, State.TAKEN))));

    private SampleWorth() {}
}
