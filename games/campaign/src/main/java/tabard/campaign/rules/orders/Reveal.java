package tabard.campaign.rules.orders;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Steps 1 and 2 of the judging (21.13, 21.14): all orders are shown at once, sure costs are paid, and the troops set out. */
public final class Reveal {
    private Reveal() {}

    /** All have confirmed: the orders lie open. */
    @Rule("CA-21.13")
    public record Revealed() implements Move {
        static final Revealed IT = new Revealed();
    }

    /** One order, and what it costs whatever others do. */
    @Rule("CA-21.14")
    public record Departed(Banner banner, Group group) implements Departure {}

    public sealed interface Departure extends Move {}

    @Rule("CA-7.1")
    public record NobodyDeparts() implements Departure {
        static final NobodyDeparts IT = new NobodyDeparts();
    }

    public record Revealing() implements Draws<Revealed> {
        @Override
        public Lottery<Revealed> lottery(State s) {
            return new Lottery.Certain<>(Revealed.IT);
        }

        @Override
        public void answer(State s, Revealed drawn) {
            Windows.close(s);
            s.push(new SettingOut());
        }

        @Override
        public void sensible(State s) {
            Windows.possible(s, Window.MOVES);
            for (var banner : s.players()) {
                DraftCheck.check(s, banner);
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** The first order is carried out, with all that reservists are handed; what others ordered is known by now, and the rest follows. */
    public record SettingOut() implements Draws<Departure> {
        @Override
        public Lottery<Departure> lottery(State s) {
            var first = first(s);
            return new Lottery.Certain<>(first == null ? NobodyDeparts.IT : new Departed(first.banner, first.group));
        }

        private static @Nullable Departing first(State s) {
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (!s.isEmpty(State.FROM, banner, group)) {
                        return new Departing(banner, group);
                    }
                }
            }
            return null;
        }

        @Override
        public void answer(State s, Departure drawn) {
            s.push(new MarchOptions.Open());
            for (int b = s.players().size() - 1; b >= 0; b--) {
                var banner = s.players().get(b);
                handOver(s, banner);
                for (int g = Group.ALL.size() - 1; g >= 0; g--) {
                    if (!s.isEmpty(State.FROM, banner, Group.ALL.get(g))) {
                        s.push(new Departing(banner, Group.ALL.get(g)));
                    }
                }
            }
            if (drawn instanceof Departed departed
                    && s.agenda() instanceof Agenda.First<Frame<State, Move>>(var _, var then)) {
                s.agenda(then);
                new Departing(departed.banner, departed.group).answer(s, departed);
            }
        }

        @Override
        public @Nullable Said told(State s, Departure drawn) {
            return drawn instanceof Departed departed
                    ? new Departing(departed.banner, departed.group).told(s, departed)
                    : null;
        }

        /** CA-7.13 */
        private static void handOver(State s, Banner banner) {
            for (var place : Subset.of(Place.ALL, s.land(banner) & s.built(Building.CITY))) {
                int pa = s.count(State.RESERVE_LOTS, place);
                if (pa > 0) {
                    s.company(place, s.company(place) - pa);
                    s.add(State.RESERVISTS, place, pa);
                    s.set(State.RESERVE_LOTS, place, 0);
                }
            }
        }

        @Override
        public void sensible(State s) {
            for (var banner : s.players()) {
                DraftCheck.check(s, banner);
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record Departing(Banner banner, Group group) implements Draws<Departed> {
        @Override
        public Lottery<Departed> lottery(State s) {
            return new Lottery.Certain<>(new Departed(banner, group));
        }

        /** CA-7.11: the whole group counts as having left; who joined it on the way is part of it from now on. */
        @Override
        public void answer(State s, Departed drawn) {
            var from = s.require(State.FROM, banner, group);
            s.pay(banner, sureCosts(s, banner, group));
            int pa = s.count(State.PA, banner, group);
            int joined = s.count(State.JOINED, banner, group);
            if (joined > 0) {
                leave(s, s.require(State.PATH, banner, group, Leg.ONE), joined);
            }
            leave(s, from, pa);
            s.set(State.PA, banner, group, pa + joined);
            s.set(State.AT, banner, group, Orders.end(s, banner, group));
            s.set(State.FATE, banner, group, Fate.ON_THE_WAY);
        }

        /** Read off the flags of the order, for the map is no longer what it was when the window opened. */
        private static int sureCosts(State s, Banner banner, Group group) {
            int costs = 0;
            int total = s.count(State.PA, banner, group) + s.count(State.JOINED, banner, group);
            for (var leg : Leg.ALL) {
                var place = s.get(State.PATH, banner, group, leg);
                if (place == null) {
                    break;
                }
                costs += switch (s.require(State.WAY, banner, group, leg)) {
                    case WALK -> 0;
                    case JUMP -> OrderCosts.JUMP;
                    case INFILTRATE -> OrderCosts.CROSSING;
                };
                costs += s.is(State.RAZES, banner, group, leg) ? Prices.PORTAL_RAZED : 0;
                if (s.is(State.LEAVES, banner, group, leg) && s.owner(place) != null) {
                    costs += OrderCosts.annexing(s.map(), place, total);
                }
            }
            return costs;
        }

        /** A guest who leaves is none any more (CA-1.12); of an owner a faction stays (CA-1.5). */
        private void leave(State s, Place place, int pa) {
            s.company(place, s.company(place) - pa);
            if (s.company(place) == 0 && s.guest(place) == banner) {
                s.guest(place, null);
            }
        }

        @Override
        public @Nullable Said told(State s, Departed drawn) {
            var from = s.get(State.FROM, banner, group);
            var end = Orders.end(s, banner, group);
            if (from == null || end == null) {
                return null;
            }
            int pa = s.count(State.PA, banner, group);
            if (pa == 0) {
                return Said.of(from == end ? "log.departed-takes" : "log.departed-spreads", banner, from, end);
            }
            var steps = new ArrayList<Object>();
            for (var leg : Leg.ALL) {
                var place = s.get(State.PATH, banner, group, leg);
                if (place != null) {
                    var way = s.require(State.WAY, banner, group, leg);
                    steps.add(Said.of("log.step-" + way.word(), place));
                }
            }
            var joined = s.count(State.JOINED, banner, group);
            var way = new Said("log.steps-" + steps.size(), steps);
            return joined == 0
                    ? Said.of("log.departed", banner, pa, from, way)
                    : Said.of("log.departed-joined", banner, pa, from, way, joined);
        }

        /** Of those that have not set out yet the orders are as they were entered. */
        @Override
        public void sensible(State s) {
            Refusal.unless(s.isEmpty(State.FATE, banner, group), "CA-21.14", "refused.departed", group);
            Refusal.unless(!s.isEmpty(State.FROM, banner, group), "CA-21.14", "refused.no-group", group);
            DraftCheck.written(s, banner, group);
            int costs = 0;
            for (var other : Group.ALL) {
                costs += s.isEmpty(State.FATE, banner, other) ? sureCosts(s, banner, other) : 0;
            }
            Refusal.unless(costs <= s.pc(banner), "CA-21.7", "refused.sure-costs", costs, s.pc(banner));
            staying(s, s.require(State.FROM, banner, group), s.count(State.PA, banner, group));
            staying(s, s.require(State.PATH, banner, group, Leg.ONE), s.count(State.JOINED, banner, group));
        }

        private void staying(State s, Place place, int pa) {
            int there = s.stands(place) == banner ? s.company(place) : 0;
            Refusal.unless(pa <= there, "CA-21.6", "refused.more-than-present", pa, there, place);
        }
    }
}
