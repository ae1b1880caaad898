package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;

/** Chapter 12: two large companies that close in on one may push it out without a battle, unless another company of its people helps. */
public final class Pincer {
    private Pincer() {}

    // the conditions

    /** CA-12.1, 12.3, 12.6: the territory in which a player's two moves may close in on a company that would fight; null if none. */
    static @Nullable Place target(State s, Banner by) {
        if (!s.is(State.SHAPE, by, Shape.TWO_MOVES)
                || !closesIn(s, by, Group.FIRST)
                || !closesIn(s, by, Group.SECOND)) {
            return null;
        }
        var place = s.require(State.AT, by, Group.FIRST);
        var victim = Marches.occupant(s, place);
        boolean stands = s.is(State.AT, by, Group.SECOND, place)
                && victim != null
                && victim != by
                && s.reservists(place) == 0
                && Marches.strength(s, victim, place) < sum(s, by);
        return stands ? place : null;
    }

    /** A large company whose move was into that territory, and that would fight. */
    private static boolean closesIn(State s, Banner by, Group group) {
        var finding = s.get(State.FINDING, by, group);
        return finding != null
                && finding.verdict() == Finding.Verdict.FIGHTS
                && !s.isEmpty(State.FATE, by, group)
                && s.count(State.PA, by, group) >= State.LARGE
                && oneStep(s, by, group);
    }

    /** CA-12.3: one step on foot led it to where it is: not a jump, the step of a Forced March, or Harassment. */
    public static boolean oneStep(State s, Banner by, Group group) {
        return s.get(State.PATH, by, group, Leg.ONE) == s.get(State.AT, by, group)
                && s.isEmpty(State.PATH, by, group, Leg.TWO)
                && !s.is(State.WAY, by, group, Leg.ONE, Way.JUMP);
    }

    public static int sum(State s, Banner by) {
        return s.count(State.PA, by, Group.FIRST) + s.count(State.PA, by, Group.SECOND);
    }

    /** CA-12.4: whether another company of the victim, in no challenge, is next to where one of the two started, and makes up the sum. */
    static boolean helped(State s, Banner by, Banner victim, Place place) {
        int missing = sum(s, by) - Marches.strength(s, victim, place);
        long near = s.map().neighbours(s.require(State.FROM, by, Group.FIRST))
                | s.map().neighbours(s.require(State.FROM, by, Group.SECOND));
        for (var helper : Place.in(near & ~place.bit())) {
            int there = Marches.strength(s, victim, helper) + unopposed(s, victim, helper);
            if (there >= missing && !challenged(s, victim, helper)) {
                return true;
            }
        }
        return false;
    }

    /** PA of companies that have come there without a challenge: on virgin land, or as guests. */
    private static int unopposed(State s, Banner victim, Place place) {
        int pa = 0;
        for (var group : Group.ALL) {
            var finding = s.get(State.FINDING, victim, group);
            boolean unopposed =
                    finding == Finding.UNCONTESTED || finding == Finding.RUINS_TAKEN || finding == Finding.STOPS;
            pa += unopposed && s.is(State.AT, victim, group, place) ? s.count(State.PA, victim, group) : 0;
        }
        return pa;
    }

