package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;

/** One side's report of a battle (CA-21.28), field by field. */
public final class Report {
    private Report() {}

    /** What is reported; a value is a number, or the place of a name in its list, with 0 for none. */
    public enum Field implements tabard.table.Named {
        SCORING,
        VP_A,
        VP_B,
        LOST_A,
        LOST_B,
        FIRST_CHEST,
        SECOND_CHEST,
        INCARNATES_A,
        INCARNATES_B;

        static final List<Field> ALL = List.of(values());
    }

    /** Two reports say different things (CA-21.32). */
    public record Difference(BattleNumber battle, Field field, int byA, int byB) {
        int by(Side side) {
            return side == Side.A ? byA : byB;
        }
    }

    static int get(State s, BattleNumber battle, Side by, Field field) {
        return switch (field) {
            case SCORING -> s.is(State.TYPE, battle, by, Scoring.OBJECTIVES) ? 1 : 0;
            case VP_A -> s.count(State.VP, battle, by, Side.A);
            case VP_B -> s.count(State.VP, battle, by, Side.B);
            case LOST_A -> s.count(State.LOST, battle, by, Side.A);
            case LOST_B -> s.count(State.LOST, battle, by, Side.B);
            case FIRST_CHEST -> chest(s, battle, by, Chest.FIRST);
            case SECOND_CHEST -> chest(s, battle, by, Chest.SECOND);
            case INCARNATES_A -> Lineup.fielded(s.get(State.LINEUP, battle, by, Side.A));
            case INCARNATES_B -> Lineup.fielded(s.get(State.LINEUP, battle, by, Side.B));
        };
    }

    private static int chest(State s, BattleNumber battle, Side by, Chest chest) {
        return Side.number(s.get(State.CHESTS, battle, by, chest));
    }

    static void set(State s, BattleNumber battle, Side by, Field field, int value) {
        switch (field) {
            case SCORING -> s.set(State.TYPE, battle, by, Scoring.ALL.get(value));
            case VP_A -> s.set(State.VP, battle, by, Side.A, value);
            case VP_B -> s.set(State.VP, battle, by, Side.B, value);
            case LOST_A -> s.set(State.LOST, battle, by, Side.A, value);
            case LOST_B -> s.set(State.LOST, battle, by, Side.B, value);
            case FIRST_CHEST -> s.set(State.CHESTS, battle, by, Chest.FIRST, Side.numbered(value));
            case SECOND_CHEST -> s.set(State.CHESTS, battle, by, Chest.SECOND, Side.numbered(value));
            case INCARNATES_A -> s.set(State.LINEUP, battle, by, Side.A, Lineup.of(value));
            case INCARNATES_B -> s.set(State.LINEUP, battle, by, Side.B, Lineup.of(value));
        }
    }

    static List<Difference> differences(State s, BattleNumber battle) {
        var differences = new ArrayList<Difference>();
        for (var field : Field.ALL) {
            int a = get(s, battle, Side.A, field);
            int b = get(s, battle, Side.B, field);
            if (a != b) {
                differences.add(new Difference(battle, field, a, b));
            }
        }
        return differences;
    }

    /** Before anything is entered: as it was set up and listed, without points, losses or gold. */
    static void begin(State s, BattleNumber battle, Side by) {
        clear(s, battle, by);
        s.set(State.TYPE, battle, by, s.get(State.SCORING, battle));
        for (var side : Side.ALL) {
            s.set(State.LINEUP, battle, by, side, s.get(State.LIST, battle, side));
        }
    }

    static void clear(State s, BattleNumber battle, Side by) {
        s.clear(State.STAND, battle, by);
        s.clear(State.TYPE, battle, by);
        for (var side : Side.ALL) {
            s.set(State.VP, battle, by, side, 0);
            s.set(State.LOST, battle, by, side, 0);
            s.clear(State.LINEUP, battle, by, side);
        }
        for (var chest : Chest.ALL) {
            s.clear(State.CHESTS, battle, by, chest);
        }
    }

    /** What stands by side A is what holds. */
    static void uphold(State s, BattleNumber battle, Side by) {
        if (by == Side.B) {
            for (var field : Field.ALL) {
                set(s, battle, Side.A, field, get(s, battle, Side.B, field));
            }
        }
        s.clear(State.STAND, battle, Side.A);
        clear(s, battle, Side.B);
        s.set(State.ROUND, battle, 0);
        s.set(State.COURSE, battle, Course.SETTLED);
    }

    /** CA-21.48: both reports are void, and the battle is fought on screen at the size set up. */
    static void fight(State s, BattleNumber battle) {
        clear(s, battle, Side.A);
        clear(s, battle, Side.B);
        s.set(State.ROUND, battle, 0);
        s.set(State.COURSE, battle, Course.VIRTUAL);
    }
}
