package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;

/** Chapter 7: life that is lost, heroes who die, and those who take their place. */
final class Death {
    private static final int FIRST_CARDS = 2; // of a new hero (DR-7.9)

    private Death() {}

    /** The player takes a hero not yet used. */
    @Rule("DR-7.9")
    record Enter(Hero hero) implements Move {}

    /** The lot brought a hero not yet used. */
    @Rule("DR-7.9")
    record Entered(Banner banner, Hero hero) implements Move {}

    /** DR-7.3, 7.4: each wound costs a token; the active hero's unused ones go first. */
    static void wound(State s, Banner banner, int wounds) {
        int lost = Math.min(wounds, s.count(LIFE, banner));
        if (lost <= 0) {
            return;
        }
        s.add(LIFE, banner, -lost);
        if (banner == s.active()) {
            s.add(ACTIONS, -Math.min(lost, s.count(ACTIONS)));
        }
        if (s.count(LIFE, banner) == 0) {
            die(s, banner);
        }
    }

    /** DR-7.7, 7.8 */
    private static void die(State s, Banner banner) {
        var hero = s.hero(banner);
        s.set(DEAD, hero, true);
        Quests.bury(s, banner);
        for (var general : General.ALL) {
            if (s.get(SLAYER, general) == hero) {
                s.set(SLAYER, general, null);
            }
        }
        if (hero.can(Trait.SHAPE_SHIFTER)) {
            s.set(FORM, null);
        }
        if (hero.can(Trait.STYLES)) {
            s.set(STYLE, null);
            s.set(FRESH_MOUNT, false);
        }
        s.set(HERO, banner, null);
        s.set(PLACE, banner, null);
        s.set(TAKES_PART, banner, false);
        if (banner == s.active()) { // DR-7.10
            s.set(FALLEN, banner, true);
            s.set(ACTIONS, 0);
            s.set(BONUS, 0);
        }
        s.push(new Replacing(banner));
        Hands.loseHand(s, banner);
    }

    private static void enter(State s, Banner banner, Hero hero) {
        Setup.give(s, banner, hero);
        s.push(new Quests.Seeking(banner));
        s.push(new Hands.Due(banner, FIRST_CARDS));
    }

    private static void checkVacant(State s, Banner banner) {
        refuseIf(s.plays(banner) || Setup.free(s).isEmpty(), "DR-7.9", "has-hero", banner);
    }

    /** DR-7.9: with no hero left the player drops out; with no player left the realm is lost. */
    record Replacing(Banner banner) implements Runs, Enlists {
        @Override
        public void run(State s) {
            if (Setup.free(s).isEmpty()) {
                if (s.players().isEmpty()) {
                    s.lose(Defeat.NO_HEROES);
                } else {
                    Recovery.dropOut(s, banner);
                }
            } else {
                s.push(s.terms().heroesByLot() ? new Arriving(banner) : new Choosing(banner));
            }
        }

        @Override
        public void needs(State s) {
            refuseIf(s.plays(banner), "DR-7.9", "has-hero", banner);
        }
    }

    record Choosing(Banner seat) implements Asks<Enter>, Enlists {
        @Override
        public Choices<Enter> choices(State s) {
            return Choices.among(Setup.free(s), Enter::new);
        }

        @Override
        public void answer(State s, Enter chosen) {
            enter(s, seat, chosen.hero);
        }

        @Override
        public void sensible(State s) {
            checkVacant(s, seat);
        }
    }

    record Arriving(Banner banner) implements Draws<Entered>, Enlists {
        @Override
        public Lottery<Entered> lottery(State s) {
            return Lottery.among(Setup.free(s), hero -> new Entered(banner, hero));
        }

        @Override
        public void answer(State s, Entered drawn) {
            enter(s, banner, drawn.hero);
        }

        @Override
        public void needs(State s) {
            checkVacant(s, banner);
        }
    }
}
