package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-12.4, 12.5: whom a pincer aims at may cancel it with the help of another company; then the battle is fought. */
public final class Countering {
    private Countering() {}

    public sealed interface OnCounter extends Move {
        @Override
        default Audience audience() {
            return Windows.DECIDED;
        }
    }

    @Rule("CA-12.4")
    public record Suffer() implements OnCounter {
        static final Suffer IT = new Suffer();
    }

    @Rule("CA-12.4")
    public record Counter() implements OnCounter {
        static final Counter IT = new Counter();
    }

    /** Those who can help a pinched company are asked. */
    public record Answering() implements Runs {
        @Override
        public void run(State s) {
            var asked = new ArrayList<Helping>(0);
            for (var victim : s.players()) {
                var pinched = new ArrayList<Banner>(0);
                for (var by : Pincer.byTerritory(s)) {
                    var place = s.require(State.AT, by, Group.FIRST);
                    if (Marches.occupant(s, place) == victim && Pincer.helped(s, by, victim, place)) {
                        pinched.add(by);
                    }
                }
                if (!pinched.isEmpty() && Pincer.left(s, victim) >= Prices.COUNTER) {
                    asked.add(new Helping(victim, List.copyOf(pinched), Pincer.left(s, victim)));
                }
            }
            s.push(new CarryOut.Carrying(List.of()));
            for (var banner : Pincer.byTerritory(s).reversed()) {
                s.push(new Closing(banner));
            }
            if (!asked.isEmpty()) {
                s.push(new Windows.Unsealing(Window.COUNTER));
                Windows.fork(s, Window.COUNTER, asked);
            }
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

    /** Against the first of these pincers? */
    public record Helping(Banner seat, List<Banner> against, int pc) implements Asks<OnCounter> {
        @Override
        public Choices<OnCounter> choices(State s) {
            return new Picks<OnCounter>(2).add(Suffer.IT).addIf(pc >= Prices.COUNTER, Counter.IT);
        }

        @Override
        public void answer(State s, OnCounter chosen) {
            boolean counters = chosen instanceof Counter;
            s.set(State.COUNTERED, against.getFirst(), counters);
            if (against.size() > 1) {
                s.push(new Helping(seat, against.subList(1, against.size()), pc - (counters ? Prices.COUNTER : 0)));
            }
        }

        @Override
        public String clause(State s) {
            return "CA-12.4";
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.COUNTER);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!against.isEmpty() && pc <= s.pc(seat), "CA-12.4", "refused.counter", seat);
            for (var by : against) {
                Pincer.checkPincer(s, by);
                Refusal.unless(by != seat, "CA-12.4", "refused.counter", seat);
            }
        }
    }

    public static void forget(State s, Banner banner) {
        for (var by : against(s, banner)) {
            s.set(State.COUNTERED, by, false);
        }
    }

    public static void hide(State seen, Banner banner) {
        for (var by : against(seen, banner)) {
            seen.hide(State.COUNTERED, by);
        }
    }

    /** Those whose pincers aim at a player, whether he is asked about them or not. */
    private static List<Banner> against(State s, Banner banner) {
        var list = new ArrayList<Banner>(0);
        for (var by : Pincer.byTerritory(s)) {
            if (Marches.occupant(s, s.require(State.AT, by, Group.FIRST)) == banner) {
                list.add(by);
            }
        }
        return list;
    }

    /** What became of a pincer. */
    public sealed interface Answered extends Move {}

    @Rule("CA-12.4")
    public record Counters(Banner victim, Banner banner, Place place) implements Answered {}

    @Rule("CA-12.2")
    public record Stands(Banner banner, Place place) implements Answered {}

    /** A pincer stands, or is countered. */
    public record Closing(Banner banner) implements Draws<Answered> {
        @Override
        public Lottery<Answered> lottery(State s) {
            var place = s.require(State.AT, banner, Group.FIRST);
            var victim = Marches.occupant(s, place);
            return new Lottery.Certain<>(
                    s.is(State.COUNTERED, banner) && victim != null
                            ? new Counters(victim, banner, place)
                            : new Stands(banner, place));
        }

        @Override
        public void answer(State s, Answered drawn) {
            switch (drawn) {
                case Counters(var victim, var _, var _) ->
                    s.pay(victim, Prices.COUNTER); // CA-12.5: the battle is fought
                case Stands(var _, var place) -> stand(s, place);
            }
            s.clear(State.PINCER, banner);
            s.set(State.COUNTERED, banner, false);
        }

        private void stand(State s, Place place) {
            boolean moves = s.is(State.PINCER, banner, Pinch.MOVES_IN);
            boolean mine = Pincer.takesMine(s, banner, place);
            int price = Pincer.price(s, banner, place);
            for (var group : Group.ALL) {
                if (s.is(State.AT, banner, group, place) && Marches.onTheWay(s, banner, group)) {
                    s.set(State.FINDING, banner, group, moves ? Finding.PINCHED : Finding.PRESSED);
                    s.set(State.PAYS, banner, group, moves && group == Group.FIRST ? price : 0);
                    s.set(State.TAKES_MINE, banner, group, moves && mine);
                }
            }
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
            Pincer.checkPincer(s, banner);
            var victim = Marches.occupant(s, s.require(State.AT, banner, Group.FIRST));
            Refusal.unless(
                    !s.is(State.COUNTERED, banner) || (victim != null && s.pc(victim) >= Prices.COUNTER),
                    "CA-1.9",
                    "refused.no-pc",
                    Prices.COUNTER);
        }
    }
}
