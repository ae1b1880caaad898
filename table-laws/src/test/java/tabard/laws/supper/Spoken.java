package tabard.laws.supper;

import java.util.random.RandomGenerator;
import tabard.table.Action;
import tabard.table.Lottery;

/** A move of the supper, said to an audience of its own. */
record Spoken(Move move, Audience audience) implements Action {
    @Override
    public String text() {
        return move.text();
    }

    @Override
    public boolean reported() {
        return move.reported();
    }

    @Override
    public String rule() {
        return move.rule();
    }

    /** A lottery of the supper whose outcomes are said that way. */
    record Drawn(Lottery<Move> lottery, Bent game) implements Lottery<Spoken> {
        @Override
        public Spoken draw(RandomGenerator dice) {
            return game.say(lottery.draw(dice));
        }

        @Override
        public boolean admits(Action outcome) {
            return outcome instanceof Spoken(var move, var _) && lottery.admits(move);
        }
    }
}
