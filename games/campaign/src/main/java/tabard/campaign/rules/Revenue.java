package tabard.campaign.rules;

import java.util.List;
import java.util.random.RandomGenerator;
import tabard.campaign.content.Event;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;

/** Chapter 5: what the mines give, seat by seat (CA-21.11). */
public final class Revenue {
    private static final int DICE = 5; // CA-5.1, 4.2, 4.7
    private static final int GOLD = 10; // CA-5.1

    private Revenue() {}

    /** CA-5.2 */
    public static int dice(State s, Banner banner) {
        int lots = s.mines(banner) + (s.event(banner) == Event.RAID ? 1 : 0);
        for (var other : s.players()) {
            lots -= s.is(State.VEIN, other, banner) ? 1 : 0;
        }
        return DICE * Math.max(0, lots);
    }

    record Open() implements Runs {
        @Override
        public void run(State s) {
            s.push(new Purchases.Open());
            for (var banner : s.players().reversed()) {
                if (dice(s, banner) > 0) {
                    s.push(new Rolling(banner));
                }
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** All the dice of one player; their sum times ten is gold. */
    @Rule("CA-5.1")
    public record Rolled(Banner banner, List<Pips> dice) implements Move {}

    record Rolling(Banner banner) implements Draws<Rolled> {
        @Override
        public Lottery<Rolled> lottery(State s) {
            return new Roll(banner, dice(s, banner));
        }

        @Override
        public void answer(State s, Rolled drawn) {
            s.add(State.GOLD, banner, GOLD * Pips.sum(drawn.dice));
        }
    }

    private static final class Roll implements Lottery<Rolled> {
        private final Banner banner;
        private final int dice;

        Roll(Banner banner, int dice) {
            this.banner = banner;
            this.dice = dice;
        }

        @Override
        public Rolled draw(RandomGenerator generator) {
            return new Rolled(banner, Pips.roll(dice, generator));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Rolled(var by, var rolled) && by == banner && rolled.size() == dice;
        }
    }
}
