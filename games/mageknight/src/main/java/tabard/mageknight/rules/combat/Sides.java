package tabard.mageknight.rules.combat;

import tabard.mageknight.pieces.Player;
import tabard.mageknight.rules.State;

/** MK-19.2: of two heroes who fight each has points, dice, crystals and wounds of his own; those of whoever plays lie in front. */
public final class Sides {
    private Sides() {}

    static void turnTo(State s, Player player) {
        boolean rival = s.is(State.RIVAL, player);
        if (rival != s.is(State.RIVAL_PLAYS)) {
            s.set(State.RIVAL_PLAYS, rival);
            s.swapSides();
        }
    }

    /** The turn is the aggressor's again, and nothing of the attacked is left. */
    static void back(State s) {
        if (s.is(State.RIVAL_PLAYS)) {
            s.set(State.RIVAL_PLAYS, false);
            s.swapSides();
        }
        s.clearAside();
    }

    /** The attacked has ended the turn he had for himself. */
    public record GivingBack() implements State.Runs {
        @Override
        public void run(State s) {
            back(s);
        }
    }
}