    private static boolean challenged(State s, Banner victim, Place place) {
        for (var other : s.players()) {
            for (var group : Group.ALL) {
                var finding = s.get(State.FINDING, other, group);
                if (other != victim
                        && finding != null
                        && (finding.ousts() || finding.verdict() == Finding.Verdict.FIGHTS)
                        && s.is(State.AT, other, group, place)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** PC that are left when what was won on paper is paid. */
    static int left(State s, Banner banner) {
        return s.pc(banner) - Marches.spokenFor(s, banner);
    }

    /** The land was guarded, so its mine goes with it (CA-8.5, 9.5). */
    static int price(State s, Banner by, Place place) {
        return Prices.taking(s, by, place, 0, true, takesMine(s, by, place));
    }

    /** CA-18.2: mines that other groups get are counted, though they are not carried out yet. */
    static boolean takesMine(State s, Banner by, Place place) {
        int mines = s.mines(by);
        for (var group : Group.ALL) {
            boolean gets = Marches.judged(s, by, group)
                    && s.require(State.FINDING, by, group).verdict() != Finding.Verdict.FIGHTS
                    && s.is(State.TAKES_MINE, by, group);
            mines += gets ? 1 : 0;
        }
        return Prices.otherMine(s, by, place) && mines < Construction.MOST_MINES;
    }

    // the pincer

    public sealed interface OnPincer extends Move {
        @Override
        default Audience audience() {
            return Windows.DECIDED;
        }
    }

    /** CA-12.5: then a battle is fought. */
    @Rule("CA-12.5")
    public record NoPincer() implements OnPincer {
        static final NoPincer IT = new NoPincer();
    }

    /** And the land is taken. */
    @Rule("CA-12.1")
    public record PinchAndTake() implements OnPincer {
        static final PinchAndTake IT = new PinchAndTake();
    }

    /** The enemy is only pushed out. */
    @Rule("CA-12.2")
    public record PinchOnly() implements OnPincer {
        static final PinchOnly IT = new PinchOnly();
    }

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            var asked = new ArrayList<Pinching>(0);
            for (var banner : s.players()) {
                var place = left(s, banner) < Prices.PINCER ? null : target(s, banner);
                if (place != null) {
                    asked.add(new Pinching(banner, place));
                }
            }
            if (asked.isEmpty()) {
                s.push(new CarryOut.Carrying(List.of()));
                return;
            }
            s.push(new Countering.Answering());
            for (var banner : sorted(s, seats(asked)).reversed()) {
                s.push(new Declaration(banner));
            }
            s.push(new Windows.Unsealing(Window.PINCER));
            Windows.fork(s, Window.PINCER, asked);
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    private static List<Banner> seats(List<Pinching> asked) {
        return asked.stream().map(Pinching::seat).toList();
    }

    /** A pincer? */
    public record Pinching(Banner seat, Place place) implements Asks<OnPincer> {
        @Override
        public Choices<OnPincer> choices(State s) {
            return new Picks<OnPincer>(3)
                    .add(NoPincer.IT)
                    .addIf(left(s, seat) >= Prices.PINCER + price(s, seat, place), PinchAndTake.IT)
                    .add(PinchOnly.IT);
        }

        @Override
        public void answer(State s, OnPincer chosen) {
            s.set(
                    State.PINCER,
                    seat,
                    switch (chosen) {
                        case NoPincer() -> null;
                        case PinchAndTake() -> Pinch.MOVES_IN;
                        case PinchOnly() -> Pinch.PUSHES_OUT;
                    });
        }

        @Override
        public String clause(State s) {
            return "CA-12.1";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof PinchAndTake
                    ? Events.Noting.refused("CA-12.2", "refused.no-pc", Prices.PINCER + price(s, seat, place))
                    : Refusal.notOffered(move);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.PINCER);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(
                    target(s, seat) == place && left(s, seat) >= Prices.PINCER,
                    "CA-12.1",
                    "refused.pincer",
                    seat,
                    place);
        }
    }

    public static void forget(State s, Banner banner) {
        s.clear(State.PINCER, banner);
    }

    public static void hide(State seen, Banner banner) {
        seen.hide(State.PINCER, banner);
    }

    /** What somebody declares. */
    public sealed interface Declared extends Move {}

    @Rule("CA-12.1")
    public record Pincers(Banner banner, Place place, Pinch meant) implements Declared {}

    @Rule("CA-12.5")
    public record Refrains(Banner banner, Place place) implements Declared {}

    /** Those who have declared a pincer. */
    static List<Banner> byTerritory(State s) {
        var list = new ArrayList<Banner>(0);
        for (var banner : s.players()) {
            if (!s.isEmpty(State.PINCER, banner)) {
                list.add(banner);
            }
        }
        return sorted(s, list);
    }

    private static List<Banner> sorted(State s, List<Banner> banners) {
        var list = new ArrayList<>(banners);
        list.sort((a, b) -> s.require(State.AT, a, Group.FIRST).ordinal()
                - s.require(State.AT, b, Group.FIRST).ordinal());
        return list;
    }

    static void checkPincer(State s, Banner banner) {
        Refusal.unless(
                !s.isEmpty(State.PINCER, banner) && target(s, banner) != null, "CA-12.1", "refused.pincer", banner, "");
    }

    public record Declaration(Banner banner) implements Draws<Declared> {
        @Override
        public Lottery<Declared> lottery(State s) {
            var place = s.require(State.AT, banner, Group.FIRST);
            var meant = s.get(State.PINCER, banner);
            return new Lottery.Certain<>(
                    meant == null ? new Refrains(banner, place) : new Pincers(banner, place, meant));
        }

        @Override
        public void answer(State s, Declared drawn) {
            s.pay(banner, drawn instanceof Pincers ? Prices.PINCER : 0);
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
            Refusal.unless(target(s, banner) != null, "CA-12.1", "refused.pincer", banner, "");
            Refusal.unless(s.pc(banner) >= Prices.PINCER, "CA-1.9", "refused.no-pc", Prices.PINCER);
        }
    }
}
