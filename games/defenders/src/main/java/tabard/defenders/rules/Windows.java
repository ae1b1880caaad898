package tabard.defenders.rules;

import static tabard.defenders.rules.State.*;

import java.util.*;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tabard.defenders.content.*;
import tabard.defenders.content.Reward.Once;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;
import tabard.table.text.Within;

/** Chapter 14: when cards and rewards may be played, and who is asked. */
final class Windows {
    private Windows() {}

    /** What may be done when one is asked. */
    sealed interface OnWindow extends Move permits Pass, PassOn, Day.Means {}

    @Rule("DR-14.2")
    record Pass() implements OnWindow {}

    /** Not to be asked at Night until one's own next turn. */
    @Rule("DR-14.12")
    record PassOn() implements OnWindow {}

    /** The purple cards, in the order of their bits. */
    static final List<Day.Play> PLAYS =
            Moves.each(HeroCard.ALL.stream().filter(HeroCard::isPurple).toList(), Day.Play::new);

    /** All that can be played or used: the purple cards, then the rewards. Sets of them are bits of a long. */
    static final List<Day.Means> MEANS = Stream.<Day.Means>concat(
                    PLAYS.stream(), Quest.ALL.stream().map(Day.Use::new))
            .toList();

    private static final List<Reward> WORTH =
            MEANS.stream().map(Effects::reward).toList();

    /** By occasion, those that may be played then. */
    private static final long[] FITTING = Occasion.ALL.stream()
            .mapToLong(occasion -> those(reward -> reward.fits(occasion)))
            .toArray();

    /** Those that hang on where the active hero stands. */
    private static final long LOCAL =
            those(reward -> reward instanceof Once(var _, var effect) && Effects.local(effect));

    private static long those(Predicate<Reward> wanted) {
        return Moves.where(WORTH, -1L >>> (Long.SIZE - WORTH.size()), wanted);
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
        if (s.terms().closedHands() && Subset.all(s.banners()).any(banner -> secretly(s, banner, occasion))) {
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
            case NIGHTFALL -> !s.is(QUIET);
            case RECOVERY -> !Recovery.due(s).isEmpty();
        };
    }

    /** With closed hands whoever has cards is asked, or the question would tell what they are; rewards are open. */
    private static boolean secretly(State s, Banner banner, Occasion occasion) {
        return s.terms().closedHands() && occasion != Occasion.COMMITMENT && s.hand(banner) > 0;
    }

    private static boolean anyone(State s, Occasion occasion) {
        for (var banner : s.banners()) { // asked so often that nothing is packed for it
            if (!sleeps(s, banner, occasion) && can(s, banner, occasion)) {
                return true;
            }
        }
        return false;
    }

    private static boolean sleeps(State s, Banner banner, Occasion occasion) {
        return !s.plays(banner) || (occasion.mayPassOn() && s.is(PASSING, banner));
    }

    /** What a player has for an occasion (DR-14.2). */
    private static long has(State s, Banner banner, Occasion occasion) {
        int cards = s.purple(banner);
        return (cards | (long) s.rewards(banner) << PLAYS.size()) & FITTING[occasion.ordinal()];
    }

    /** What of that would change anything. */
    static long useful(State s, Banner banner, Occasion occasion) {
        return useful(s, banner, occasion, false);
    }

    private static long useful(State s, Banner banner, Occasion occasion, boolean relieving) {
        return Moves.where(
                WORTH,
                has(s, banner, occasion),
                reward -> reward instanceof Once(var _, var effect)
                        && Effects.useful(s, banner, effect)
                        && (!relieving || Effects.relieves(s, banner, effect)));
    }

    /** Whether the player holds something worth asking for: at dusk only what would spare the active hero wounds is (DR-14.7). */
    private static boolean can(State s, Banner banner, Occasion occasion) {
        return has(s, banner, occasion) != 0 && useful(s, banner, occasion, occasion == Occasion.DUSK) != 0;
    }

    /** The purple cards of the hand that would do nothing now. */
    static List<Barred<Move>> barredPlays(State s, Banner seat, Occasion occasion, List<Barred<Move>> out) {
        var idle = Choices.among(PLAYS, s.purple(seat) & ~useful(s, seat, occasion));
        idle.all().forEach(play -> out.add(Barred.of(play)));
        return out;
    }

