package tabard.campaign.rules.judging;

import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-18.12, 21.26: portals are destroyed after all jumps, by those who passed or stand there; they have paid with their orders. */
public final class Portals {
    private Portals() {}

    @Rule("CA-18.12")
    public record Collapses(Place place) implements Move {}

    public record Open() implements Runs {
        @Override
        public void run(State s) {
            long razed = 0;
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    razed |= razed(s, banner, group);
                }
            }
            s.push(new Ordered());
            while (razed != 0) { // the first is told first
                var last = Place.in(razed).last();
                s.push(new Razing(last));
                razed &= ~last.bit();
            }
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Those on its way that it was to destroy; where it ends only if it was not sent back from there. */
    private static long razed(State s, Banner banner, Group group) {
        long razed = 0;
        for (var leg : Leg.ALL) {
            var step = s.is(State.RAZES, banner, group, leg) ? s.get(State.PATH, banner, group, leg) : null;
            if (step != null && s.has(step, Building.PORTAL) && !sentBack(s, banner, group, step)) {
                razed |= step.bit();
            }
        }
        return razed;
    }

    private static boolean sentBack(State s, Banner banner, Group group, Place from) {
        var finding = s.get(State.FINDING, banner, group);
        return finding != null
                && finding.verdict() == Finding.Verdict.FALLS_BACK
                && s.is(State.AT, banner, group, from);
    }

    public record Razing(Place place) implements Draws<Collapses> {
        @Override
        public Lottery<Collapses> lottery(State s) {
            return new Lottery.Certain<>(new Collapses(place));
        }

        /** Who was a guest there has nothing to be a guest of: the land is the company's that stands on it (CA-1.12). */
        @Override
        public void answer(State s, Collapses drawn) {
            s.building(place, null);
            var guest = s.guest(place);
            if (guest != null) {
                s.owner(place, guest);
                s.guest(place, null);
            }
        }

        @Override
        public void sensible(State s) {
            Refusal.unless(s.has(place, Building.PORTAL), "CA-18.12", "refused.no-portal", place);
        }
    }

    /** The orders are done with, but for groups that will fight; where a group went is kept as its claim (CA-11.7). */
    public record Ordered() implements Runs {
        @Override
        public void run(State s) {
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (!s.is(State.FATE, banner, group, Fate.FIGHTS)) {
                        clear(s, banner, group);
                    }
                }
            }
            s.push(new Gauntlet.Open());
        }

        private static void clear(State s, Banner banner, Group group) {
            s.clear(State.FROM, banner, group);
            s.clear(State.HOME, banner, group);
            s.clear(State.FINDING, banner, group);
            s.clear(State.FATE, banner, group);
            for (var leg : Leg.ALL) {
                s.clear(State.PATH, banner, group, leg);
                s.clear(State.WAY, banner, group, leg);
                s.set(State.LEAVES, banner, group, leg, false);
                s.set(State.RAZES, banner, group, leg, false);
            }
            s.set(State.JOINED, banner, group, 0);
            s.set(State.SETTLES, banner, group, 0);
            s.set(State.PRIORITY, banner, group, 0);
            s.set(State.PAYS, banner, group, 0);
            s.set(State.TAKES_MINE, banner, group, false);
        }

        @Override
        public boolean last() {
            return true;
        }
    }
}
