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
import tabard.table.scene.Said;

/** Chapter 11, CA-21.25: companies that must go elsewhere choose all at once where; those who have nowhere to go are lost. */
public final class Retreats {
    private Retreats() {}

    /** A company off the map: whose, how many, where it had to leave, and for which territory it had fought or marched. */
    public record Retiring(Banner banner, int pa, Place from, Place contested, Retreat rule) {}

    /** One of a player's companies, and what it is numbered as in the window. */
    public record Leaving(Matter matter, Retiring company) {}

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
    public record Open(Window window, List<Retiring> retiring) implements Runs {
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
            s.push(new Leading(window, retiring));
            if (!asked.isEmpty()) {
                s.push(new Windows.Unsealing(window));
                Windows.fork(s, window, asked);
            }
        }

        @Override
        public void sensible(State s) {
            check(s, retiring);
        }
    }

    /** Where to, with the first of these? */
    public record Retreating(Banner seat, List<Leaving> leaving, int pc) implements Asks<OnRetreat> {
        @Override
        public Choices<OnRetreat> choices(State s) {
            return new Picks<OnRetreat>(8).each(leaving.size() > 1 ? RetreatFirst.EACH : RetreatTo.EACH, ways(s));
        }

        /** Where PC run out with an earlier company of this window there is nothing to choose but the way that was there. */
        private long ways(State s) {
            var company = leaving.getFirst().company;
            long ways = WaysOut.of(s, company, pc);
            return ways == 0 ? WaysOut.of(s, company, s.pc(seat)) : ways;
        }

        @Override
        public void answer(State s, OnRetreat chosen) {
            var first = leaving.getFirst();
            s.set(State.RETREAT, first.matter, chosen.place());
            int left = Math.max(0, pc - WaysOut.price(s, first.company, chosen.place()));
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
            return (WaysOut.closedTo(s, seat) & place.bit()) != 0
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

    public static void forget(State s, Banner banner) {
        for (var leaving : leaving(s, banner)) {
            s.clear(State.RETREAT, leaving.matter);
        }
    }

    public static void hide(State seen, Banner banner) {
        for (var leaving : leaving(seen, banner)) {
            seen.hide(State.RETREAT, leaving.matter);
        }
    }

    private static List<Leaving> leaving(State s, Banner banner) {
        if (Drafts.start(s, banner) instanceof Retreating retreating) {
            return retreating.leaving;
        }
        return Drafts.next(s) instanceof Leading leading ? leaving(s, banner, leading.retiring) : List.of();
    }

    /** Those of a player's companies that have a choice. */
    private static List<Leaving> leaving(State s, Banner banner, List<Retiring> retiring) {
        var own = new ArrayList<Leaving>(0);
        for (int i = 0; i < retiring.size(); i++) {
            var company = retiring.get(i);
            if (company.banner == banner && Long.bitCount(WaysOut.of(s, company, s.pc(banner))) > 1) {
                own.add(new Leaving(Matter.ALL.get(i), company));
            }
        }
        return List.copyOf(own);
    }

    /** The first of those who go where they chose, or the only way there is, or are lost. */
    public record Leading(Window window, List<Retiring> retiring) implements Draws<Retirement.Retired> {
        @Override
        public Lottery<? extends Retirement.Retired> lottery(State s) {
            return first(s).lottery(s);
        }

        @Override
        public void answer(State s, Retirement.Retired drawn) {
            var first = first(s);
            for (int i = 0; i < retiring.size(); i++) {
                s.clear(State.RETREAT, Matter.ALL.get(i));
            }
            first.answer(s, drawn);
        }

        @Override
        public Said told(State s, Retirement.Retired drawn) {
            return first(s).told(s, drawn);
        }

        /** Everybody's way is read off what he entered; PC are spent in the order of the companies. */
        Retirement.Withdrawing first(State s) {
            var going = new ArrayList<Retirement.Going>(retiring.size());
            var lost = new ArrayList<Retiring>(0);
            int[] left = new int[Banner.MOST_PLAYERS];
            for (var banner : s.players()) {
                left[banner.ordinal()] = s.pc(banner);
            }
            for (int i = 0; i < retiring.size(); i++) {
                var company = retiring.get(i);
                var to = to(s, Matter.ALL.get(i), company, left[company.banner.ordinal()]);
                if (to == null) {
                    lost.add(company);
                } else {
                    going.add(new Retirement.Going(company, to));
                    left[company.banner.ordinal()] -= WaysOut.price(s, company, to);
                }
            }
            return new Retirement.Withdrawing(window, List.copyOf(lost), List.copyOf(going), List.of());
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(!retiring.isEmpty(), "CA-11.3", "refused.retiring", 0);
            check(s, retiring);
        }
    }

    private static @Nullable Place to(State s, Matter matter, Retiring company, int pc) {
        var chosen = s.get(State.RETREAT, matter);
        if (chosen != null) {
            return WaysOut.price(s, company, chosen) > pc ? null : chosen;
        }
        long ways = WaysOut.of(s, company, pc);
        return ways == 0 ? null : Place.in(ways).first();
    }
}
