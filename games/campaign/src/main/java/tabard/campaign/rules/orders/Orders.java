package tabard.campaign.rules.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** Chapters 7 and 9: everybody writes orders in secret, one small answer after the other, until he confirms. */
public final class Orders {
    private Orders() {}

    public sealed interface OnOrders extends Move {
        @Override
        default Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** The usual answer: the orders stand as they are entered. */
    @Rule("CA-21.2")
    public record Confirm() implements OnOrders {
        static final Confirm IT = new Confirm();

        @Override
        public Audience audience() {
            return Audience.Everyone.EVERYONE;
        }
    }

    /** A company goes to a neighbour: all of it that has room there, until its player says otherwise. */
    @Rule("CA-7.3")
    public record Send(Place from, Place to) implements OnOrders {
        static final List<List<Send>> EACH = Moves.each(Place.ALL, Place.ALL, Send::new);
    }

    /** The same from portal to portal. */
    @Rule("CA-18.11")
    public record Jump(Place from, Place to) implements OnOrders {
        static final List<List<Jump>> EACH = Moves.each(Place.ALL, Place.ALL, Jump::new);
    }

    /** The same over a closed border. */
    @Rule("CA-4.17")
    public record Cross(Place from, Place to) implements OnOrders {
        static final List<List<Cross>> EACH = Moves.each(Place.ALL, Place.ALL, Cross::new);
    }

    @Rule("CA-7.8")
    public record Spread(Place from, Place to) implements OnOrders {
        static final List<List<Spread>> EACH = Moves.each(Place.ALL, Place.ALL, Spread::new);
    }

    /** A company takes the mine, or as a guest the land, where it stands. */
    @Rule("CA-9.7")
    public record Take(Place place) implements OnOrders {
        static final List<Take> EACH = Moves.each(Place.ALL, Take::new);
    }

    /** A group goes one step further: the second of its shape, or that of a Forced March. */
    @Rule("CA-7.4")
    public record On(Group group, Place to) implements OnOrders {
        static final List<List<On>> EACH = Moves.each(Group.ALL, Place.ALL, On::new);
    }

    @Rule("CA-18.11")
    public record JumpOn(Group group, Place to) implements OnOrders {
        static final List<List<JumpOn>> EACH = Moves.each(Group.ALL, Place.ALL, JumpOn::new);
    }

    @Rule("CA-4.17")
    public record CrossOn(Group group, Place to) implements OnOrders {
        static final List<List<CrossOn>> EACH = Moves.each(Group.ALL, Place.ALL, CrossOn::new);
    }

    /** So many PA go; the rest stay. */
    @Rule("CA-7.6")
    public record Part(Group group, int pa) implements OnOrders {
        static final List<List<Part>> EACH = Moves.each(Group.ALL, group -> thousands(pa -> new Part(group, pa)));
    }

    /** So many PA of those in the first territory on the way go on with the group. */
    @Rule("CA-7.5")
    public record Join(Group group, int pa) implements OnOrders {
        static final List<List<Join>> EACH = Moves.each(Group.ALL, group -> thousands(pa -> new Join(group, pa)));
    }

    /** So many PA stay in the new territory, 0 being a faction; the rest go home. */
    @Rule("CA-7.10")
    public record Settle(Group group, int pa) implements OnOrders {
        static final List<List<Settle>> EACH = Moves.each(Group.ALL, group -> thousands(pa -> new Settle(group, pa)));
    }

    @Rule("CA-10.7")
    public record PayAtMost(Group group, int pc) implements OnOrders {
        static final List<List<PayAtMost>> EACH = Moves.each(
                Group.ALL,
                group -> IntStream.rangeClosed(0, Draft.GREATEST_PRICE)
                        .mapToObj(pc -> new PayAtMost(group, pc))
                        .toList());
    }

    /** Of what the PC suffice for, this group is paid first. */
    @Rule("CA-21.19")
    public record Prefer(Group group) implements OnOrders {
        static final List<Prefer> EACH = Moves.each(Group.ALL, Prefer::new);
    }

