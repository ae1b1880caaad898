package tabard.campaign.rules.battle;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.34 to 21.41: a battle on screen, at most six rounds, each with all its dice. */
public final class VirtualBattle {
    static final int ROUNDS = 6; // CA-21.34
    private static final int MAIN_ROUNDS = 3; // CA-21.39
    private static final int QUARTER = 4; // CA-21.39

    private VirtualBattle() {}

    /** All dice of a round: for authority, those that A and B roll, and one of each for the clash. */
    @Rule("CA-21.36")
    public record Clash(List<Pips> authorityA, List<Pips> authorityB, Pips a, Pips b) implements Move {}

    /** Dice for authority in the next round (CA-21.35), of a side that had so many at first: what is left is spread over what is left. */
    static int authorityDice(int had, int fought) {
        int left = had;
        for (int round = 0; round < fought; round++) {
            left -= share(left, ROUNDS - round);
        }
        return 1 + share(left, ROUNDS - fought);
    }

    private static int share(int dice, int rounds) {
        return (dice + rounds - 1) / rounds;
    }

    /** A side's PA that are left. */
    public static int left(State s, BattleNumber battle, Side side) {
        return s.count(State.SIZE, battle) - s.count(State.LOST, battle, Side.A, side);
    }

    private static int authorityDice(State s, BattleNumber battle, Side side) {
        return authorityDice(Armies.dice(s, battle, side), s.count(State.ROUND, battle));
    }

    public record Round(BattleNumber battle) implements Draws<Clash> {
        static final List<Round> EACH = Moves.each(BattleNumber.ALL, Round::new);

        @Override
        public Lottery<Clash> lottery(State s) {
            return new Dice(authorityDice(s, battle, Side.A), authorityDice(s, battle, Side.B));
        }

        @Override
        public void answer(State s, Clash drawn) {
            var melee = Melee.of(drawn, left(s, battle, Side.A), left(s, battle, Side.B));
            s.add(State.LOST, battle, Side.A, Side.A, melee.lostA());
            s.add(State.LOST, battle, Side.A, Side.B, melee.lostB());
            s.add(State.ROUND, battle, 1);
            if (melee.won() != null) {
                s.add(State.WON, battle, melee.won(), 1);
                if (s.is(State.SCORING, battle, Scoring.CUMULATIVE)) {
                    s.add(State.VP, battle, Side.A, melee.won(), melee.points());
                }
            }
            boolean over = s.count(State.ROUND, battle) == ROUNDS
                    || left(s, battle, Side.A) == 0
                    || left(s, battle, Side.B) == 0;
            if (!over) {
                s.push(this);
                return;
            }
            s.push(Over.EACH.get(battle.ordinal()));
            for (var chest : Chest.ALL.reversed()) {
                if (Reckoning.has(s.count(State.GOLD_ROLL, battle), chest)) {
                    s.push(new Contest(battle, chest));
                }
            }
        }

        /** With the totals of the clash, and what both lost. */
        @Override
        public Said told(State s, Clash drawn) {
            var melee = Melee.of(drawn, left(s, battle, Side.A), left(s, battle, Side.B));
            String key = melee.won() == null ? "log.clash-even" : "log.clash-won";
            var won = melee.won() == null ? Side.A : melee.won();
            return Said.of(
                    key,
                    battle.number(),
                    s.count(State.ROUND, battle) + 1,
                    Armies.fighter(s, battle, won),
                    Armies.fighter(s, battle, won.other()),
                    won == Side.A ? melee.a() : melee.b(),
                    won == Side.A ? melee.b() : melee.a(),
                    won == Side.A ? melee.lostA() : melee.lostB(),
                    won == Side.A ? melee.lostB() : melee.lostA(),
                    melee.points(),
                    melee.authority() == null
                            ? Said.of("authority.nobody")
                            : Said.of("authority.of", Armies.fighter(s, battle, melee.authority())));
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.VIRTUAL);
            Refusal.unless(
                    s.count(State.ROUND, battle) < ROUNDS && left(s, battle, Side.A) > 0 && left(s, battle, Side.B) > 0,
                    "CA-21.34",
                    "refused.fought",
                    battle.number());
        }
    }

    private static final class Dice implements Lottery<Clash> {
        private final int a;
        private final int b;

        Dice(int a, int b) {
            this.a = a;
            this.b = b;
        }

        @Override
        public Clash draw(RandomGenerator dice) {
            return new Clash(Pips.roll(a, dice), Pips.roll(b, dice), Pips.roll(dice), Pips.roll(dice));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Clash(var forA, var forB, var _, var _) && forA.size() == a && forB.size() == b;
        }
    }

    /** CA-21.40: A's die and B's die for one gold objective. */
    @Rule("CA-21.40")
    public record Grab(Pips a, Pips b) implements Move {
        private static final List<List<Grab>> EACH =
                Moves.each(Pips.ALL, a -> Moves.each(Pips.ALL, b -> new Grab(a, b)));
    }

    public record Contest(BattleNumber battle, Chest chest) implements Draws<Grab> {
        @Override
        public Lottery<Grab> lottery(State s) {
            return Grabs.IT;
        }

        @Override
        public void answer(State s, Grab drawn) {
            s.set(State.CHESTS, battle, Side.A, chest, taker(s, drawn));
        }

        private @Nullable Side taker(State s, Grab drawn) {
            int a = drawn.a.number() + s.count(State.WON, battle, Side.A);
            int b = drawn.b.number() + s.count(State.WON, battle, Side.B);
            return Melee.higher(a, b);
        }

        @Override
        public Said told(State s, Grab drawn) {
            var taker = taker(s, drawn);
            int worth = Reckoning.worth(s.count(State.GOLD_ROLL, battle));
            return taker == null
                    ? Said.of("log.grab-nobody", battle.number(), worth)
                    : Said.of("log.grab-taken", battle.number(), worth, Armies.fighter(s, battle, taker));
        }

        @Override
        public void possible(State s) {
            Battles.possible(s, battle, Course.VIRTUAL);
            Refusal.unless(
                    Reckoning.has(s.count(State.GOLD_ROLL, battle), chest),
                    "CA-15.10",
                    "refused.no-chest",
                    battle.number());
        }
    }

    private static final class Grabs implements Lottery<Grab> {
        static final Grabs IT = new Grabs();

        @Override
        public Grab draw(RandomGenerator dice) {
            return Grab.EACH.get(dice.nextInt(Pips.SIDES)).get(dice.nextInt(Pips.SIDES));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Grab;
        }
    }

    /** CA-21.41: the battle is settled; in one for objectives, what was met now counts. */
    public record Over(BattleNumber battle) implements Runs {
        static final List<Over> EACH = Moves.each(BattleNumber.ALL, Over::new);

        @Override
        public void run(State s) {
            s.set(State.TYPE, battle, Side.A, s.get(State.SCORING, battle));
            if (s.is(State.SCORING, battle, Scoring.OBJECTIVES)) {
                for (var side : Side.ALL) {
                    s.set(State.VP, battle, Side.A, side, met(s, side));
                }
            }
            s.set(State.COURSE, battle, Course.SETTLED);
        }

        /** CA-21.39 */
        private int met(State s, Side side) {
            int cost = s.count(State.LOST, battle, Side.A, side.other());
            return (s.count(State.WON, battle, side) >= MAIN_ROUNDS ? Reckoning.MAIN : 0)
                    + (QUARTER * cost >= s.count(State.SIZE, battle) ? Reckoning.SECONDARY : 0);
        }

        @Override
        public void sensible(State s) {
            Battles.possible(s, battle, Course.VIRTUAL);
        }
    }
}
