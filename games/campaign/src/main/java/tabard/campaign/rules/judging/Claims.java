package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-9.9, 7.8, 21.24: land that companies claim in passing, and then land that factions spread to. */
public final class Claims {
    private Claims() {}

    /** Whether a company stands there now, was judged to end there, or will fight there. */
    private static boolean ended(State s, Place place) {
        if (s.company(place) > 0) {
            return true;
        }
        for (var banner : s.players()) {
            for (var group : Group.ALL) {
                var finding = s.get(State.FINDING, banner, group);
                if (finding != null
                        && finding.verdict() != Finding.Verdict.FALLS_BACK
                        && s.is(State.AT, banner, group, place)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What became of a claim in passing, or of a faction that was to spread. */
    public sealed interface Claimed extends Move {}

    @Rule("CA-9.9")
    public record LeavesFaction(Banner banner, Place place) implements Claimed {}

    @Rule("CA-9.9")
    public record Yields(Banner banner, Place place) implements Claimed {}

    @Rule("CA-7.8")
    public record Spreads(Banner banner, Place place) implements Claimed {}

    @Rule("CA-21.24")
    public record Withers(Banner banner, Place place) implements Claimed {}

    /** Claims in passing: virgin land where a faction was to be left, and enemy land that could be crossed only by annexing it (CA-9.3). */
    public record Passing(List<Retiring> retiring) implements Runs {
        @Override
        public void run(State s) {
            s.push(new Spreading(retiring));
            var claims = new ArrayList<Claim>(0);
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (!s.isEmpty(State.FINDING, banner, group)) {
                        passed(s, banner, group, claims);
                    }
                }
            }
            claims.sort(Claim.BY_TERRITORY.reversed());
            for (var claim : claims) {
                boolean stands = !claim.contested(claims) && !ended(s, claim.place());
                s.push(new Crossing(claim.banner(), claim.place(), stands));
            }
        }

        private static void passed(State s, Banner banner, Group group, List<Claim> claims) {
            for (int i = 0; i + 1 < Leg.ALL.size(); i++) {
                var leg = Leg.ALL.get(i);
                var place = s.get(State.PATH, banner, group, leg);
                if (place != null
                        && !s.isEmpty(State.PATH, banner, group, Leg.ALL.get(i + 1))
                        && !s.is(State.AT, banner, group, place)
                        && s.is(State.LEAVES, banner, group, leg)
                        && wanted(s, banner, place)) {
                    Claim.add(claims, banner, place);
                }
            }
        }

        private static boolean wanted(State s, Banner banner, Place place) {
            var owner = s.owner(place);
            return owner == null
                    ? Prices.ruins(s, place) == 0 // CA-18.15
                    : owner != banner && s.building(place) == null;
        }

        @Override
        public void sensible(State s) {
            Retreats.check(s, retiring);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record Crossing(Banner banner, Place place, boolean stands) implements Draws<Claimed> {
        @Override
        public Lottery<Claimed> lottery(State s) {
            return new Lottery.Certain<>(stands ? new LeavesFaction(banner, place) : new Yields(banner, place));
        }

        @Override
        public void answer(State s, Claimed drawn) {
            if (stands) {
                s.owner(place, banner);
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(
                    !stands || (s.company(place) == 0 && s.building(place) != Building.CITY),
                    "CA-9.9",
                    "refused.claim",
                    place);
        }
    }

    /** Faction moves: one that meets any company or another faction fails; 1 PC only if it succeeds. */
    public record Spreading(List<Retiring> retiring) implements Runs {
        @Override
        public void run(State s) {
            s.push(new Portals.Open());
            s.push(new Retreats.Open(Window.RETREATS, retiring));
            var claims = new ArrayList<Claim>(0);
            for (var banner : s.players()) {
                for (int turn = 0; turn <= Group.ALL.size(); turn++) {
                    for (var group : Group.ALL) {
                        if (spreads(s, banner, group) && s.count(State.PRIORITY, banner, group) == turn) {
                            Claim.add(claims, banner, s.require(State.AT, banner, group));
                        }
                    }
                }
            }
            var told = judged(s, claims);
            told.sort(Claim.BY_TERRITORY.reversed());
            for (var claim : told) {
                s.push(new Sprouting(claim.banner(), claim.place(), claim.stands()));
            }
        }

        private static boolean spreads(State s, Banner banner, Group group) {
            return s.is(State.FATE, banner, group, Fate.ON_THE_WAY)
                    && s.count(State.PA, banner, group) == 0
                    && s.isEmpty(State.FINDING, banner, group);
        }

        /** Of each player by his priority, as far as his PC go. */
        private static List<Claim> judged(State s, List<Claim> claims) {
            var told = new ArrayList<Claim>(claims.size());
            int[] left = new int[Banner.MOST_PLAYERS];
            for (var banner : s.players()) {
                left[banner.ordinal()] = s.pc(banner);
            }
            for (var claim : claims) {
                boolean stands = s.owner(claim.place()) == null
                        && !ended(s, claim.place())
                        && Prices.ruins(s, claim.place()) == 0
                        && !claim.contested(claims)
                        && left[claim.banner().ordinal()] >= Prices.FACTION;
                left[claim.banner().ordinal()] -= stands ? Prices.FACTION : 0;
                told.add(new Claim(claim.banner(), claim.place(), stands));
            }
            return told;
        }

        @Override
        public void sensible(State s) {
            Marches.check(s);
            Retreats.check(s, retiring);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record Sprouting(Banner banner, Place place, boolean stands) implements Draws<Claimed> {
        @Override
        public Lottery<Claimed> lottery(State s) {
            return new Lottery.Certain<>(stands ? new Spreads(banner, place) : new Withers(banner, place));
        }

        @Override
        public void answer(State s, Claimed drawn) {
            if (stands) {
                s.pay(banner, Prices.FACTION);
                s.owner(place, banner);
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(
                    !stands || (s.pc(banner) >= Prices.FACTION && s.owner(place) == null),
                    "CA-7.8",
                    "refused.claim",
                    place);
        }
    }
}
