package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.table.*;

/** Dice that are rolled again (DR-6.3, 6.4, 8.5), against minions and generals alike. */
final class Rerolls {
    private static final int EVERY = Face.ALL.size() + 1;

    private static final List<Skill.RollAgain> SKILLS = Moves.each(Again.ALL, Skill.RollAgain::new);
    private static final int UNICORN = Quest.giving(new Skill.RollAgain(Again.UNICORN));

    private Rerolls() {}

    sealed interface OnDice extends Move {}

    @Rule("DR-6.3")
    record Keep() implements OnDice {
        private static final Keep IT = new Keep();
    }

    @Rule("DR-6.4")
    record Reroll(Again source) implements OnDice {
        private static final List<Reroll> EACH = Moves.each(Again.ALL, Reroll::new);
    }

    private static boolean siege(State s) {
        return s.attacking();
    }

    /** Whether the player has this source, and there are dice for it. */
    private static boolean mayRollAgain(State s, Banner seat, Again source) {
        boolean has = switch (source) {
            case DRAGON_SLAYER, GROUND ->
                s.plays(seat)
                        && !s.fallen(seat)
                        && SKILLS.get(source.ordinal()).equals(s.hero(seat).skill(Skill.RollAgain.class))
                        && (source != Again.GROUND || s.style(Style.GROUND));
            case UNICORN -> s.rewarded(seat, UNICORN);
        };
        if (!has) {
            return false;
        }
        if (siege(s)) {
            return !Siege.dreaded(s)
                    && switch (source) {
                        case DRAGON_SLAYER -> s.foe() == General.SAPPHIRE && Assault.failed(s, seat) > 0;
                        case GROUND -> true;
                        case UNICORN -> Assault.failed(s, seat) > 0;
                    };
        }
        return switch (source) {
            case DRAGON_SLAYER -> Fighting.failed(s, seat, Colour.BLUE) > 0;
            case GROUND -> anyRolled(s);
            case UNICORN -> anyFailed(s);
        };
    }

    private static boolean anyRolled(State s) {
        for (var colour : Colour.ALL) {
            if (Fighting.below(s, colour, EVERY) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether some die of this combat has failed; nothing can be done about dread (DR-9.7). */
    static boolean anyFailed(State s) {
        if (siege(s)) {
            if (Siege.dreaded(s)) {
                return false;
            }
            for (var banner : s.banners()) {
                if (Assault.failed(s, banner) > 0) {
                    return true;
                }
            }
            return false;
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
        if (siege(s)) {
            s.add(LUCK, 1);
            for (int order = s.seats(); order > 0; order--) {
                for (var banner : s.banners()) {
                    if (s.count(ROLLED, banner) == order) {
                        Assault.takeUpFailed(s, banner);
                    }
                }
            }
            return;
        }
        for (int i = Colour.ALL.size() - 1; i >= 0; i--) {
            var colour = Colour.ALL.get(i);
            Fighting.takeUp(s, colour, Fighting.least(s, s.active(), colour));
        }
    }

    private static void reroll(State s, Banner seat, Again source) {
        if (siege(s)) {
            if (source == Again.GROUND) {
                Assault.takeUpAll(s, seat);
            } else {
                Assault.takeUpFailed(s, seat);
            }
            return;
        }
        for (int i = Colour.ALL.size() - 1; i >= 0; i--) {
            var colour = Colour.ALL.get(i);
            switch (source) {
                case DRAGON_SLAYER -> {
                    if (colour == Colour.BLUE) {
                        Fighting.takeUp(s, colour, Fighting.least(s, seat, colour));
                    }
                }
                case GROUND -> Fighting.takeUp(s, colour, EVERY);
                case UNICORN -> Fighting.takeUp(s, colour, Fighting.least(s, seat, colour));
            }
        }
    }

    private static void check(State s, Banner seat) {
        Hands.checkPlays(s, seat);
        if (!siege(s)) {
            Fighting.checkFight(s);
        } else refuseIf(s.isEmpty(LEADER), "DR-8.2", "no-attack");
    }

    private static void checkUsed(int used) {
        requireNumber(used, 0, (1 << Again.ALL.size()) - 1, "DR-6.4");
    }

    static boolean rolled(Frame<State, Move> above) {
        return above instanceof Fighting.Rolling || above instanceof Assault.Striking;
    }

    /** Asks the roller, if he has a way to roll again that he has not used in this combat. */
    @After({Fighting.Rolling.class, Assault.Striking.class})
    record Offering(Banner banner, int used) implements Runs, Unfinished {
        Offering {
            checkUsed(used);
        }

        @Override
        public void run(State s) {
            for (var source : Again.ALL) {
                if ((used & source.bit()) == 0 && mayRollAgain(s, banner, source)) {
                    s.push(new Deciding(banner, used));
                    return;
                }
            }
        }

        @Override
        public void sensible(State s) {
            Rerolls.check(s, banner);
        }
    }

    @After({Fighting.Rolling.class, Assault.Striking.class})
    record Deciding(Banner seat, int used) implements Asks<OnDice>, Unfinished {
        Deciding {
            checkUsed(used);
        }

        @Override
        public Choices<OnDice> choices(State s) {
            var out = new ArrayList<OnDice>(4);
            out.add(Keep.IT);
            for (var source : Again.ALL) {
                if ((used & source.bit()) == 0 && mayRollAgain(s, seat, source)) {
                    out.add(Reroll.EACH.get(source.ordinal()));
                }
            }
            return Choices.of(out);
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

        @Override
        public void sensible(State s) {
            Rerolls.check(s, seat);
        }
    }

    /** DR-14.6: the dice lie there; does anybody have better luck? */
    @After({Offering.class, Deciding.class, Assault.Lucky.class})
    record Chancing() implements Runs, Unfinished {
        @Override
        public void run(State s) {
            Windows.open(s, Occasion.ROLL);
        }

        @Override
        public void sensible(State s) {
            Rerolls.check(s, s.active());
        }
    }
}
