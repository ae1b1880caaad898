package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.table.*;
import tabard.table.scene.Said;

/** Chapter 11, CA-21.25: companies that must go elsewhere choose all at once where; those who have nowhere to go are lost. */
public final class Retreats {
    private Retreats() {}

    /** A company off the map: whose, how many, where it had to leave, and for which territory it had fought or marched. */
    record Retiring(Banner banner, int pa, Place from, Place contested, Retreat rule) {}

    /** One of a player's companies, and what it is numbered as in the window. */
    record Leaving(Matter matter, Retiring company) {}

    /** Where one goes. */
    record Going(Retiring company, Place to) {}

    static void check(State s, List<Retiring> retiring) {
        for (var company : retiring) {
            Refusal.unless(
                    company.pa >= State.THOUSAND
                            && company.pa <= 3 * State.COMPANY_MOST
                            && company.pa % State.THOUSAND == 0
                            && s.map().has(company.from)
                            && s.map().has(company.contested)
                            && retiring.size() <= Matter.MOST,
                    "CA-11.3",
                    "refused.retiring",
                    company.pa);
        }
    }

    // where to

    /** Where it may go with so many PC to spend: own or virgin land, or where there is none, what it can pay for. */
    static long ways(State s, Retiring company, int pc) {
        long free = free(s, company);
        return free != 0 || !company.rule.paid() ? free : paid(s, company, pc);
    }

    private static long free(State s, Retiring company) {
        long fit = (s.land(company.banner) | (s.ownerless() & ~ruins(s))) & ~closedTo(s, company.banner);
        return company.rule == Retreat.CUT_OFF
                ? nearest(s, company.contested, fit)
                : s.map().open(company.from.ordinal()) & fit;
    }

    /** CA-11.4 to 11.6: enemy land held by a faction, for 1 PC, over a closed border for 2; never a fortress or city. */
    private static long paid(State s, Retiring company, int pc) {
        long fit = s.map().all()
                & ~s.ownerless()
                & ~s.land(company.banner)
                & ~closedTo(s, company.banner)
                & ~s.guarded()
                & ~strongholds(s);
        var start = start(company);
        long open = s.map().open(start.ordinal());
        long ways = pc < Prices.RETREAT
                ? 0
                : company.rule == Retreat.CUT_OFF ? nearest(s, start, fit) : open & fit;
        if (pc >= Prices.RETREAT + Prices.CLOSED_BORDER) {
            ways |= s.map().neighbours(start.ordinal()) & ~open & fit;
        }
        return ways;
    }

    /** CA-11.2: what is nearest is counted from the contested territory. */
    private static Place start(Retiring company) {
        return company.rule == Retreat.CUT_OFF ? company.contested : company.from;
    }

    /** What it costs to go there; nothing on own or virgin land. */
    static int price(State s, Retiring company, Place to) {
        if (s.owner(to) == null || s.owns(company.banner, to)) {
            return 0;
        }
        var start = start(company);
        boolean closed = (s.map().neighbours(start.ordinal()) & ~s.map().open(start.ordinal()) & to.bit()) != 0;
        return Prices.RETREAT + (closed ? Prices.CLOSED_BORDER : 0);
    }

    /** CA-11.7: an enemy company, a claim of another this turn, a battle to come. */
    private static long closedTo(State s, Banner banner) {
        long barred = s.guarded() & ~s.companies(banner) | Engagements.fields(s);
        for (var other : s.players()) {
            if (other != banner) {
                for (var group : Group.ALL) {
                    var at = s.get(State.AT, other, group);
                    barred |= at == null ? 0 : at.bit();
                }
            }
        }
        return barred;
    }

    /** CA-18.15: land with a neutral fortress or city. */
    private static long ruins(State s) {
        return strongholds(s) & s.ownerless();
    }

    private static long strongholds(State s) {
        long set = 0;
        for (int i = 0; i < s.map().size(); i++) {
            var building = s.building(Place.ALL.get(i));
            set |= building != null && building.stronghold() ? 1L << i : 0;
        }
        return set;
    }

