package tabard.defenders.rules;

import tabard.defenders.content.*;
import tabard.defenders.rules.State.Runs;

/** The end of a turn (DR-4.5): generals recover (DR-9.9, 9.10), and the next player follows. */
final class Recovery {
    private Recovery() {}

    /** The generals about to regain a square. */
    static int due(State s) {
        int due = 0;
        for (var general : General.ALL) {
            if (wounded(s, general) && s.delay(general) == 0 && !s.is(State.SPIED, general)) {
                due |= general.bit();
            }
        }
        return due;
    }

    private static boolean wounded(State s, General general) {
        return !s.slain(general) && s.strength(general) < general.life();
    }

    /** DR-9.10, 9.12: nobody waits for the turn of one who has dropped out. */
    static void dropOut(State s, Banner banner) {
        int turns = 0; // that end before his would
        for (var other = s.active(); other != banner; other = s.after(other)) {
            turns += s.plays(other) || other == s.active() ? 1 : 0;
        }
        for (var general : General.ALL) {
            if (turns > 0 && s.onRed(general) && s.delay(general) >= turns) {
                s.add(State.DELAY, general, -1);
            }
        }
    }

    record Closing() implements Runs {
        @Override
        public void run(State s) {
            s.push(new Recovering());
            Windows.open(s, Occasion.RECOVERY);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    record Recovering() implements Runs {
        @Override
        public void run(State s) {
            int due = due(s);
            for (var general : General.ALL) {
                if ((due & general.bit()) != 0) {
                    s.add(State.STRENGTH, general, 1);
                } else if (s.delay(general) > 0) {
                    s.add(State.DELAY, general, -1);
                }
                s.set(State.SPIED, general, false);
            }
            pass(s);
            s.add(State.TURN, 1);
            s.push(new Dawn.Breaking());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Clockwise to the next one who plays. */
    static void pass(State s) {
        var banner = s.active();
        do {
            banner = s.after(banner);
        } while (!s.plays(banner) && banner != s.active());
        s.set(State.ACTIVE, banner);
    }
}
