package tabard.campaign.rules.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.33: what comes of all battles at once: losses, PC and gold; what ties cost; and then who has the land. */
public final class Aftermath {
    private Aftermath() {}

    static Scoring scoring(State s, BattleNumber battle) {
        return s.require(State.TYPE, battle, Side.A);
    }

    private static int points(State s, BattleNumber battle, Side side) {
        return s.count(State.VP, battle, Side.A, side);
    }

    /** Who has won a battle that is settled; nobody in a tie. */
    public static @Nullable Side winner(State s, BattleNumber battle) {
        return Reckoning.winner(scoring(s, battle), points(s, battle, Side.A), points(s, battle, Side.B));
    }

    static int vp(State s, BattleNumber battle, Side side) {
        return Reckoning.vp(scoring(s, battle), points(s, battle, side), points(s, battle, side.other()));
    }

    public static int pc(State s, BattleNumber battle, Side side) {
        return Reckoning.pc(scoring(s, battle), points(s, battle, side), points(s, battle, side.other()));
    }

    /** What the gold objectives brought a side (CA-15.10). */
    public static int gold(State s, BattleNumber battle, Side side) {
        int roll = s.count(State.GOLD_ROLL, battle);
        int gold = 0;
        for (var chest : Chest.ALL) {
            gold += Reckoning.has(roll, chest) && s.is(State.CHESTS, battle, Side.A, chest, side)
                    ? Reckoning.worth(roll)
                    : 0;
        }
        return gold;
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            s.push(new Counting(BattleNumber.ALL.getFirst()));
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    @Rule("CA-15.1")
    public record Counted(BattleNumber battle) implements Move {
        private static final List<Counted> EACH = Moves.each(BattleNumber.ALL, Counted::new);
    }

    /** A battle after the other: who won, and what both gain and lose. */
    public record Counting(BattleNumber battle) implements Draws<Counted> {
        @Override
        public Lottery<Counted> lottery(State s) {
            return new Lottery.Certain<>(Counted.EACH.get(battle.ordinal()));
        }

        @Override
        public void answer(State s, Counted drawn) {
            var next = Armies.next(s, battle);
            s.push(next == null ? new Ties() : new Counting(next));
            int a = Casualties.of(s, battle, Side.A);
            int b = Casualties.of(s, battle, Side.B);
            for (var side : Side.ALL) {
                var banner = Armies.fighter(s, battle, side);
                s.gain(banner, pc(s, battle, side));
                s.add(State.GOLD, banner, gold(s, battle, side));
            }
            Casualties.suffer(s, battle, Side.B, b);
            Casualties.suffer(s, battle, Side.A, a);
        }

        @Override
        public Said told(State s, Counted drawn) {
            var winner = winner(s, battle);
            var first = winner == null ? Side.A : winner;
            return Said.of(
                    winner == null ? "log.counted-tie" : "log.counted-won",
                    battle.number(),
                    s.require(State.FIELD, battle),
                    Armies.fighter(s, battle, first),
                    Armies.fighter(s, battle, first.other()),
                    vp(s, battle, first),
                    vp(s, battle, first.other()),
                    Casualties.of(s, battle, first),
                    Casualties.of(s, battle, first.other()));
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.SETTLED);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    @Rule("CA-15.9")
    public record Tied(BattleNumber battle) implements Move {
        private static final List<Tied> EACH = Moves.each(BattleNumber.ALL, Tied::new);
    }

    /** When all gains are in, each side of a tie loses 1 PC (CA-15.9), if it has one (CA-1.9). */
    public record Ties() implements Runs {
        @Override
        public void run(State s) {
            s.push(new Annexing.Open());
            for (int i = Armies.battles(s) - 1; i >= 0; i--) {
                if (winner(s, BattleNumber.ALL.get(i)) == null) {
                    s.push(new Tying(BattleNumber.ALL.get(i)));
                }
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record Tying(BattleNumber battle) implements Draws<Tied> {
        @Override
        public Lottery<Tied> lottery(State s) {
            return new Lottery.Certain<>(Tied.EACH.get(battle.ordinal()));
        }

        @Override
        public void answer(State s, Tied drawn) {
            for (var side : Side.ALL) {
                var banner = Armies.fighter(s, battle, side);
                s.pay(banner, Math.min(1, s.pc(banner)));
            }
        }

        @Override
        public Said told(State s, Tied drawn) {
            return Said.of(
                    "log.tied", battle.number(), Armies.fighter(s, battle, Side.A), Armies.fighter(s, battle, Side.B));
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.SETTLED);
        }
    }
}
