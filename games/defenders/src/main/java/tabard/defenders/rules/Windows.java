package tabard.defenders.rules;

import static tabard.defenders.rules.PositionCheck.*;
import static tabard.defenders.rules.State.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 14: when cards and rewards may be played, and who is asked. */
final class Windows {
    private Windows() {}

    /** What may be done when one is asked. */
    sealed interface OnWindow extends Move permits Pass, PassOn, Play, Use {}

    @Rule("DR-14.2")
    record Pass() implements OnWindow {
        static final Pass IT = new Pass();
    }

    /** Not to be asked at Night until one's own next turn. */
    @Rule("DR-14.12")
    record PassOn() implements OnWindow {
        private static final PassOn IT = new PassOn();
    }

    @Rule("DR-13.4")
    record Play(HeroCard card) implements OnWindow, Day.OnDay, Hands.OnExcess {
        static final List<Play> EACH = Moves.each(HeroCard.ALL, Play::new);
    }

    @Rule("DR-17.4")
    record Use(Quest quest) implements OnWindow, Day.OnDay {
        static final List<Use> EACH = Moves.each(Quest.ALL, Use::new);
    }

    /** With closed hands all learn whether somebody is asked, for the pause would tell it anyway (DR-14.2). */
    @Rule("DR-14.2")
    record Opens(boolean asked) implements Move {
        private static final Lottery<Opens> YES = new Lottery.Certain<>(new Opens(true));
        private static final Lottery<Opens> NO = new Lottery.Certain<>(new Opens(false));
    }

    /** Asks those who can do something, if there is anybody. */
    static void open(State s, Occasion occasion) {
        if (!stands(s, occasion)) {
            return;
        }
        if (s.closed() && occasion != Occasion.COMMITMENT && hidden(s)) {
            s.push(new Opening(occasion));
        } else if (anyone(s, occasion)) {
            s.push(new Window(occasion, s.active(), 0));
        }
    }

    /** Whether the occasion is still there; all can see that. */
    private static boolean stands(State s, Occasion occasion) {
        return switch (occasion) {
            case DAY, COMMITMENT, EVENING, DARKNESS -> true;
            case ROLL -> Rerolls.anyFailed(s);
            case DUSK -> Dusk.wounds(s) > 0;
            case NIGHTFALL -> !s.quiet();
            case RECOVERY -> Recovery.due(s) != 0;
        };
    }

    /** With closed hands whoever has cards is asked, or the question would tell what they are; rewards are open. */
    private static boolean secretly(State s, Banner banner, Occasion occasion) {
        return s.closed() && occasion != Occasion.COMMITMENT && s.hand(banner) > 0;
    }