    /** Whether the Day may go on without actions; with closed hands that rests on their numbers alone. */
    static boolean anyoneInDay(State s) {
        for (var banner : s.banners()) {
            if (s.plays(banner) && (secretly(s, banner, Occasion.DAY) || can(s, banner, Occasion.DAY))) {
                return true;
            }
        }
        return false;
    }

    /** The same wherever the active hero goes, for what hangs on his place does not count. */
    static boolean anyoneAnywhere(State s) {
        return s.players()
                .any(banner -> secretly(s, banner, Occasion.DAY) || (useful(s, banner, Occasion.DAY) & ~LOCAL) != 0);
    }

    /** Whether there is nothing that anybody could play in the Day, wherever heroes stand. */
    static boolean nobodyHas(State s) {
        return !s.terms().closedHands() && !s.players().any(banner -> has(s, banner, Occasion.DAY) != 0);
    }

    /** DR-14.4: the others who could play something now. */
    static List<Stepping> steppingIn(State s, Banner asked) {
        var others = s.players().without(asked).where(banner -> can(s, banner, Occasion.DAY));
        return others.isEmpty()
                ? List.of()
                : Choices.<Stepping, Banner>among(others, Stepping::new).all();
    }

    /** Another player plays a card or a reward in the active player's Day. */
    record Stepping(Banner seat) implements Asks<OnWindow> {
        @Override
        public Choices<OnWindow> choices(State s) {
            return new Picks<OnWindow>(4).each(MEANS, useful(s, seat, Occasion.DAY));
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
            case Day.Means means -> Effects.play(s, seat, means);
        }
    }

    /** A part of a window: while a combat goes on when it is over, it is a part of that. */
    interface OnOccasion extends Grammar, Unfinished {
        Occasion occasion();

        /** What a window is about must be there. */
        @Override
        default void needs(State s) {
            var occasion = occasion();
            boolean there = switch (occasion) {
                case DAY, EVENING -> false; // these are asked otherwise
                case COMMITMENT -> s.attacking();
                case ROLL -> s.attacking() || s.get(FIGHT_PLACE) != null;
                case DUSK -> s.plays(s.active());
                case NIGHTFALL, RECOVERY -> true;
                case DARKNESS -> s.atNight();
            };
            refuseIf(!there, occasion.clause(), "no-occasion", "@occasion." + occasion.word());
        }

        @Override
        default boolean unfinished() {
            return occasion().inCombat();
        }
    }

    /** Hands are closed: does anybody hold something? */
    record Opening(Occasion occasion) implements Draws<Opens>, OnOccasion {
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
        public void needs(State s) {
            refuseIf(!s.terms().closedHands(), "DR-14.2", "hands-open");
            OnOccasion.super.needs(s);
        }
    }

    /** DR-14.2: from here clockwise, until all have passed in a row. */
    @Within(most = 4, rule = "DR-14.2")
    record Window(Occasion occasion, Banner from, int passes) implements Runs, OnOccasion {
        @Override
        public void run(State s) {
            var banner = from;
            for (int passed = passes; passed < s.options().seats() && stands(s, occasion); passed++) {
                if (!sleeps(s, banner, occasion) && (can(s, banner, occasion) || secretly(s, banner, occasion))) {
                    s.push(new Asked(occasion, banner, passed));
                    return;
                }
                banner = s.after(banner);
            }
        }

        @Override
        public boolean follows(Frame<State, Move> above) {
            return Grammar.finished(above) || (occasion == Occasion.ROLL && Rerolls.rolled(above));
        }
    }

    @Within(most = 4, rule = "DR-14.2")
    record Asked(Occasion occasion, Banner seat, int passes) implements Asks<OnWindow>, OnOccasion {
        @Override
        public Choices<OnWindow> choices(State s) {
            return new Picks<OnWindow>(6)
                    .add(new Pass())
                    .addIf(occasion.mayPassOn(), new PassOn())
                    .each(MEANS, useful(s, seat, occasion));
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
            return occasion == Occasion.DARKNESS ? Said.of("detail.judging", s.require(NIGHT_CARD)) : null;
        }

        @Override
        public String window() {
            return occasion.word();
        }

        @Override
        public String clause(State s) {
            return occasion.clause();
        }
    }

    static boolean atRoll(Frame<State, Move> above) {
        return above instanceof OnOccasion window && window.occasion() == Occasion.ROLL;
    }
}
