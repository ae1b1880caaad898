package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** Chapter 5: healing heroes and the land. */
public final class Healing {
    private static final int AWAY = 2; // tokens healed outside City and inns (DR-5.11)
    public static final int CLEAN = 5; // the face that removes a crystal (DR-5.10)

    private Healing() {}

    /** Healed tokens give no action this turn: only life rises. */
    static void heal(State s, Banner seat) {
        int missing = s.terms().life(s.hero(seat)) - s.count(LIFE, seat);
        s.add(LIFE, seat, s.place(seat).land() ? Math.min(AWAY, missing) : missing);
    }

    /** The dice of one who heals the land. */
    @Rule("DR-5.10")
    record Purified(List<Face> faces) implements Move, Dice.Shows {
        private static final Dice<Purified> DICE = new Dice<>(Purified::new);
    }

    @Within(least = 1, most = 3, rule = "DR-5.10")
    public record Purging(Banner banner, int dice) implements Draws<Purified>, OfHero, SaysAll {
        @Override
        public Lottery<Purified> lottery(State s) {
            return Purified.DICE.lottery(dice);
        }

        @Override
        public void answer(State s, Purified drawn) {
            if (Face.hits(drawn.faces, CLEAN) > 0) {
                s.taint(s.place(banner), -1);
            }
        }

        @Override
        public Said told(State s, Purified drawn) {
            String key = Face.hits(drawn.faces, CLEAN) > 0 ? "log.purified" : "log.purified-not";
            return Said.of(key, Face.pictured(drawn.faces), s.place(banner));
        }

        @Override
        public void needs(State s) {
            refuseIf(s.count(CRYSTALS, s.place(banner)) == 0, "DR-5.10", "not-tainted", s.place(banner));
        }
    }
}
