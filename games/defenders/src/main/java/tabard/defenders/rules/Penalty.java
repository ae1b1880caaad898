package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** Chapter 8: what those suffer whom a general has defeated (DR-8.11 to 8.13). */
final class Penalty {
    private static final int UNPUNISHED = Quest.giving(Trait.UNPUNISHED);

    private Penalty() {}

    /** A die for what is lost. */
    sealed interface Thrown extends Move {
        Banner banner();

        Face face();
    }

    @Rule("DR-8.12")
    record Hurt(Banner banner, Face face) implements Thrown {}

    @Rule("DR-8.12")
    record Robbed(Banner banner, Face face) implements Thrown {}

    /** DR-8.13 */
    private static boolean spared(State s, Banner banner) {
        return !s.terms().penalty()
                || s.rewarded(banner, UNPUNISHED)
                || (s.skilled(banner, Trait.STYLES) && s.is(STYLE, Style.SKY));
    }

    private static void check(State s, Banner banner) {
        Grammar.checkFoe(s);
        refuseIf(s.is(TAKES_PART, banner) && !s.plays(banner), "DR-8.12", "no-hero", banner);
    }

    /** What one of the defeated suffers. */
    interface Suffers extends Grammar, Unfinished {
        Banner banner();

        @Override
        default void needs(State s) {
            check(s, banner());
        }
    }

    /** One who died has a successor first, who draws cards and a quest. */
    private static boolean outside(Frame<State, Move> above) {
        return Grammar.finished(above) && !(above instanceof Day.Onward || above instanceof Day.Acting);
    }

    /** Life, then cards, then the way back to the City. */
    @After({Suffering.class, Retreating.class})
    record Suffering(Banner banner) implements Runs, Suffers {
        @Override
        public void run(State s) {
            s.push(new Retreating(banner));
            if (s.is(TAKES_PART, banner) && !spared(s, banner)) {
                s.push(new Paying(banner));
                demand(s, new Hurting(banner));
            }
        }
    }

    /** One who has died has paid enough. */
    record Paying(Banner banner) implements Runs, Suffers {
        @Override
        public void run(State s) {
            if (s.is(TAKES_PART, banner)) {
                demand(s, new Robbing(banner));
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Hurting || outside(above);
        }
    }

    /** What is not rolled for is lost at once. */
    private static void demand(State s, Throwing<?> throwing) {
        if (throwing.toll(s).rolled()) {
            s.push(throwing);
        } else {
            throwing.lose(s, throwing.toll(s).after(0));
        }
    }

    /** The die that says how much is lost. */
    sealed interface Throwing<M extends Thrown> extends Draws<M>, Suffers, OfHero {
        @Override
        Banner banner();

        General.Toll toll(State s);

        void lose(State s, int lost);

        @Override
        default void answer(State s, M drawn) {
            lose(s, toll(s).after(drawn.face().pips()));
        }

        @Override
        default Said told(State s, M drawn) {
            String key = "log." + Move.LINES.name((Record) drawn);
            return Said.of(
                    key,
                    banner(),
                    drawn.face().pictured(),
                    toll(s).after(drawn.face().pips()));
        }
    }

    @After
    record Hurting(Banner banner) implements Throwing<Hurt> {
        @Override
        public Lottery<Hurt> lottery(State s) {
            return Lottery.each(Face.ALL, face -> new Hurt(banner, face));
        }

        @Override
        public General.Toll toll(State s) {
            return s.foe().stats().lifeLost();
        }

        /** DR-15.6, 15.12: one lost life is ignored. */
        @Override
        public void lose(State s, int lost) {
            Death.wound(s, banner, s.skilled(banner, Trait.ARMOUR) ? lost - 1 : lost);
        }
    }

    @After
    record Robbing(Banner banner) implements Throwing<Robbed> {
        @Override
        public Lottery<Robbed> lottery(State s) {
            return Lottery.each(Face.ALL, face -> new Robbed(banner, face));
        }

        @Override
        public General.Toll toll(State s) {
            return s.foe().stats().cardsLost();
        }

        @Override
        public void lose(State s, int lost) {
            if (s.hand(banner) <= lost) {
                Hands.loseHand(s, banner);
            } else {
                s.push(new Losing(banner, lost));
            }
        }
    }

    /** So many cards of the hero's choice are still to be discarded. */
    @After
    @Within(least = 1, most = 96, rule = "DR-8.12")
    @Rule(value = "DR-8.12", moves = true)
    record Losing(Banner seat, int left) implements Asks<Hands.Discard>, Unfinished, Frame.Detailed {
        @Override
        public Choices<Hands.Discard> choices(State s) {
            return Choices.of(Hands.discards(s, seat));
        }

        @Override
        public void answer(State s, Hands.Discard chosen) {
            Hands.discard(s, chosen.card());
            if (left > 1) {
                s.push(new Losing(seat, left - 1));
            }
        }

        @Override
        public void needs(State s) {
            check(s, seat);
            refuseIf(s.hand(seat) < left, "DR-8.12", "too-few-cards", seat, left);
        }
    }

    /** A dead hero's successor is in the City already. */
    record Retreating(Banner banner) implements Runs, Suffers {
        @Override
        public void run(State s) {
            if (s.is(TAKES_PART, banner)) {
                s.set(PLACE, banner, Location.CITY);
            }
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
            } else if (s.count(STRENGTH, general) < general.life()) {
                s.set(DELAY, general, s.onRed(general) ? Math.max(1, s.players().size()) : 1);
            }
            Siege.clear(s);
        }

        @Override
        public void needs(State s) {
            Grammar.checkFoe(s);
        }
    }
}
