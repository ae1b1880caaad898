package tabard.mageknight.rules.round;

import tabard.mageknight.content.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** MK-2.4, 4.4, 16.1: the dice of the Source are rolled. */
public final class SourceDice {
    private SourceDice() {}

    @Rule("MK-2.4")
    public record Rolled(Mana face) implements Move {
        private static final Lottery<Rolled> DIE = new Lottery.Even<>(Moves.each(Mana.ALL, Rolled::new));
    }

    /** So many dice are rolled into the Source. */
    public record Rolling(int dice) implements Draws<Rolled> {
        @Override
        public Lottery<Rolled> lottery(State s) {
            return Rolled.DIE;
        }

        @Override
        public void answer(State s, Rolled rolled) {
            s.add(State.SOURCE, rolled.face, 1);
            roll(s, dice - 1);
        }

        @Override
        public String clause(State s, Rolled drawn) {
            if (s.active() == null) {
                return s.round() == 1 ? "MK-4.4" : "MK-5.1";
            }
            return Outlook.acting(s) ? "MK-23.17" : "MK-16.1";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(dice > 0 && dice <= Tracks.DICE, "MK-2.4", "refused.dice", dice);
        }
    }

    public static void roll(State s, int dice) {
        if (dice > 0) {
            s.push(new Rolling(dice));
        }
    }

    /** While fewer than half show a basic colour, all gold and black dice are rolled again together (MK-4.4). */
    public record Balancing() implements Runs {
        @Override
        public void run(State s) {
            int special = s.source(Mana.GOLD) + s.source(Mana.BLACK);
            int all = 0;
            for (var colour : Mana.ALL) {
                all += s.source(colour);
            }
            if (2 * (all - special) < all) {
                s.set(State.SOURCE, Mana.GOLD, 0);
                s.set(State.SOURCE, Mana.BLACK, 0);
                s.push(this);
                roll(s, special);
            }
        }
    }
}
