package tabard.macht;

import java.util.random.RandomGenerator;
import tabard.table.Seen;
import tabard.table.Viewer;
import tabard.table.sheet.Sheet;

/** What is hidden: bids, from the moment they are made until they are revealed (MO-5.1). Everything else lies open. */
final class Secrets {
    private Secrets() {}

    static Seen<State> see(State s, Viewer viewer) {
        var seen = new State(s);
        for (var side : Side.ALL) {
            if (!viewer.is(side) && s.count(State.BID, side) != 0) {
                seen.set(State.BID, side, Sheet.BLANK);
            }
        }
        seen.agenda(s.agenda().seenBy(viewer::is));
        return new Seen<>(viewer, seen);
    }

    static State imagine(Seen<State> seen, RandomGenerator dice) {
        var s = new State(seen.masked());
        for (var side : Side.ALL) {
            if (s.count(State.BID, side) == Sheet.BLANK) {
                s.set(State.BID, side, 1 + dice.nextInt(s.pool(side, s.active()) + 1));
            }
        }
        return s;
    }
}
