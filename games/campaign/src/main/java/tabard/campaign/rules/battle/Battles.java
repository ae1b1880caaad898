package tabard.campaign.rules.battle;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.Upkeep;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 14 and CA-21.27: the battles of a turn are numbered, set up, fought one way or the other, and followed by what comes of them. */
public final class Battles {
    private Battles() {}

    /** CA-3.3: without any battle the turn goes on to its end. */
    public record Open() implements Runs {
        @Override
        public void run(State s) {
            int battles = Armies.battles(s);
            if (battles == 0) {
                s.push(new Upkeep.Open());
                return;
            }
            s.push(new Preparations.Open());
            for (int i = battles - 1; i >= 0; i--) {
                var battle = BattleNumber.ALL.get(i);
                s.set(State.SIZE, battle, Armies.size(s, battle));
                s.set(State.SCORING, battle, Scoring.CUMULATIVE); // CA-21.38
                s.set(State.CHOOSER, battle, chooser(s, battle));
                if (s.agreed().goldObjectives()) {
                    s.push(new GoldRolling(battle));
                }
                if (s.isEmpty(State.CHOOSER, battle)) {
                    s.push(new SizeCasting(battle));
                }
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Who chooses the size: who attacks (CA-14.3), on virgin land the larger (CA-14.4); of two equal ones the lot says. */
    private static @Nullable Side chooser(State s, BattleNumber battle) {
        if (!s.is(State.CAUSE, battle, Cause.MEETING)) {
            return Side.A;
        }
        int more = Armies.of(s, battle, Side.A) - Armies.of(s, battle, Side.B);
        return more == 0 ? null : more > 0 ? Side.A : Side.B;
    }

    @Rule("CA-14.4")
    public record SizeLot(Side side) implements Move {
        private static final SizeLot[] BOTH = {new SizeLot(Side.A), new SizeLot(Side.B)};
    }

    /** Two equal companies on virgin land: the lot says whose player chooses the size. */
    public record SizeCasting(BattleNumber battle) implements Draws<SizeLot> {
        @Override
        public Lottery<SizeLot> lottery(State s) {
            return new Lottery.Urn<>(SizeLot.BOTH, new int[] {1, 1});
        }

        @Override
        public void answer(State s, SizeLot drawn) {
            s.set(State.CHOOSER, battle, drawn.side);
        }

        /** CA-21.47: with all who were in it. */
        @Override
        public Said told(State s, SizeLot drawn) {
            return Said.of(
                    "log.size-lot",
                    battle.number(),
                    Armies.fighter(s, battle, Side.A),
                    Armies.fighter(s, battle, Side.B),
                    Armies.fighter(s, battle, drawn.side));
        }

        @Override
        public void possible(State s) {
            listed(s, battle);
            Refusal.unless(s.is(State.CAUSE, battle, Cause.MEETING), "CA-14.4", "refused.no-lot", battle.number());
        }
    }

    @Rule("CA-15.10")
    public record GoldRoll(Pips pips) implements Move {
        private static final List<GoldRoll> EACH = Moves.each(Pips.ALL, GoldRoll::new);
    }

    /** How much gold lies on the field. */
    public record GoldRolling(BattleNumber battle) implements Draws<GoldRoll> {
        @Override
        public Lottery<GoldRoll> lottery(State s) {
            return Die.IT;
        }

        @Override
        public void answer(State s, GoldRoll drawn) {
            s.set(State.GOLD_ROLL, battle, drawn.pips.number());
        }

        @Override
        public Said told(State s, GoldRoll drawn) {
            int roll = drawn.pips.number();
            return Said.of("log.gold-roll", battle.number(), roll, Reckoning.chests(roll), Reckoning.worth(roll));
        }

        @Override
        public void possible(State s) {
            listed(s, battle);
        }
    }

    private static final class Die implements Lottery<GoldRoll> {
        static final Die IT = new Die();

        @Override
        public GoldRoll draw(RandomGenerator dice) {
            return GoldRoll.EACH.get(dice.nextInt(Pips.SIDES));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof GoldRoll;
        }
    }

    /** Battles on screen first, in their order, then the reports of those at the table; when all are settled, what comes of them. */
    public record Fighting() implements Runs {
        static final Fighting IT = new Fighting();

        @Override
        public void run(State s) {
            int battles = Armies.battles(s);
            boolean reports = false;
            for (int i = 0; i < battles; i++) {
                var battle = BattleNumber.ALL.get(i);
                if (s.is(State.COURSE, battle, Course.VIRTUAL)) {
                    s.push(IT);
                    s.push(VirtualBattle.Round.EACH.get(i));
                    return;
                }
                reports |= s.is(State.COURSE, battle, Course.TABLE);
            }
            s.push(reports ? new Reports.Open() : new Aftermath.Open());
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Refuses a hand-written position in which this battle is not there, or has not come so far, or further. */
    static void possible(State s, BattleNumber battle, Course course) {
        listed(s, battle);
        Refusal.unless(s.is(State.COURSE, battle, course), "CA-21.27", "refused.course", battle.number());
    }

    static void listed(State s, BattleNumber battle) {
        Refusal.unless(battle.ordinal() < Armies.battles(s), "CA-21.26", "refused.no-battle", battle.number());
    }
}