    @Rule("CA-9.5")
    public record TakeMine(Group group) implements OnOrders {
        static final List<TakeMine> EACH = Moves.each(Group.ALL, TakeMine::new);
    }

    @Rule("CA-9.6")
    public record LeaveMine(Group group) implements OnOrders {
        static final List<LeaveMine> EACH = Moves.each(Group.ALL, LeaveMine::new);
    }

    /** A faction stays on virgin land that the group passes. */
    @Rule("CA-9.9")
    public record Plant(Group group, Place place) implements OnOrders {
        static final List<List<Plant>> EACH = Moves.each(Group.ALL, Place.ALL, Plant::new);
    }

    @Rule("CA-9.9")
    public record PassBy(Group group, Place place) implements OnOrders {
        static final List<List<PassBy>> EACH = Moves.each(Group.ALL, Place.ALL, PassBy::new);
    }

    /** The group destroys the portal there. */
    @Rule("CA-18.12")
    public record Raze(Group group, Place place) implements OnOrders {
        static final List<List<Raze>> EACH = Moves.each(Group.ALL, Place.ALL, Raze::new);
    }

    @Rule("CA-18.12")
    public record Spare(Group group, Place place) implements OnOrders {
        static final List<List<Spare>> EACH = Moves.each(Group.ALL, Place.ALL, Spare::new);
    }

    /** So many PA of the company in a city become reservists. */
    @Rule("CA-7.13")
    public record Reserve(Place place, int pa) implements OnOrders {
        static final List<List<Reserve>> EACH = Moves.each(Place.ALL, place -> thousands(pa -> new Reserve(place, pa)));
    }

    @Rule("CA-21.2")
    public record Withdraw(Group group) implements OnOrders {
        static final List<Withdraw> EACH = Moves.each(Group.ALL, Withdraw::new);
    }

    /** One for each whole thousand that a company may have, none included. */
    private static <M> List<M> thousands(IntFunction<M> maker) {
        var moves = new ArrayList<M>();
        for (int pa = 0; pa <= State.COMPANY_MOST; pa += State.THOUSAND) {
            moves.add(maker.apply(pa));
        }
        return List.copyOf(moves);
    }

    public record Open() implements Runs {
        private static final List<Ordering> ALL = Moves.each(Banner.PLAYERS, Ordering::new);

