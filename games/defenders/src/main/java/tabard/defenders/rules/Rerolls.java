package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Dice that are rolled again (DR-6.3, 6.4, 8.5), against minions and generals alike. */
final class Rerolls {
    private static final int UNICORN = Quest.giving(new Skill.RollAgain(Again.UNICORN));

    private Rerolls() {}

    sealed interface OnDice extends Move {}

    @Rule("DR-6.3")
    record Keep() implements OnDice {}

    @Rule("DR-6.4")
    record Reroll(Again source) implements OnDice {}

    /** Whether the player has this source, and there are dice for it. */
    private static boolean mayRollAgain(State s, Banner seat, Again source) {
        boolean has = switch (source) {
            case DRAGON_SLAYER, GROUND ->
                s.plays(seat)
                        && !s.is(FALLEN, seat)
                        && s.hero(seat).again() == source
                        && (source != Again.GROUND || s.is(STYLE, Style.GROUND));
            case UNICORN -> s.rewarded(seat, UNICORN);
        };
        boolean siege = s.attacking();
        if (!has || (siege && Siege.dreaded(s))) {
            return false;
        }
        return switch (source) {
            case DRAGON_SLAYER ->
                siege
                        ? s.foe() == General.SAPPHIRE && Assault.failed(s, seat) > 0
                        : Fighting.failed(s, seat, Colour.BLUE) > 0;
            case GROUND -> siege || Subset.all(Colour.ALL).any(colour -> Fighting.rolled(s, colour) > 0);
            case UNICORN -> siege ? Assault.failed(s, seat) > 0 : anyFailed(s);
        };
    }

    /** The ways to roll again that a player has and has not used in this combat. */
    private static int unused(State s, Banner seat, int used) {
        int unused = 0;
        for (var source : Again.ALL) {
            unused |= (used & source.bit()) == 0 && mayRollAgain(s, seat, source) ? source.bit() : 0;
        }
        return unused;
    }

    /** Whether some die of this combat has failed; nothing can be done about dread (DR-9.7). */
    static boolean anyFailed(State s) {
        if (s.attacking()) {
            return !Siege.dreaded(s) && Subset.all(s.banners()).any(banner -> Assault.failed(s, banner) > 0);
        }
        for (var colour : Colour.ALL) {
            if (Fighting.failed(s, s.active(), colour) > 0) {
                return true;
            }
        }
        return false;
    }

    /** DR-16.11: all failed dice of the combat, in rolling order. */
    static void luck(State s) {
        if (s.attacking()) {
            s.add(LUCK, 1);
            Assault.rollers(s).reversed().forEach(banner -> Assault.takeUp(s, banner, Assault.least(s, banner)));
            return;
        }
        for (var colour : Colour.ALL.reversed()) {
            Fighting.takeUp(s, colour, Fighting.least(s, s.active(), colour));
        }
    }

    private static void reroll(State s, Banner seat, Again source) {
        if (s.attacking()) {
            Assault.takeUp(s, seat, source == Again.GROUND ? Dice.EVERY : Assault.least(s, seat));
            return;
        }
        for (var colour : Colour.ALL.reversed()) {
            if (source != Again.DRAGON_SLAYER || colour == Colour.BLUE) {
                Fighting.takeUp(s, colour, source == Again.GROUND ? Dice.EVERY : Fighting.least(s, seat, colour));
            }
        }
    }

    static boolean rolled(Frame<State, Move> above) {
        return above instanceof Fighting.Rolling || above instanceof Assault.Striking;
    }

    /** Asks the roller, if he has a way to roll again that he has not used in this combat. */
    @After({Fighting.Rolling.class, Assault.Striking.class})
    @Within(most = 7, rule = "DR-6.4")
    record Offering(Banner banner, int used) implements Runs, InCombat, OfHero, Unfinished {
        @Override
        public void run(State s) {
            if (unused(s, banner, used) != 0) {
                s.push(new Deciding(banner, used));
            }
        }
    }

    @After({Fighting.Rolling.class, Assault.Striking.class})
    @Within(most = 7, rule = "DR-6.4")
    record Deciding(Banner seat, int used) implements Asks<OnDice>, InCombat, Unfinished {
        @Override
        public Choices<OnDice> choices(State s) {
            return new Picks<OnDice>(4).add(new Keep()).each(Again.ALL, unused(s, seat, used), Reroll::new);
        }

        @Override
        public void answer(State s, OnDice chosen) {
            switch (chosen) {
                case Keep _ -> {}
                case Reroll(var source) -> {
                    s.push(new Offering(seat, used | source.bit()));
                    reroll(s, seat, source);
                }
            }
        }
    }

    /** DR-14.6: the dice lie there; does anybody have better luck? */
    @After({Offering.class, Deciding.class, Assault.Lucky.class})
    record Chancing() implements Runs, InCombat, Unfinished {
        @Override
        public void run(State s) {
            Windows.open(s, Occasion.ROLL);
        }
    }
}
