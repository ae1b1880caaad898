package tabard.campaign.rules.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.campaign.rules.Move;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.Upkeep;
import tabard.campaign.rules.judging.Marches;
import tabard.campaign.rules.judging.Retreats;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-16.9, 16.10, 7.11: when all land is given out, whoever marched to battle and has not settled goes back where he came from. */
public final class Withdrawal {
    private Withdrawal() {}

    public sealed interface OnReturn extends Move {}

    @Rule("CA-16.9")
    public record Returned(Banner banner, Place place, Place home) implements OnReturn {}

    /** Its way back is lost, but the land it won is there. */
    @Rule("CA-7.11")
    public record Settled(Banner banner, Place place) implements OnReturn {}

    /** Where it came from is lost: it must go elsewhere. */
    @Rule("CA-11.2")
    public record Stranded(Banner banner, Place place, Place home) implements OnReturn {}

    /** The battles are over; one group after the other goes back, and then those retreat who lost their land. */
    public record HeadingHome(List<Retiring> retiring) implements Runs {
        @Override
        public void run(State s) {
            for (var battle : BattleNumber.ALL.subList(0, Armies.battles(s))) {
                clear(s, battle);
            }
            var next = next(s);
            if (next != null) {
                s.push(next);
            } else {
                s.push(new Upkeep.Open());
                s.push(new Retreats.Open(Window.BEATEN, retiring));
            }
        }

        /** By territory and seat; those of whom nobody is left are done with. */
        private @Nullable GoingBack next(State s) {
            @Nullable GoingBack next = null;
            int best = Integer.MAX_VALUE;
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (s.is(State.FATE, banner, group, Fate.FALLEN_BACK)) {
                        int place = s.require(State.AT, banner, group).ordinal();
                        if (s.count(State.PA, banner, group) == 0) {
                            s.clear(State.FATE, banner, group);
                        } else if (place < best) {
                            best = place;
                            next = new GoingBack(banner, group, retiring);
                        }
                    }
                }
            }
            return next;
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    public record GoingBack(Banner banner, Group group, List<Retiring> retiring) implements Draws<OnReturn> {
        @Override
        public Lottery<OnReturn> lottery(State s) {
            return new Lottery.Certain<>(outcome(s));
        }

        private OnReturn outcome(State s) {
            var place = s.require(State.AT, banner, group);
            var home = s.require(holds(s, place) ? State.FROM : State.HOME, banner, group); // CA-7.11, 11.1
            if (open(s, home)) {
                return new Returned(banner, place, home);
            }
            return holds(s, place) ? new Settled(banner, place) : new Stranded(banner, place, home);
        }

        /** Whether the land is its people's to settle on: the owner of a portal that could not drive out the guest has no place there. */
        private boolean holds(State s, Place place) {
            var stands = s.stands(place);
            return s.owns(banner, place) && (stands == null || stands == banner);
        }

        /** A winner who does not settle goes home; everybody else falls back. */
        @Override
        public @Nullable Said told(State s, OnReturn drawn) {
            return drawn instanceof Returned(var by, var place, var home) && holds(s, place)
                    ? Said.of("log.returned-home", by, place, home)
                    : null;
        }

        /** CA-11.2: nobody else has taken it; a guest finds his portal as he left it (CA-1.12). */
        private boolean open(State s, Place home) {
            var stands = s.stands(home);
            return stands == null ? s.owns(banner, home) || welcomes(s, home) : stands == banner;
        }

        /** Another's portal, unless it was taken this turn: then whoever has it now ended there. */
        private static boolean welcomes(State s, Place home) {
            var owner = s.owner(home);
            if (owner == null || !s.has(home, Building.PORTAL)) {
                return false;
            }
            for (var taker : Group.ALL) {
                if (s.is(State.AT, owner, taker, home)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void answer(State s, OnReturn drawn) {
            int pa = s.count(State.PA, banner, group);
            var leaving = retiring;
            switch (drawn) {
                case Returned(var _, var place, var home) -> {
                    int room = Math.min(pa, State.COMPANY_MOST - s.company(home));
                    Marches.put(s, banner, home, room);
                    if (holds(s, place)) {
                        Marches.put(s, banner, place, pa - room);
                    }
                }
                case Settled(var _, var place) -> Marches.put(s, banner, place, pa);
                case Stranded(var _, var place, var home) -> {
                    var more = new ArrayList<>(retiring);
                    more.add(new Retiring(banner, pa, home, place, Retreat.CUT_OFF));
                    leaving = List.copyOf(more);
                }
            }
            Marches.done(s, banner, group);
            s.push(new HeadingHome(leaving));
        }

        @Override
        public void possible(State s) {
            Refusal.unless(
                    s.is(State.FATE, banner, group, Fate.FALLEN_BACK)
                            && !s.isEmpty(State.AT, banner, group)
                            && !s.isEmpty(State.HOME, banner, group),
                    "CA-16.9",
                    "refused.group",
                    banner,
                    group);
        }

        @Override
        public boolean last() {
            return true;
        }
    }

    /** Nothing is left of a battle. */
    private static void clear(State s, BattleNumber battle) {
        s.clear(State.FIELD, battle);
        s.clear(State.CAUSE, battle);
        s.clear(State.CHALLENGER, battle);
        s.clear(State.CHOOSER, battle);
        s.set(State.SIZE, battle, 0);
        s.clear(State.SCORING, battle);
        s.set(State.GOLD_ROLL, battle, 0);
        s.clear(State.COURSE, battle);
        s.set(State.ROUND, battle, 0);
        for (var side : Side.ALL) {
            s.clear(State.FIGHTER, battle, side);
            s.clear(State.LIST, battle, side);
            s.set(State.WON, battle, side, 0);
            Report.clear(s, battle, side);
        }
    }
}
