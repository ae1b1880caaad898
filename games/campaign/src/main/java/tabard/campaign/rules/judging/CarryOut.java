package tabard.campaign.rules.judging;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Construction;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.campaign.terms.Finding.Verdict;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-21.24: what was judged is carried out and told, territory by territory; then those who do not settle go home. */
public final class CarryOut {
    private CarryOut() {}

    /** What became of a claim or a group. */
    public sealed interface Outcome extends Move {}

    /** One of those that rest on a finding of their own. */
    public sealed interface Judged extends Outcome {
        Finding finding();

        @Override
        default String rule() {
            return finding().clause();
        }
    }

    public record Takes(Banner banner, Place place, int pc, Finding finding) implements Judged {}

    public record Joins(Banner banner, Place place, int pc, Finding finding) implements Judged {}

    public record Meets(Banner attacker, Banner defender, Place place, Finding finding) implements Judged {}

    public record FallsBack(Banner banner, Place place, Place home, Finding finding) implements Judged {}

    /** Pushed out the enemy, and goes home (CA-12.2). */
    @Rule("CA-12.2")
    public record Squeezes(Banner banner, Place place) implements Outcome {}

    @Rule("CA-9.4")
    public record Stops(Banner banner, Place place) implements Outcome {}

    /** A company keeps to what it has: it could not take what it stands on (CA-9.7). */
    public record Lapses(Banner banner, Place place, Finding finding) implements Judged {}

    /** Where it would fall back to is lost (CA-21.25). */
    @Rule("CA-11.2")
    public record CutOff(Banner banner, Place place, Place home) implements Outcome {}

    @Rule("CA-7.11")
    public record GoesHome(Banner banner, Place place, Place home) implements Outcome {}

    @Rule("CA-7.11")
    public record SettlesAll(Banner banner, Place place) implements Outcome {}

    /** What is told next; with those pushed out so far, who retreat when all is carried out. */
    public record Carrying(List<Retiring> retiring) implements Runs {
        @Override
        public void run(State s) {
            Banner first = null;
            Group group = null;
            int best = Integer.MAX_VALUE;
            for (var b : s.players()) {
                for (var g : Group.ALL) {
                    int rank = Marches.judged(s, b, g) ? rank(s, b, g) : best;
                    if (rank < best) {
                        best = rank;
                        first = b;
                        group = g;
                    }
                }
            }
            s.push(
                    first == null || group == null
                            ? new Homecoming.Returning(retiring)
                            : new Telling(first, group, retiring));
        }

