package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.sheet.Subset;

/** The end of a turn (DR-4.5): generals recover (DR-9.9, 9.10), and the next player follows. */
final class Recovery {
    private Recovery() {}

    /** The generals about to regain a square. */
    static Subset<General> due(State s) {
        long due = 0;
        for (var general : General.ALL) {
            due |= due(s, general) ? Subset.bit(general) : 0;
        }
        return Subset.of(General.ALL, due);
    }

    private static boolean due(State s, General general) {
        boolean wounded = !s.slain(general) && s.count(STRENGTH, general) < general.life();
        return wounded && s.count(DELAY, general) == 0 && !s.is(SPIED, general);
    }

    /** DR-9.10, 9.12: nobody waits for the turn of one who has dropped out. */
    static void dropOut(State s, Banner banner) {
        int turns = 0; // that end before his would
        for (var other = s.active(); other != banner; other = s.after(other)) {
            turns += s.plays(other) || other == s.active() ? 1 : 0;
        }
        for (var general : General.ALL) {
            if (turns > 0 && s.onRed(general) && s.count(DELAY, general) >= turns) {
                s.add(DELAY, general, -1);
            }
        }
    }

    record Closing() implements Phase {
        @Override
        public void run(State s) {
            s.push(new Recovering());
            Windows.open(s, Occasion.RECOVERY);
        }
    }

    record Recovering() implements Phase {
        @Override
        public void run(State s) {
            for (var general : General.ALL) {
                if (due(s, general)) {
                    s.add(STRENGTH, general, 1);
                } else if (s.count(DELAY, general) > 0) {
                    s.add(DELAY, general, -1);
                }
                s.set(SPIED, general, false);
            }
            pass(s);
            s.add(TURN, 1);
            s.push(new Dawn.Breaking());
        }
    }

    /** Clockwise to the next one who plays. */
    static void pass(State s) {
        s.set(ACTIVE, s.next(s.after(s.active())));
    }
}
