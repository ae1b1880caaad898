package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;

/** The end of a turn (DR-4.5): generals recover (DR-9.9, 9.10), and the next player follows. */
final class Recovery {
    private Recovery() {}

    /** The generals about to regain a square. */
    static int due(State s) {
        int due = 0;
        for (var general : General.ALL) {
            if (wounded(s, general) && s.count(DELAY, general) == 0 && !s.is(SPIED, general)) {
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
            int due = due(s);
            for (var general : General.ALL) {
                if ((due & general.bit()) != 0) {
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
        var banner = s.active();
        do {
            banner = s.after(banner);
        } while (!s.plays(banner) && banner != s.active());
        s.set(ACTIVE, banner);
    }
}
