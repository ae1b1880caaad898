package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.content.Skill.Trait;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 8: what those suffer whom a general has defeated (DR-8.11 to 8.13). */
final class Penalty {
    private static final int UNPUNISHED = Quest.giving(Trait.UNPUNISHED);

    private Penalty() {}

    /** The die for life. */
    @Rule("DR-8.12")
    record Hurt(Banner banner, Face face) implements Move {
        private static final List<List<Hurt>> EACH =
                Moves.each(Banner.ALL, banner -> Moves.each(Face.ALL, face -> new Hurt(banner, face)));
    }

    /** The die for cards. */
    @Rule("DR-8.12")
    record Robbed(Banner banner, Face face) implements Move {
        private static final List<List<Robbed>> EACH =
                Moves.each(Banner.ALL, banner -> Moves.each(Face.ALL, face -> new Robbed(banner, face)));
    }

    /** DR-8.13 */
    private static boolean spared(State s, Banner banner) {
        return !s.terms().penalty()
                || s.rewarded(banner, UNPUNISHED)
                || (s.skilled(banner, Trait.STYLES) && s.style(Style.SKY));
    }

    /** DR-15.6, 15.12: one lost life is ignored. */
    private static void loseLife(State s, Banner banner, int tokens) {
        boolean armoured = s.skilled(banner, Trait.ARMOUR);
        Death.wound(s, banner, armoured ? tokens - 1 : tokens);
    }

    private static void loseCards(State s, Banner banner, int cards) {
        if (s.hand(banner) <= cards) {
            Hands.loseHand(s, banner);
        } else {
            s.push(new Losing(banner, cards));
        }
    }

    private static void check(State s, Banner banner) {
        Siege.checkFoe(s);
        refuseIf(s.takesPart(banner) && !s.plays(banner), "DR-8.12", "no-hero", banner);
    }

    /** One who died has a successor first, who draws cards and a quest. */
    private static boolean outside(Frame<State, Move> above) {
        return Unfinished.not(above) && !(above instanceof Day.Onward || above instanceof Day.Acting);
    }

    /** Life, then cards, then the way back to the City. */
    @After({Suffering.class, Retreating.class})
    record Suffering(Banner banner) implements Runs, Unfinished {
        @Override
        public void run(State s) {
            s.push(new Retreating(banner));
            if (!s.takesPart(banner) || spared(s, banner)) {
                return;
            }
            s.push(new Paying(banner));
            var toll = s.foe().lifeLost();
            if (toll.rolled()) {
                s.push(new Hurting(banner));
            } else {
                loseLife(s, banner, toll.after(0));
            }
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, banner);
        }
    }

    @After
    record Hurting(Banner banner) implements Draws<Hurt>, Unfinished {
        @Override
        public Lottery<Hurt> lottery(State s) {
            return new Lottery.Even<>(Hurt.EACH.get(banner.ordinal()));
        }

        @Override
        public void answer(State s, Hurt drawn) {
            loseLife(s, banner, s.foe().lifeLost().after(drawn.face.pips()));
        }

        @Override
        public Said told(State s, Hurt drawn) {
            int lost = s.foe().lifeLost().after(drawn.face.pips());
            return Said.of("log.hurt", banner, drawn.face.pictured(), lost);
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, banner);
            Hands.checkPlays(s, banner);
        }
    }

    /** One who has died has paid enough. */
    record Paying(Banner banner) implements Runs, Unfinished {
        @Override
        public void run(State s) {
            if (!s.takesPart(banner)) {
                return;
            }
            var toll = s.foe().cardsLost();
            if (toll.rolled()) {
                s.push(new Robbing(banner));
            } else {
                loseCards(s, banner, toll.after(0));
            }
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, banner);
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Hurting || outside(above);
        }
    }

    @After
    record Robbing(Banner banner) implements Draws<Robbed>, Unfinished {
        @Override
        public Lottery<Robbed> lottery(State s) {
            return new Lottery.Even<>(Robbed.EACH.get(banner.ordinal()));
        }

        @Override
        public void answer(State s, Robbed drawn) {
            loseCards(s, banner, s.foe().cardsLost().after(drawn.face.pips()));
        }

        @Override
        public Said told(State s, Robbed drawn) {
            int lost = s.foe().cardsLost().after(drawn.face.pips());
            return Said.of("log.robbed", banner, drawn.face.pictured(), lost);
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, banner);
            Hands.checkPlays(s, banner);
        }
    }

    /** So many cards of the hero's choice are still to be discarded. */
    @After
    record Losing(Banner seat, int left) implements Asks<Hands.Discard>, Unfinished {
        Losing {
            requireNumber(left, 1, HeroCard.ALL.size(), "DR-8.12");
        }

        @Override
        public Choices<Hands.Discard> choices(State s) {
            var out = new ArrayList<Hands.Discard>(12);
            Hands.addDiscards(s, seat, out);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, Hands.Discard chosen) {
            Hands.discard(s, chosen.card());
            if (left > 1) {
                s.push(new Losing(seat, left - 1));
            }
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.losing", left);
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, seat);
            refuseIf(!s.plays(seat) || s.hand(seat) < left, "DR-8.12", "too-few-cards", seat, left);
        }
    }

    /** A dead hero's successor is in the City already. */
    record Retreating(Banner banner) implements Runs, Unfinished {
        @Override
        public void run(State s) {
            if (s.takesPart(banner)) {
                s.stand(banner, Location.CITY);
            }
        }

        @Override
        public void sensible(State s) {
            Penalty.check(s, banner);
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Paying || above instanceof Robbing || above instanceof Losing || outside(above);
        }
    }

    /** DR-9.8 to 9.12: Sapphire is whole again, the others begin to recover. */
    @After({Suffering.class, Retreating.class})
    record Regrouping() implements Runs {
        @Override
        public void run(State s) {
            var general = s.foe();
            if (general == General.SAPPHIRE && !s.is(POWERS_OFF)) {
                s.set(STRENGTH, general, general.life());
                s.set(DELAY, general, 0);
            } else if (s.strength(general) < general.life()) {
                s.set(DELAY, general, s.onRed(general) ? Math.max(1, s.players()) : 1);
            }
            Siege.clear(s);
        }

        @Override
        public void sensible(State s) {
            Siege.checkFoe(s);
        }
    }
}