    private static boolean hidden(State s) {
        for (var banner : s.banners()) {
            if (s.hand(banner) > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyone(State s, Occasion occasion) {
        for (var banner : Banner.ALL) {
            if (!sleeps(s, banner, occasion) && can(s, banner, occasion)) {
                return true;
            }
        }
        return false;
    }

    private static boolean sleeps(State s, Banner banner, Occasion occasion) {
        return !s.plays(banner) || (occasion.mayPassOn() && s.passing(banner));
    }

    /** Whether the player holds something that would change anything. */
    private static boolean can(State s, Banner banner, Occasion occasion) {
        for (int rest = s.purple(banner); rest != 0; rest &= rest - 1) {
            if (Effects.helps(s, banner, HeroCard.first(HeroCard.PURPLE_WORD, rest), occasion)) {
                return true;
            }
        }
        for (int rest = s.rewards(banner) & Quest.ONCE; rest != 0; rest &= rest - 1) {
            if (Effects.helps(s, banner, Quest.ALL.get(Integer.numberOfTrailingZeros(rest)), occasion)) {
                return true;
            }
        }
        return false;
    }

    static void addPlays(State s, Banner banner, Occasion occasion, List<? super Play> out) {
        for (int rest = s.purple(banner); rest != 0; rest &= rest - 1) {
            var card = HeroCard.first(HeroCard.PURPLE_WORD, rest);
            if (Effects.useful(s, banner, card, occasion)) {
                out.add(Play.EACH.get(card.ordinal()));
            }
        }
    }

    /** The purple cards of the hand that would do nothing now. */
    static List<Barred<Move>> barredPlays(State s, Banner seat, Occasion occasion, List<Barred<Move>> out) {
        for (int rest = s.purple(seat); rest != 0; rest &= rest - 1) {
            var card = HeroCard.first(HeroCard.PURPLE_WORD, rest);
            if (!Effects.useful(s, seat, card, occasion)) {
                out.add(Barred.of(Play.EACH.get(card.ordinal())));
            }
        }
        return out;
    }

    static void addUses(State s, Banner banner, Occasion occasion, List<? super Use> out) {
        for (int rest = s.rewards(banner) & Quest.ONCE; rest != 0; rest &= rest - 1) {
            var quest = Quest.ALL.get(Integer.numberOfTrailingZeros(rest));
            if (Effects.useful(s, banner, quest, occasion)) {
                out.add(Use.EACH.get(quest.ordinal()));
            }
        }
    }

    /** Whether the Day may go on without actions; with closed hands that rests on their numbers alone. */
    static boolean anyoneInDay(State s) {
        for (var banner : Banner.ALL) {
            if (s.plays(banner) && ((s.closed() && s.hand(banner) > 0) || can(s, banner, Occasion.DAY))) {
                return true;
            }
        }
        return false;
    }

    private static final List<Stepping> EACH = Moves.each(Banner.ALL, Stepping::new);

    /** DR-14.4: the others who could play something now. */
    static List<Stepping> steppingIn(State s, Banner asked) {
        List<Stepping> out = List.of();
        for (var banner : Banner.ALL) {
            if (banner != asked && s.plays(banner) && can(s, banner, Occasion.DAY)) {
                if (out.isEmpty()) {
                    out = new ArrayList<>(3);
                }
                out.add(EACH.get(banner.ordinal()));
            }
        }
        return out;
    }

    /** Another player plays a card or a reward in the active player's Day. */
    record Stepping(Banner seat) implements Asks<OnWindow> {
        @Override
        public Choices<OnWindow> choices(State s) {
            var out = new ArrayList<OnWindow>(4);
            addPlays(s, seat, Occasion.DAY, out);
            addUses(s, seat, Occasion.DAY, out);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            resolve(s, seat, chosen);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return WhyNot.inWindow(s, seat, Occasion.DAY, move);
        }

        @Override
        public void sensible(State s) {
            throw new Refusal(Said.of("refused.stepping"), "DR-14.4");
        }
    }

    private static void resolve(State s, Banner seat, OnWindow chosen) {
        switch (chosen) {
            case Pass _ -> {}
            case PassOn _ -> s.set(PASSING, seat, true);
            case Play(var card) -> Effects.play(s, seat, card);
            case Use(var quest) -> Effects.use(s, seat, quest);
        }
    }

    private static void checkPasses(int passes) {
        requireNumber(passes, 0, Banner.ALL.size(), "DR-14.2");
    }

    /** Hands are closed: does anybody hold something? */
    record Opening(Occasion occasion) implements Draws<Opens>, Unfinished {
        @Override
        public Lottery<Opens> lottery(State s) {
            return anyone(s, occasion) ? Opens.YES : Opens.NO;
        }

        @Override
        public void answer(State s, Opens drawn) {
            if (drawn.asked) {
                s.push(new Window(occasion, s.active(), 0));
            }
        }

        @Override
        public Said told(State s, Opens drawn) {
            return Said.of(drawn.asked ? "log.opens" : "log.opens-not");
        }

        @Override
        public void sensible(State s) {
            refuseIf(!s.closed(), "DR-14.2", "hands-open");
            checkOccasion(s, occasion);
        }

        @Override
        public boolean unfinished() {
            return occasion.inCombat();
        }
    }

    /** DR-14.2: from here clockwise, until all have passed in a row. */
    record Window(Occasion occasion, Banner from, int passes) implements Runs, Unfinished {
        Window {
            checkPasses(passes);
        }

        @Override
        public void run(State s) {
            var banner = from;
            for (int passed = passes; passed < s.seats() && stands(s, occasion); passed++) {
                if (!sleeps(s, banner, occasion) && (can(s, banner, occasion) || secretly(s, banner, occasion))) {
                    s.push(new Asked(occasion, banner, passed));
                    return;
                }
                banner = s.after(banner);
            }
        }

        @Override
        public void sensible(State s) {
            checkOccasion(s, occasion);
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return Unfinished.not(above) || (occasion == Occasion.ROLL && Rerolls.rolled(above));
        }

        @Override
        public boolean unfinished() {
            return occasion.inCombat();
        }
    }

    record Asked(Occasion occasion, Banner seat, int passes) implements Asks<OnWindow>, Unfinished {
        Asked {
            checkPasses(passes);
        }

        @Override
        public Choices<OnWindow> choices(State s) {
            var out = new ArrayList<OnWindow>(6);
            out.add(Pass.IT);
            if (occasion.mayPassOn()) {
                out.add(PassOn.IT);
            }
            addPlays(s, seat, occasion, out);
            addUses(s, seat, occasion, out);
            return Choices.of(out);
        }

        @Override
        public void answer(State s, OnWindow chosen) {
            boolean passed = chosen instanceof Pass || chosen instanceof PassOn;
            s.push(new Window(occasion, s.after(seat), passed ? passes + 1 : 0));
            resolve(s, seat, chosen);
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return WhyNot.inWindow(s, seat, occasion, move);
        }

        @Override
        public List<Barred<Move>> barred(State s) {
            return barredPlays(s, seat, occasion, new ArrayList<>());
        }

        @Override
        public @Nullable Said detail(State s) {
            return occasion == Occasion.DARKNESS ? Night.detail(s) : null;
        }

        @Override
        public String window() {
            return occasion.word();
        }

        @Override
        public String clause(State s) {
            return occasion.clause();
        }

        @Override
        public void sensible(State s) {
            Hands.checkPlays(s, seat);
            checkOccasion(s, occasion);
        }

        @Override
        public boolean unfinished() {
            return occasion.inCombat();
        }
    }

    static boolean atRoll(Frame<State, Move> above) {
        return switch (above) {
            case Opening(var occasion) -> occasion == Occasion.ROLL;
            case Window(var occasion, var _, var _) -> occasion == Occasion.ROLL;
            case Asked(var occasion, var _, var _) -> occasion == Occasion.ROLL;
            default -> false;
        };
    }

    /** What a window is about must be there. */
    private static void checkOccasion(State s, Occasion occasion) {
        boolean there = switch (occasion) {
            case DAY, EVENING -> false; // these are asked otherwise
            case COMMITMENT -> s.attacking();
            case ROLL -> s.attacking() || s.fightPlace() != null;
            case DUSK -> s.plays(s.active());
            case NIGHTFALL, RECOVERY -> true;
            case DARKNESS -> s.hasNightCard() && s.count(NIGHT_NUMBER) > 0;
        };
        refuseIf(!there, occasion.clause(), "no-occasion", "@occasion." + occasion.word());
    }
}
