package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 16, CA-15.9, 18.10: what an army loses, and which part of it bears the loss. */
public final class Casualties {
    private static final int TIE = State.THOUSAND; // CA-15.9

    private Casualties() {}

    /** PA that a side loses on the map: rounded, and 1000 more in a tie; never more than it has. Mercenaries are nobody's (CA-15.9). */
    public static int of(State s, BattleNumber battle, Side side) {
        if (Armies.mercenaries(s, battle, side)) {
            return 0;
        }
        int lost = Reckoning.rounded(s.count(State.LOST, battle, Side.A, side));
        return Math.min(Armies.of(s, battle, side), lost + (Aftermath.winner(s, battle) == null ? TIE : 0));
    }

    /** Takes the loss from the only part there is, or asks. */
    static void suffer(State s, BattleNumber battle, Side side, int pa) {
        int parts = 0;
        @Nullable Troop largest = null;
        for (var troop : Troop.ALL) {
            int there = troop.pa(s, battle, side);
            if (there > 0) {
                parts++;
                largest = largest == null || there > largest.pa(s, battle, side) ? troop : largest;
            }
        }
        if (pa == 0 || largest == null) {
            return;
        }
        if (pa == Armies.of(s, battle, side)) {
            for (var troop : Troop.ALL) {
                int there = troop.pa(s, battle, side);
                if (there > 0) {
                    troop.lose(s, battle, side, there);
                }
            }
        } else if (parts == 1) {
            largest.lose(s, battle, side, pa);
        } else {
            s.push(new Sharing(Armies.fighter(s, battle, side), battle, largest, pa / State.THOUSAND));
        }
    }

    @Rule("CA-16.9")
    public record Bear(Troop troop) implements Move {
        private static final List<Bear> EACH = Moves.each(Troop.ALL, Bear::new);
    }

    /** Which part bears 1000 PA? The larger one, where nothing is said. */
    public record Sharing(Banner seat, BattleNumber battle, Troop larger, int lots) implements Asks<Bear> {
        private Side side(State s) {
            return Armies.side(s, battle, seat);
        }

        @Override
        public Choices<Bear> choices(State s) {
            var picks = new Picks<Bear>(3);
            picks.addIf(larger.pa(s, battle, side(s)) > 0, Bear.EACH.get(larger.ordinal()));
            for (var troop : Troop.ALL) {
                picks.addIf(troop != larger && troop.pa(s, battle, side(s)) > 0, Bear.EACH.get(troop.ordinal()));
            }
            return picks;
        }

        @Override
        public void answer(State s, Bear chosen) {
            chosen.troop.lose(s, battle, side(s), State.THOUSAND);
            if (lots > 1) {
                s.push(new Sharing(seat, battle, larger, lots - 1));
            }
        }

        @Override
        public boolean asksAgain(Bear move) {
            return lots > 1;
        }

        /** By where the troops came from, or what they are. */
        @Override
        public Said label(State s, Bear move) {
            int pa = move.troop.pa(s, battle, side(s));
            return switch (move.troop) {
                case FIRST, SECOND, MARCH ->
                    Said.of("do.bear-group", pa, s.require(State.FROM, seat, Group.ALL.get(move.troop.ordinal())));
                case COMPANY -> Said.of("do.bear-company", pa);
                case RESERVISTS -> Said.of("do.bear-reservists", pa);
                case HELPER -> Said.of("do.bear-group", pa, s.require(State.CHALLENGER, battle));
            };
        }

        @Override
        public Said told(State s, Bear move) {
            return Said.of("log.bear-" + move.troop.word(), seat, battle.number());
        }

        @Override
        public String clause(State s) {
            return Armies.marched(s, battle, side(s)) ? "CA-16.9" : "CA-18.10";
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.SETTLED);
            Refusal.unless(
                    Armies.fights(s, battle, seat)
                            && lots > 0
                            && lots * State.THOUSAND <= Armies.of(s, battle, side(s))
                            && larger.pa(s, battle, side(s)) >= 0,
                    "CA-16.9",
                    "refused.no-loss",
                    battle.number());
        }
    }
}
