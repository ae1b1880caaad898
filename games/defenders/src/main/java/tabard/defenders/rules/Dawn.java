package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;

/** Chapter 4: how a turn begins. */
final class Dawn {
    private static final Skill.MoreActions BOOTS = new Skill.MoreActions(2);
    private static final int SPEED = Quest.giving(BOOTS);

    private Dawn() {}

    /** The Eagle Rider fights from the sky, or on the ground. */
    @Rule("DR-15.9")
    record Adopt(Style style) implements Move {}

    /** The Sorceress takes a shape. */
    @Rule("DR-15.19")
    record Shape(Form form) implements Move {}

    /** The active player's turn begins (DR-4.1, 4.2). */
    record Breaking() implements Phase {
        @Override
        public void run(State s) {
            if (!s.plays(s.active())) {
                Recovery.pass(s);
            }
            var seat = s.active();
            s.set(RUMOURS, 0);
            s.set(TELEPORTED, false);
            s.set(ATTACKED, false);
            s.set(FALLEN, seat, false); // DR-7.10
            s.set(QUIET, false);
            s.set(PASSING, seat, false); // DR-14.12
            s.clear(DECLINED);
            s.set(ACTIONS, s.count(LIFE, seat));
            s.set(BONUS, bonus(s, seat));
            s.push(new Dusk.Falling());
            s.push(new Day.Onward(seat));
            if (s.can(seat, Trait.STYLES)) {
                s.set(FRESH_MOUNT, false);
                s.push(new Styling(seat));
            } else if (s.can(seat, Trait.SHAPE_SHIFTER)) {
                s.push(new Shaping(seat));
            }
        }
    }

    /** DR-15.4, 15.8, 15.15, 18.2 */
    private static int bonus(State s, Banner seat) {
        var hero = s.hero(seat);
        var home = hero.home();
        boolean more = home == null
                ? hero.can(Trait.FRESH_MOUNT) && s.is(FRESH_MOUNT)
                : s.place(seat).is(home);
        return (s.rewarded(seat, SPEED) ? BOOTS.actions() : 0) + (more ? 1 : 0);
    }

    record Styling(Banner seat) implements Asks<Adopt> {
        @Override
        public void answer(State s, Adopt chosen) {
            s.set(STYLE, chosen.style);
        }

        @Override
        public void needs(State s) {
            checkSkill(s, seat, Trait.STYLES, "DR-15.9");
        }
    }

    record Shaping(Banner seat) implements Asks<Shape> {
        @Override
        public void answer(State s, Shape chosen) {
            s.set(FORM, chosen.form);
        }

        @Override
        public void needs(State s) {
            checkSkill(s, seat, Trait.SHAPE_SHIFTER, "DR-15.19");
        }
    }

    static void checkSkill(State s, Banner seat, Trait trait, String clause) {
        refuseIf(seat != s.active() || !s.can(seat, trait), clause, "not-hero", seat, Hero.with(trait));
    }
}