    /** Of these, those that fewest steps over open borders lead to. */
    private static long nearest(State s, Place start, long fit) {
        long seen = start.bit();
        long edge = seen;
        while (edge != 0) {
            long next = 0;
            for (long rest = edge; rest != 0; rest &= rest - 1) {
                next |= s.map().open(Long.numberOfTrailingZeros(rest));
            }
            edge = next & ~seen;
            seen |= edge;
            if ((edge & fit) != 0) {
                return edge & fit;
            }
        }
        return 0;
    }

    // the window

    public sealed interface OnRetreat extends Move {
        Place place();
    }

    /** One of several of the same player's companies, while he is asked about another: so others notice nothing yet. */
    @Rule("CA-11.3")
    public record RetreatFirst(Place place) implements OnRetreat {
        private static final List<RetreatFirst> EACH = Moves.each(Place.ALL, RetreatFirst::new);

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    /** The only one, or the last of several. */
    @Rule("CA-11.3")
    public record RetreatTo(Place place) implements OnRetreat {
        static final List<RetreatTo> EACH = Moves.each(Place.ALL, RetreatTo::new);
        private static final Audience CHOSEN = new Audience.Actor("retreat-chosen");

        @Override
        public Audience audience() {
            return CHOSEN;
        }
    }

    /** Those with a choice are asked; the window says whether the moves or the battles were before. */
    record Open(Window window, List<Retiring> retiring) implements Runs {
        @Override
        public void run(State s) {
            if (retiring.isEmpty()) {
                return;
            }
            var asked = new ArrayList<Retreating>(0);
            for (var banner : s.players()) {
                var own = leaving(s, banner, retiring);
                if (!own.isEmpty()) {
                    asked.add(new Retreating(banner, own, s.pc(banner)));
                }
            }
            if (asked.isEmpty()) {
                frames(s, window, retiring).reversed().forEach(s::push);
            } else {
                s.push(new Closing(window, retiring));
                Windows.fork(s, window, asked);
            }
        }

        @Override
        public void sensible(State s) {
            check(s, retiring);
        }
    }

    /** Where to, with the first of these? */
    record Retreating(Banner seat, List<Leaving> leaving, int pc) implements Asks<OnRetreat> {
        @Override
        public Choices<OnRetreat> choices(State s) {
            return new Picks<OnRetreat>(8).each(leaving.size() > 1 ? RetreatFirst.EACH : RetreatTo.EACH, ways(s));
        }

        /** Where PC run out with an earlier company of this window there is nothing to choose but the way that was there. */
        private long ways(State s) {
            var company = leaving.getFirst().company;
            long ways = Retreats.ways(s, company, pc);
            return ways == 0 ? Retreats.ways(s, company, s.pc(seat)) : ways;
        }

        @Override
        public void answer(State s, OnRetreat chosen) {
            var first = leaving.getFirst();
            s.set(State.RETREAT, first.matter, chosen.place());
            int left = Math.max(0, pc - price(s, first.company, chosen.place()));
            if (leaving.size() > 1) {
                s.push(new Retreating(seat, leaving.subList(1, leaving.size()), left));
            }
        }

        @Override
        public Said detail(State s) {
            var company = leaving.getFirst().company;
            return Said.of("detail.retreating", company.pa, company.from);
        }

        @Override
        public String clause(State s) {
            return leaving.getFirst().company.rule.clause();
        }

