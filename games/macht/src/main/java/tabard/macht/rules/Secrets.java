package tabard.macht.rules;

import java.util.random.RandomGenerator;
import tabard.macht.content.Side;
import tabard.table.Viewer;

/** What is hidden: bids, from the moment they are made until they are revealed (MO-5.1). Everything else lies open. */
public final class Secrets {
    private Secrets() {}

    public static void hide(State seen, Viewer viewer) {
        for (var side : Side.ALL) {
            if (!viewer.is(side) && seen.hasBid(side)) {
                seen.hide(State.BID, side);
            }
        }
    }

    public static void fill(State s, RandomGenerator dice) {
        for (var side : Side.ALL) {
            if (s.bidsInSecret(side)) {
                s.set(State.BID, side, dice.nextInt(s.pool(side, s.active()) + 1));
            }
        }
    }
}