        /** By territory; in each of them first those who leave, then those who are at home. */
        private static int rank(State s, Banner banner, Group group) {
            var verdict = s.require(State.FINDING, banner, group).verdict();
            int turn = verdict == Verdict.FALLS_BACK ? 0 : verdict == Verdict.JOINS ? 1 : 2;
            return s.require(State.AT, banner, group).ordinal() * 3 + turn;
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
            Retreats.check(s, retiring);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** The claim that this group belongs to, or what becomes of it alone. */
    public record Telling(Banner banner, Group group, List<Retiring> retiring) implements Draws<Outcome> {
        @Override
        public Lottery<Outcome> lottery(State s) {
            return new Lottery.Certain<>(outcome(s));
        }

        private Outcome outcome(State s) {
            var finding = s.require(State.FINDING, banner, group);
            var place = s.require(State.AT, banner, group);
            return switch (finding.verdict()) {
                case TAKES -> new Takes(banner, place, due(s, place), finding);
                case JOINS -> new Joins(banner, place, due(s, place), finding);
                case STOPS -> new Stops(banner, place);
                case PRESSES -> new Squeezes(banner, place);
                case FIGHTS -> meeting(s, place, finding);
                case FALLS_BACK -> {
                    if (s.count(State.PA, banner, group) == 0) {
                        yield new Lapses(banner, place, finding);
                    }
                    var home = s.require(State.HOME, banner, group);
                    yield Marches.lost(s, banner, home)
                            ? new CutOff(banner, place, home)
                            : new FallsBack(banner, place, home, finding);
                }
            };
        }

        /** What costs nothing is told without a price. */
        @Override
        public @Nullable Said told(State s, Outcome drawn) {
            return switch (drawn) {
                case Takes(var by, var place, var pc, var finding)
                when pc == 0 -> Said.of("log.takes-free", by, place, finding);
                case Joins(var by, var place, var pc, var finding)
                when finding == Finding.STANDS_AND_TAKES -> Said.of("log.takes-standing", by, place, pc);
                case Joins(var by, var place, var pc, var _) when pc == 0 -> Said.of("log.joins-free", by, place);
                default -> null;
            };
        }

        /** On occupied land the newcomer attacks; on virgin land the lower seat is named first. */
        private Meets meeting(State s, Place place, Finding finding) {
            var occupant = Marches.occupant(s, place);
            if (occupant != null) {
                return new Meets(banner, occupant, place, finding);
            }
            for (var other : s.players()) {
                if (other != banner && Marches.claim(s, other, place) > 0) {
                    return new Meets(banner, other, place, finding);
                }
            }
            throw new IllegalStateException("nobody to meet in " + place);
        }

        /** What the whole claim pays. */
        private int due(State s, Place place) {
            int pc = 0;
            for (var g : Group.ALL) {
                pc += claims(s, g, place) ? s.count(State.PAYS, banner, g) : 0;
            }
            return pc;
        }

        private boolean claims(State s, Group g, Place place) {
            return Marches.judged(s, banner, g)
                    && s.is(State.AT, banner, g, place)
                    && s.require(State.FINDING, banner, g).verdict() != Verdict.FALLS_BACK;
        }

        @Override
        public void answer(State s, Outcome drawn) {
            var pushedOut = retiring;
            switch (drawn) {
                case Takes takes -> {
                    pushedOut = oust(s, takes.place);
                    take(s, takes.place, takes.pc);
                    settle(s, takes.place);
                }
                case Squeezes(var _, var place) -> {
                    pushedOut = oust(s, place);
                    for (var g : Group.ALL) {
                        if (claims(s, g, place)) {
                            s.set(State.FATE, banner, g, Fate.GOES_HOME);
                        }
                    }
                }
                case Joins joins -> join(s, joins);
                case Stops(var _, var place) -> settle(s, place);
                case Meets meets -> meet(s, meets);
                case FallsBack(var _, var _, var home, var _) -> {
                    Marches.put(s, banner, home, s.count(State.PA, banner, group));
                    Marches.done(s, banner, group);
                }
                case Lapses _ -> Marches.done(s, banner, group);
                case CutOff(var _, var place, var home) -> {
                    pushedOut = Opponents.with(
                            retiring,
                            new Retiring(banner, s.count(State.PA, banner, group), home, place, Retreat.CUT_OFF));
                    Marches.done(s, banner, group);
                }
                case GoesHome _, SettlesAll _ -> throw new IllegalStateException("told later");
            }
            s.push(new Carrying(pushedOut));
        }

        /** Company and reservists leave (CA-11.3, 18.8); who stood there as a guest too. */
        private List<Retiring> oust(State s, Place place) {
            var occupant = Marches.occupant(s, place);
            int pa = s.company(place) + s.reservists(place);
            s.company(place, 0);
            s.guest(place, null);
            s.set(State.RESERVISTS, place, 0);
            return pa == 0 || occupant == null
                    ? retiring
                    : Opponents.with(retiring, new Retiring(occupant, pa, place, place, Retreat.PUSHED_OUT));
        }

        /** Pays, and puts a faction in place of the old one; fortress and city go, mines and portals stay (CA-8.9). */
        private void take(State s, Place place, int pc) {
            s.pay(banner, pc);
            if (!s.owns(banner, place)) {
                s.owner(place, banner);
                var building = s.building(place);
                if (building != null && building.stronghold()) {
                    Construction.raze(s, place);
                }
            }
            mine(s, place);
        }

        private void mine(State s, Place place) {
            for (var g : Group.ALL) {
                if (claims(s, g, place) && s.is(State.TAKES_MINE, banner, g)) {
                    s.mineOwner(place, banner);
                }
            }
        }

        /** CA-7.10, 7.14: as many as were ordered to, 8000 at most, those of highest priority first; the others go home later. */
        private void settle(State s, Place place) {
            boolean stops = !s.owns(banner, place);
            for (int turn = 0; turn <= Group.ALL.size(); turn++) {
                for (var g : Group.ALL) {
                    if (claims(s, g, place) && s.count(State.PRIORITY, banner, g) == turn) {
                        int pa = s.count(State.PA, banner, g);
                        int settles = Math.min(
                                stops ? pa : Math.min(pa, s.count(State.SETTLES, banner, g)),
                                State.COMPANY_MOST - s.company(place));
                        if (settles > 0) {
                            Marches.put(s, banner, place, settles);
                        }
                        s.set(State.PA, banner, g, pa - settles);
                        if (settles < pa) {
                            s.set(State.FATE, banner, g, Fate.GOES_HOME);
                        } else {
                            Marches.done(s, banner, g);
                        }
                    }
                }
            }
        }

        private void join(State s, Joins joins) {
            s.pay(banner, joins.pc);
            mine(s, joins.place);
            if (joins.finding == Finding.STANDS_AND_TAKES
                    && !s.owns(banner, joins.place)) { // CA-9.7: a guest no longer
                s.owner(joins.place, banner);
                s.guest(joins.place, null);
            }
            for (var g : Group.ALL) {
                if (claims(s, g, joins.place)) {
                    if (s.count(State.PA, banner, g) > 0) {
                        Marches.put(s, banner, joins.place, s.count(State.PA, banner, g));
                    }
                    Marches.done(s, banner, g);
                }
            }
        }

        private void meet(State s, Meets meets) {
            boolean virgin = s.owner(meets.place) == null && s.stands(meets.place) == null;
            for (var b : s.players()) {
                for (var g : Group.ALL) {
                    if (Marches.judged(s, b, g)
                            && s.is(State.AT, b, g, meets.place)
                            && s.require(State.FINDING, b, g).verdict() == Verdict.FIGHTS) {
                        s.set(State.FATE, b, g, Fate.FIGHTS);
                    }
                }
            }
            Engagements.add(
                    s, meets.place, virgin ? Cause.MEETING : Cause.ASSAULT, meets.attacker, meets.defender, null);
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
            Retreats.check(s, retiring);
            Refusal.unless(Marches.judged(s, banner, group), "CA-21.24", "refused.group", banner, group);
            Refusal.unless(s.pc(banner) >= Marches.spokenFor(s, banner), "CA-1.9", "refused.no-pc", 1);
        }

        @Override
        public void possible(State s) {
            sensible(s);
            var place = s.require(State.AT, banner, group);
            var finding = s.require(State.FINDING, banner, group);
            boolean met = finding.verdict() != Verdict.FIGHTS || Marches.occupant(s, place) != null;
            for (var other : s.players()) {
                met |= other != banner && Marches.claim(s, other, place) > 0;
            }
            Refusal.unless(met, "CA-21.24", "refused.group", banner, group);
        }
    }
}
