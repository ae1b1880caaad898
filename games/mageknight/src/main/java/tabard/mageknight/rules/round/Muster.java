package tabard.mageknight.rules.round;

import tabard.mageknight.content.*;
import tabard.mageknight.rules.*;
import tabard.mageknight.rules.State.Draws;
import tabard.mageknight.rules.State.Runs;
import tabard.table.*;

/** MK-4.3, 5.2: units come from their piles to the offer. */
public final class Muster {
    private Muster() {}

    @Rule("MK-4.3")
    public record Mustered(Unit unit) implements Move {
        static final Mustered[] EACH = Unit.ALL.stream().map(Mustered::new).toArray(Mustered[]::new);
    }

    private static int[] pile(State s, Tier tier) {
        int[] weights = new int[Unit.ALL.size()];
        for (var unit : Unit.ALL) {
            weights[unit.ordinal()] = unit.tier() == tier ? s.count(State.UNIT_PILE, unit) : 0;
        }
        return weights;
    }

    private static boolean any(State s, Tier tier) {
        for (var unit : Unit.ALL) {
            if (unit.tier() == tier && s.count(State.UNIT_PILE, unit) > 0) {
                return true;
            }
        }
        return false;
    }

    /** So many units are dealt: regular ones, or elite and regular in turn (MK-5.2). */
    public record Mustering(int units, Tier tier, boolean alternating) implements Runs {
        @Override
        public void run(State s) {
            if (units == 0) {
                return;
            }
            s.push(new Mustering(units - 1, alternating && tier == Tier.ELITE ? Tier.REGULAR : next(), alternating));
            if (any(s, tier)) {
                s.push(new Calling(tier));
            } else if (s.size(State.UNITS_UNDER, tier) > 0) {
                s.add(State.UNIT_OFFER, s.removeFirst(State.UNITS_UNDER, tier), 1);
            }
        }

        private Tier next() {
            return alternating ? Tier.ELITE : tier;
        }
    }

    public record Calling(Tier tier) implements Draws<Mustered> {
        @Override
        public Lottery<Mustered> lottery(State s) {
            return new Lottery.Urn<>(Mustered.EACH, pile(s, tier));
        }

        @Override
        public void answer(State s, Mustered drawn) {
            s.add(State.UNIT_PILE, drawn.unit, -1);
            s.add(State.UNIT_OFFER, drawn.unit, 1);
        }

        /** Set-up, preparation, a white city, Bonds of Loyalty. */
        @Override
        public String clause(State s, Mustered drawn) {
            if (s.active() == null) {
                return s.round() == 1 ? "MK-4.3" : "MK-5.2";
            }
            return tier == Tier.ELITE ? "MK-11.9" : "MK-26.10";
        }

        @Override
        public void possible(State s) {
            Refusal.unless(any(s, tier), "MK-2.8", "refused.empty-offer");
        }
    }
}
