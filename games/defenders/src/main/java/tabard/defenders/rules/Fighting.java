package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Within;

/** Chapter 6: the active hero fights all minions of one place. */
public final class Fighting {
    private static final int FIRE = 2; // the face that burns a minion (DR-15.23)

    /** The rewards that help in every attack. */
    static final int CHARMED = Quest.giving(Trait.CHARMED);

    private Fighting() {}

    /** The dice against the minions of one colour. */
    @Rule("DR-6.1")
    record Rolled(Colour colour, List<Face> faces) implements Move, Dice.Shows {
        private static final List<Dice<Rolled>> DICE =
                Moves.each(Colour.ALL, colour -> new Dice<>(faces -> new Rolled(colour, faces)));
    }

    /** DR-15.23: a card of the colour of a minion there. */
    static boolean feedsFire(State s, HeroCard card, Location place) {
        var colour = card.colour();
        return colour != null && s.minions(colour, place) > 0;
    }

    static void begin(State s, Banner seat, Location place, Blow blow) {
        s.set(FIGHT_PLACE, place);
        s.set(BLOW, blow);
        s.set(AMBUSH, s.can(seat, Trait.AMBUSH) && !s.is(ATTACKED)); // DR-15.20
        s.set(ATTACKED, true);
        s.push(new Counting());
        s.push(new Rerolls.Chancing());
        s.push(new Rerolls.Offering(seat, 0));
        for (int i = Colour.ALL.size() - 1; i >= 0; i--) {
            var colour = Colour.ALL.get(i);
            int minions = s.minions(colour, place);
            if (slays(s, seat, colour)) {
                defeat(s, seat, colour, place, minions); // DR-6.2
            } else if (minions > 0) {
                s.push(new Rolling(colour, minions));
            }
        }
    }

    /** DR-6.2: who has slain their general needs no dice. */
    private static boolean slays(State s, Banner seat, Colour colour) {
        return s.is(SLAYER, colour.general(), s.hero(seat));
    }

    static boolean needsDice(State s, Banner seat, Location place) {
        return Colour.ALL.stream().anyMatch(colour -> s.minions(colour, place) > 0 && !slays(s, seat, colour));
    }

    /** Minions fall by a hero's hand: onto his quest card if it asks for them (DR-17.5), else to the supply. */
    static void defeat(State s, Banner seat, Colour colour, Location place, int count) {
        if (count > 0) {
            s.boardToSupply(colour, place, count);
            Quests.credit(s, seat, colour, count);
        }
    }

    /** The lowest face that kills, with all that helps (DR-6.1, 6.3). */
    public static int least(State s, Banner seat, Colour colour) {
        return (s.is(BLOW, Blow.FIRE) ? FIRE : colour.general().stats().minionToHit()) - bonus(s, seat, colour);
    }

    private static int bonus(State s, Banner seat, Colour colour) {
        int bonus = s.rewarded(seat, CHARMED) ? 1 : 0; // DR-18.1
        var form = s.get(FORM);
        var lore = s.hero(seat).lore();
        boolean one = lore == null
                ? s.hero(seat).foes().contains(colour) // DR-15.1
                : s.require(FIGHT_PLACE).is(lore) && !s.is(BLOW, Blow.ARROW); // DR-15.13, 15.14
        boolean two = s.is(AMBUSH) && form != null && form.colour() == colour;
        return bonus + (one ? 1 : 0) + (two ? 2 : 0);
    }

    /** The dice that were rolled against a colour. */
    public static int rolled(State s, Colour colour) {
        return Dice.below(s, MELEE, colour, Dice.EVERY);
    }

    public static int failed(State s, Banner seat, Colour colour) {
        return Dice.below(s, MELEE, colour, least(s, seat, colour));
    }

    /** Takes up the dice that show less than that, to roll them again. */
    static void takeUp(State s, Colour colour, int least) {
        int dice = Dice.takeUp(s, MELEE, colour, least);
        if (dice > 0) {
            s.push(new Rolling(colour, dice));
        }
    }

    @After(Rolling.class)
    @Within(least = 1, most = 25, rule = "DR-6.1")
    record Rolling(Colour colour, int dice) implements Draws<Rolled>, InFight, Unfinished {
        @Override
        public Lottery<Rolled> lottery(State s) {
            return Rolled.DICE.get(colour.ordinal()).lottery(dice);
        }

        @Override
        public void answer(State s, Rolled drawn) {
            Dice.lay(s, MELEE, colour, drawn.faces);
        }

        @Override
        public Said told(State s, Rolled drawn) {
            int least = least(s, s.active(), colour);
            return Said.of("log.rolled", colour, Face.pictured(drawn.faces), Face.hits(drawn.faces, least), least);
        }
    }

    /** What the dice came to. */
    record Counting() implements Runs, InFight {
        @Override
        public void run(State s) {
            var seat = s.active();
            var place = s.require(FIGHT_PLACE);
            for (var colour : Colour.ALL) {
                int hits = rolled(s, colour) - failed(s, seat, colour);
                defeat(s, seat, colour, place, Math.min(hits, s.minions(colour, place)));
            }
            s.set(FIGHT_PLACE, null);
            s.set(BLOW, null);
            s.set(AMBUSH, false);
            s.clear(MELEE);
            Quests.defeated(s, seat);
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return above instanceof Rerolls.Chancing || Windows.atRoll(above);
        }
    }
}