        /** CA-21.1: whoever has nothing that could move is not asked. */
        @Override
        public void run(State s) {
            var asked = new ArrayList<Ordering>(s.players().size());
            for (var banner : s.players()) {
                forget(s, banner);
                if (!s.out(banner) && Entries.any(s, banner)) {
                    asked.add(ALL.get(banner.ordinal()));
                }
            }
            s.push(asked.isEmpty() ? new MarchOptions.Open() : new Reveal.Revealing());
            Windows.fork(s, Window.MOVES, asked);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Nothing entered: how the window opens, and what second thoughts go back to. */
    public static void forget(State s, Banner banner) {
        s.clear(State.SHAPE, banner);
        for (var group : Group.ALL) {
            forget(s, banner, group);
        }
        for (var place : Subset.of(Place.ALL, s.land(banner))) {
            s.set(State.RESERVE_LOTS, place, 0);
        }
    }

    /** The group is done with. */
    public static void forget(State s, Banner banner, Group group) {
        s.clear(State.FROM, banner, group);
        for (var leg : Leg.ALL) {
            s.clear(State.PATH, banner, group, leg);
            s.clear(State.WAY, banner, group, leg);
            s.set(State.LEAVES, banner, group, leg, false);
            s.set(State.RAZES, banner, group, leg, false);
        }
        s.set(State.PA, banner, group, 0);
        s.set(State.JOINED, banner, group, 0);
        s.set(State.SETTLES, banner, group, 0);
        s.set(State.PRIORITY, banner, group, 0);
        s.set(State.PAYS, banner, group, 0);
        s.set(State.TAKES_MINE, banner, group, false);
        s.clear(State.AT, banner, group);
        s.clear(State.FATE, banner, group);
    }

    /** CA-21.8 */
    public static void hide(State seen, Banner banner) {
        seen.hide(State.SHAPE, banner);
        for (var group : Group.ALL) {
            seen.hide(State.FROM, banner, group);
            for (var leg : Leg.ALL) {
                seen.hide(State.PATH, banner, group, leg);
                seen.hide(State.WAY, banner, group, leg);
                seen.hide(State.LEAVES, banner, group, leg);
                seen.hide(State.RAZES, banner, group, leg);
            }
            seen.hide(State.PA, banner, group);
            seen.hide(State.JOINED, banner, group);
            seen.hide(State.SETTLES, banner, group);
            seen.hide(State.PRIORITY, banner, group);
            seen.hide(State.PAYS, banner, group);
            seen.hide(State.TAKES_MINE, banner, group);
        }
        for (var place : Subset.of(Place.ALL, seen.land(banner))) {
            seen.hide(State.RESERVE_LOTS, place);
        }
    }

    /** What else is ordered? */
    public record Ordering(Banner seat) implements Asks<OnOrders> {
        @Override
        public Choices<OnOrders> choices(State s) {
            return new Entries(s, seat);
        }

        @Override
        public void answer(State s, OnOrders chosen) {
            if (chosen instanceof Confirm) {
                return;
            }
            if (chosen instanceof Reserve(var place, int pa)) {
                s.set(State.RESERVE_LOTS, place, pa);
            } else {
                var draft = new Draft(s, seat);
                new Entering(s, seat, draft).enter(chosen);
                draft.enter(s, seat);
            }
            s.push(this);
        }

        @Override
        public boolean asksAgain(OnOrders move) {
            return !(move instanceof Confirm);
        }

        @Override
        public boolean passesOn(OnOrders move) {
            return move instanceof Confirm;
        }

        /** Numbers start where they are. */
        @Override
        public OnOrders start(State s, OnOrders like) {
            return switch (like) {
                case Part(var group, int _) -> new Part(group, s.count(State.PA, seat, group));
                case Join(var group, int _) -> new Join(group, s.count(State.JOINED, seat, group));
                case Settle(var group, int _) -> new Settle(group, s.count(State.SETTLES, seat, group));
                case PayAtMost(var group, int _) -> new PayAtMost(group, s.count(State.PAYS, seat, group));
                case Reserve(var place, int _) -> new Reserve(place, s.count(State.RESERVE_LOTS, place));
                default -> like;
            };
        }

        /** Sure costs, what it may come to, and what there is. */
        @Override
        public Said detail(State s) {
            return Said.of("detail.ordering", OrderCosts.sure(s, seat), OrderCosts.greatest(s, seat), s.pc(seat));
        }

        /** Of nobody no number is told. */
        @Override
        public @Nullable Said told(State s, OnOrders move) {
            return switch (move) {
                case Settle(var group, var pa) when pa == 0 -> Said.of("log.settle-none", seat, group);
                case Join(var group, var pa) when pa == 0 -> Said.of("log.join-none", seat, group);
                default -> null;
            };
        }

        @Override
        public String clause(State s) {
            return "CA-7.1";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return move instanceof OnOrders order
                    ? new WhyNotOrdered(s, seat).refusal(order)
                    : Refusal.notOffered(move);
        }

        /** Steps over closed borders, which a player would look for, and what keeps the orders from being confirmed. */
        @Override
        public List<Barred<Move>> barred(State s) {
            return new WhyNotOrdered(s, seat).barred();
        }

        @Override
        public void sensible(State s) {
            Windows.possible(s, Window.MOVES);
            DraftCheck.check(s, seat);
        }
    }

    /** The end of a group's way, or of what is entered of it; none if it is not ordered anywhere. */
    public static @Nullable Place end(State s, Banner banner, Group group) {
        Place end = null;
        for (var leg : Leg.ALL) {
            var next = s.get(State.PATH, banner, group, leg);
            if (next == null) {
                break;
            }
            end = next;
        }
        return end;
    }
}