        @Override
        public Refusal refusal(State s, Move move) {
            if (!(move instanceof OnRetreat retreat)) {
                return Refusal.notOffered(move);
            }
            var place = retreat.place();
            var company = leaving.getFirst().company;
            return (closedTo(s, seat) & place.bit()) != 0
                    ? Events.Noting.refused("CA-11.7", "refused.retreat-barred", place)
                    : Events.Noting.refused(company.rule.clause(), "refused.retreat", place);
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.window() == Window.RETREATS || s.window() == Window.BEATEN,
                    "CA-21.1",
                    "refused.window",
                    Window.RETREATS);
            Refusal.unless(ways(s) != 0, "CA-11.3", "refused.retreat", leaving.getFirst().company.from);
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!leaving.isEmpty() && pc <= s.pc(seat), "CA-11.3", "refused.retiring", 0);
            for (var each : leaving) {
                check(s, List.of(each.company));
                Refusal.unless(each.company.banner == seat, "CA-11.3", "refused.retiring", each.company.pa);
            }
        }
    }

    static void forget(State s, Banner banner) {
        for (var leaving : leaving(s, banner)) {
            s.clear(State.RETREAT, leaving.matter);
        }
    }

    static void hide(State seen, Banner banner) {
        for (var leaving : leaving(seen, banner)) {
            seen.hide(State.RETREAT, leaving.matter);
        }
    }

    private static List<Leaving> leaving(State s, Banner banner) {
        if (Drafts.start(s, banner) instanceof Retreating retreating) {
            return retreating.leaving;
        }
        return s.agenda() instanceof Agenda.First<Frame<State, Move>>(Closing closing, var _)
                ? leaving(s, banner, closing.retiring)
                : List.of();
    }

    /** Those of a player's companies that have a choice. */
    private static List<Leaving> leaving(State s, Banner banner, List<Retiring> retiring) {
        var own = new ArrayList<Leaving>(0);
        for (int i = 0; i < retiring.size(); i++) {
            var company = retiring.get(i);
            if (company.banner == banner && Long.bitCount(ways(s, company, s.pc(banner))) > 1) {
                own.add(new Leaving(Matter.ALL.get(i), company));
            }
        }
        return List.copyOf(own);
    }

    /** The window closes. */
    record Closing(Window window, List<Retiring> retiring) implements Draws<Judging.Closed> {
        @Override
        public Lottery<Judging.Closed> lottery(State s) {
            return Judging.Closed.of(window);
        }

        @Override
        public void answer(State s, Judging.Closed drawn) {
            Windows.close(s);
            s.push(new Dispersing(window, retiring));
        }

        @Override
        public void sensible(State s) {
            check(s, retiring);
        }
    }

    /** The first step after the window: what was chosen lies open now, and what follows from it is told one by one. */
    record Dispersing(Window window, List<Retiring> retiring) implements Draws<Retired> {
        @Override
        public Lottery<? extends Retired> lottery(State s) {
            return frames(s, window, retiring).getFirst().lottery(s);
        }

        @Override
        public void answer(State s, Retired drawn) {
            var frames = frames(s, window, retiring);
            for (int i = 0; i < retiring.size(); i++) {
                s.clear(State.RETREAT, Matter.ALL.get(i));
            }
            frames.subList(1, frames.size()).reversed().forEach(s::push);
            if (frames.getFirst() instanceof Withdrawing withdrawing && drawn instanceof Retires retires) {
                withdrawing.answer(s, retires);
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!retiring.isEmpty(), "CA-11.3", "refused.retiring", 0);
            check(s, retiring);
        }
    }

    /** All go where they chose, or the only way there is; those without one are lost. */
    private static List<Draws<? extends Retired>> frames(State s, Window window, List<Retiring> retiring) {
        var frames = new ArrayList<Draws<? extends Retired>>(2);
        var going = new ArrayList<Going>(retiring.size());
        int[] left = new int[Banner.MOST_PLAYERS];
        for (var banner : s.players()) {
            left[banner.ordinal()] = s.pc(banner);
        }
        for (int i = 0; i < retiring.size(); i++) {
            var company = retiring.get(i);
            int pc = left[company.banner.ordinal()];
            var to = to(s, Matter.ALL.get(i), company, pc);
            if (to == null) {
                frames.add(new Perishing(company));
            } else {
                going.add(new Going(company, to));
                left[company.banner.ordinal()] -= price(s, company, to);
            }
        }
        if (!going.isEmpty()) {
            frames.add(new Withdrawing(window, List.copyOf(going), List.of()));
        }
        return frames;
    }

    private static @Nullable Place to(State s, Matter matter, Retiring company, int pc) {
        var chosen = s.get(State.RETREAT, matter);
        if (chosen != null) {
            return price(s, company, chosen) > pc ? null : chosen;
        }
        long ways = ways(s, company, pc);
        return ways == 0 ? null : Place.in(ways).first();
    }

    // what becomes of them

    public sealed interface Retired extends Move {}

    @Rule("CA-11.3")
    public record Retires(Banner banner, int pa, Place from, Place to) implements Retired {}

    @Rule("CA-11.3")
    public record Perishes(Banner banner, int pa, Place from) implements Retired {}

    record Perishing(Retiring company) implements Draws<Perishes> {
        @Override
        public Lottery<Perishes> lottery(State s) {
            return new Lottery.Certain<>(new Perishes(company.banner, company.pa, company.from));
        }

        @Override
        public void answer(State s, Perishes drawn) {}

        @Override
        public void sensible(State s) {
            check(s, List.of(company));
        }
    }

    /** By territory; two peoples into one: more PA first, then lot, and the other chooses again (CA-21.25). */
    record Withdrawing(Window window, List<Going> going, List<Retiring> again) implements Draws<Retires> {
        private Place place() {
            var first = going.getFirst().to;
            for (var each : going) {
                first = each.to.ordinal() < first.ordinal() ? each.to : first;
            }
            return first;
        }

        /** The PA of a people that go there. */
        private int sum(Banner banner, Place to) {
            int sum = 0;
            for (var each : going) {
                sum += each.to == to && each.company.banner == banner ? each.company.pa : 0;
            }
            return sum;
        }

        private Going firstOf(Banner banner, Place to) {
            for (var each : going) {
                if (each.to == to && each.company.banner == banner) {
                    return each;
                }
            }
            throw new IllegalStateException(banner + " does not go to " + to);
        }

        private List<Banner> largest(State s, Place to) {
            int best = 0;
            int largest = 0;
            for (var banner : s.players()) {
                int sum = sum(banner, to);
                if (sum > best) {
                    best = sum;
                    largest = 0;
                }
                largest |= sum > 0 && sum == best ? 1 << banner.ordinal() : 0;
            }
            return Opponents.list(largest);
        }

        @Override
        public Lottery<Retires> lottery(State s) {
            var to = place();
            var tickets = largest(s, to).stream()
                    .map(banner -> firstOf(banner, to).company)
                    .map(company -> new Retires(company.banner, company.pa, company.from, to))
                    .toArray(Retires[]::new);
            return Lots.of(tickets);
        }

        @Override
        public void answer(State s, Retires drawn) {
            var gone = firstOf(drawn.banner, drawn.to);
            s.pay(drawn.banner, Math.min(s.pc(drawn.banner), price(s, gone.company, drawn.to)));
            s.owner(drawn.to, drawn.banner);
            Marches.put(s, drawn.banner, drawn.to, drawn.pa);
            var rest = new ArrayList<Going>(going.size());
            var more = new ArrayList<>(again);
            for (var each : going) {
                if (each.to == drawn.to && each.company.banner != drawn.banner) {
                    more.add(each.company);
                } else if (each != gone) {
                    rest.add(each);
                }
            }
            s.push(
                    rest.isEmpty()
                            ? new Open(window, List.copyOf(more))
                            : new Withdrawing(window, List.copyOf(rest), List.copyOf(more)));
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!going.isEmpty(), "CA-11.3", "refused.retiring", 0);
            check(s, again);
            for (var each : going) {
                check(s, List.of(each.company));
                var stands = s.stands(each.to);
                Refusal.unless(
                        s.map().has(each.to) && (stands == null || stands == each.company.banner),
                        "CA-11.7",
                        "refused.retreat-barred",
                        each.to);
            }
        }
    }
}
