package tabard.campaign.rules.judging;

import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.rules.State.Draws;
import tabard.campaign.rules.State.Runs;
import tabard.campaign.rules.judging.Retreats.Retiring;
import tabard.campaign.terms.*;
import tabard.table.*;

/** CA-7.11: the part that does not settle goes home when all else is carried out, or settles after all if home was lost. */
public final class Homecoming {
    private Homecoming() {}

    public record Returning(List<Retiring> retiring) implements Runs {
        /** Who still has a home comes first, whatever his seat (CA-21.11): who has none might else settle where another is at home. */
        @Override
        public void run(State s) {
            if (!comes(s, true) && !comes(s, false)) {
                s.push(new Claims.Passing(retiring));
            }
        }

        private boolean comes(State s, boolean home) {
            for (var banner : s.players()) {
                for (var group : Group.ALL) {
                    if (returns(s, banner, group)
                            && (!home || held(s, banner, group, s.require(State.FROM, banner, group)))) {
                        s.push(new Coming(banner, group, retiring));
                        return true;
                    }
                }
            }
            return false;
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

    private static boolean returns(State s, Banner banner, Group group) {
        return s.is(State.FATE, banner, group, Fate.GOES_HOME) && s.count(State.PA, banner, group) > 0;
    }

    /** Whether its people may stand there: on own land, or as a guest where it was one (CA-1.12). */
    private static boolean held(State s, Banner banner, Group group, Place place) {
        var stands = s.stands(place);
        if (stands != null) {
            return stands == banner;
        }
        return s.owns(banner, place)
                || (s.has(place, Building.PORTAL)
                        && s.owner(place) != null
                        && s.is(State.FROM, banner, group, place)
                        && !Marches.lost(s, banner, place));
    }

    /** One group, or what is left of it. */
    public record Coming(Banner banner, Group group, List<Retiring> retiring) implements Draws<CarryOut.Outcome> {
        @Override
        public Lottery<CarryOut.Outcome> lottery(State s) {
            var home = s.require(State.FROM, banner, group);
            var place = s.require(State.AT, banner, group);
            return new Lottery.Certain<>(
                    held(s, banner, group, home)
                            ? new CarryOut.GoesHome(banner, place, home)
                            : held(s, banner, group, place)
                                    ? new CarryOut.SettlesAll(banner, place)
                                    : new CarryOut.CutOff(banner, place, home));
        }

        @Override
        public void answer(State s, CarryOut.Outcome drawn) {
            int pa = s.count(State.PA, banner, group);
            var more = retiring;
            switch (drawn) {
                case CarryOut.GoesHome(var _, var place, var home) -> {
                    int room = State.COMPANY_MOST - s.company(home);
                    Marches.put(s, banner, home, Math.min(pa, room));
                    if (pa > room && held(s, banner, group, place)) {
                        Marches.put(s, banner, place, pa - room);
                    }
                }
                case CarryOut.SettlesAll(var _, var place) -> Marches.put(s, banner, place, pa);
                case CarryOut.CutOff(var _, var place, var home) ->
                    more = Opponents.with(retiring, new Retiring(banner, pa, home, place, Retreat.CUT_OFF));
                default -> throw new IllegalStateException("told before: " + drawn);
            }
            Marches.done(s, banner, group);
            s.push(new Returning(more));
        }

        @Override
        public void sensible(State s) {
            Marches.checkHomes(s);
            Retreats.check(s, retiring);
            Refusal.unless(returns(s, banner, group), "CA-21.24", "refused.group", banner, group);
        }
    }
}
