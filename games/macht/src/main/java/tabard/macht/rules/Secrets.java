package tabard.macht.rules;

import java.util.random.RandomGenerator;
import tabard.macht.content.Side;
import tabard.table.*;

/** What is hidden: bids, from the moment they are made until they are revealed (MO-5.1). Everything else lies open. */
public final class Secrets {
    private Secrets() {}

    public static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        for (var side : Side.ALL) {
            if (!viewer.is(side) && s.hasBid(side)) {
                seen.hide(State.BID, side);
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    public static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var side : Side.ALL) {
            if (s.bidsInSecret(side)) {
                s.set(State.BID, side, dice.nextInt(s.pool(side, s.active()) + 1));
            }
        }
        return s;
    }
}
