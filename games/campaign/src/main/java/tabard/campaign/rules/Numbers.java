package tabard.campaign.rules;


/** CA-21.46: battles are numbered by territory, then by the attacker's seat. */
final class Numbers {
    private Numbers() {}

    static void sort(State s) {
        for (int i = 1; i < BattleNumber.MOST; i++) {
            for (int j = i; j > 0 && before(s, BattleNumber.ALL.get(j), BattleNumber.ALL.get(j - 1)); j--) {
                swap(s, BattleNumber.ALL.get(j), BattleNumber.ALL.get(j - 1));
            }
        }
    }

    private static boolean before(State s, BattleNumber one, BattleNumber other) {
        if (s.isEmpty(State.FIELD, one) || s.isEmpty(State.FIELD, other)) {
            return !s.isEmpty(State.FIELD, one);
        }
        int places = s.require(State.FIELD, one).ordinal()
                - s.require(State.FIELD, other).ordinal();
        return places < 0
                || (places == 0
                        && Armies.fighter(s, one, Side.A).ordinal()
                                < Armies.fighter(s, other, Side.A).ordinal());
    }

    private static void swap(State s, BattleNumber one, BattleNumber other) {
        var place = s.get(State.FIELD, one);
        var cause = s.get(State.CAUSE, one);
        var a = s.get(State.FIGHTER, one, Side.A);
        var b = s.get(State.FIGHTER, one, Side.B);
        var from = s.get(State.CHALLENGER, one);
        s.set(State.FIELD, one, s.get(State.FIELD, other));
        s.set(State.CAUSE, one, s.get(State.CAUSE, other));
        s.set(State.FIGHTER, one, Side.A, s.get(State.FIGHTER, other, Side.A));
        s.set(State.FIGHTER, one, Side.B, s.get(State.FIGHTER, other, Side.B));
        s.set(State.CHALLENGER, one, s.get(State.CHALLENGER, other));
        s.set(State.FIELD, other, place);
        s.set(State.CAUSE, other, cause);
        s.set(State.FIGHTER, other, Side.A, a);
        s.set(State.FIGHTER, other, Side.B, b);
        s.set(State.CHALLENGER, other, from);
    }

    /** Nothing is left of a battle. */
    static void clear(State s, BattleNumber battle) {
        s.clear(State.FIELD, battle);
        s.clear(State.CAUSE, battle);
        s.clear(State.CHALLENGER, battle);
        s.clear(State.CHOOSER, battle);
        s.set(State.SIZE, battle, 0);
        s.clear(State.SCORING, battle);
        s.set(State.GOLD_ROLL, battle, 0);
        s.clear(State.COURSE, battle);
        s.set(State.ROUND, battle, 0);
        for (var side : Side.ALL) {
            s.clear(State.FIGHTER, battle, side);
            s.clear(State.LIST, battle, side);
            s.set(State.WON, battle, side, 0);
            Report.clear(s, battle, side);
        }
    }
}
