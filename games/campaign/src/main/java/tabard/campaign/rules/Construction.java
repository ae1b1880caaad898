package tabard.campaign.rules;

import java.util.ArrayList;
import java.util.List;
import tabard.campaign.content.*;
import tabard.campaign.rules.State.Asks;
import tabard.campaign.terms.*;
import tabard.table.*;
import tabard.table.scene.Said;

/** CA-4.3 to 4.6, 18.1 to 18.6: what is built and pulled down, and how events are carried out together (CA-21.12). */
public final class Construction {
    static final int CITY_PC = 3; // CA-4.4
    static final int CITY_GOLD = 2000; // CA-4.4
    static final int MOST_BUILDINGS = 2; // CA-4.5
    static final int MOST_STRONGHOLDS = 3; // CA-18.1
    public static final int MOST_MINES = 4; // CA-18.2

    private Construction() {}

    public sealed interface OnSite extends Events.OnEvent {}

    @Rule("CA-4.6")
    public record PullDown(Place place) implements OnSite {
        static final List<PullDown> EACH = Moves.each(Place.ALL, PullDown::new);

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    @Rule("CA-4.3")
    public record Build(Building building, Place place) implements OnSite {
        static final List<List<Build>> EACH =
                Moves.each(Building.ALL, building -> Moves.each(Place.ALL, place -> new Build(building, place)));

        @Override
        public Audience audience() {
            return Events.UNNOTICED;
        }
    }

    @Rule("CA-4.5")
    public record Finish() implements OnSite {
        static final Finish IT = new Finish();

        @Override
        public Audience audience() {
            return Events.NOTED;
        }
    }

    /** Whether there is anything to build or to pull down. */
    static boolean possible(State s, Banner banner) {
        var plan = BuildingPlan.of(s, banner);
        if (plan.pullable() != 0) {
            return true;
        }
        for (var building : Building.ALL) {
            if (plan.sites(building) != 0) {
                return true;
            }
        }
        return false;
    }

    /** What is built, and where? */
    record Site(Banner seat) implements Asks<OnSite> {
        @Override
        public Choices<OnSite> choices(State s) {
            var plan = BuildingPlan.of(s, seat);
            var picks = new Picks<OnSite>(24).add(Finish.IT);
            for (var building : Building.ALL) {
                picks.each(Build.EACH.get(building.ordinal()), plan.sites(building));
            }
            return picks.each(PullDown.EACH, plan.pullable());
        }

        @Override
        public void answer(State s, OnSite chosen) {
            switch (chosen) {
                case PullDown(var place) -> s.set(State.PULLED, seat, place);
                case Build(var building, var place) -> s.set(State.BUILDS, place, building);
                case Finish() -> {
                    if (BuildingPlan.of(s, seat).empty()) { // CA-21.3: nothing entered is no event
                        s.clear(State.EVENT, seat);
                    }
                    return;
                }
            }
            s.push(this);
        }

        @Override
        public boolean asksAgain(OnSite move) {
            return !(move instanceof Finish);
        }

        @Override
        public Said detail(State s) {
            return Said.of("detail.site", BuildingPlan.of(s, seat).pc());
        }

        @Override
        public String clause(State s) {
            return "CA-4.3";
        }

        @Override
        public Refusal refusal(State s, Move move) {
            return switch (move) {
                case Build(var building, var place) -> notBuilt(s, building, place);
                case PullDown(var place) -> notPulled(s, place);
                default -> Refusal.notOffered(move);
            };
        }

        private Refusal notPulled(State s, Place place) {
            var plan = BuildingPlan.of(s, seat);
            return plan.pulled() != null || plan.builds() != 0
                    ? Events.Noting.refused("CA-4.6", "refused.pulled")
                    : plan.pc() == 0
                            ? Events.Noting.refused("CA-4.6", "refused.no-pc", 1)
                            : Events.Noting.refused("CA-4.6", "refused.pull", place);
        }

        private Refusal notBuilt(State s, Building building, Place place) {
            var plan = BuildingPlan.of(s, seat);
            boolean city = building == Building.CITY;
            if ((plan.land() & place.bit()) == 0) {
                return Events.Noting.refused("CA-4.3", "refused.not-own", place);
            }
            if (Long.bitCount(plan.builds()) == MOST_BUILDINGS || (city && plan.planned(Building.CITY) > 0)) {
                return Events.Noting.refused("CA-4.5", "refused.two-buildings");
            }
            if (plan.pc() < (city ? CITY_PC : 1) || (city && s.gold(seat) < CITY_GOLD)) {
                return city
                        ? Events.Noting.refused("CA-4.4", "refused.city-price", CITY_PC, CITY_GOLD)
                        : Events.Noting.refused("CA-4.3", "refused.no-pc", 1);
            }
            if (s.map().red(place)) {
                return Events.Noting.refused("CA-18.4", "refused.red", place);
            }
            if (city) {
                return Events.Noting.refused("CA-18.5", "refused.city", place);
            }
            if (!plan.free(place)) {
                return Events.Noting.refused("CA-1.8", "refused.built-on", place);
            }
            if (building == Building.MINE) {
                return plan.moreMines()
                        ? Events.Noting.refused("CA-18.3", "refused.mine-site", place)
                        : Events.Noting.refused("CA-18.2", "refused.mines", MOST_MINES);
            }
            return Events.Noting.refused("CA-18.1", "refused.strongholds", MOST_STRONGHOLDS);
        }

        @Override
        public void possible(State s) {
            Windows.possible(s, Window.EVENT);
            Refusal.unless(s.event(seat) == Event.CONSTRUCTION, "CA-4.3", "refused.no-construction", seat);
        }
    }

    /** CA-21.12: payments; fires; pulling down; building. What one aims at is what stood there before the phase. */
    static void carryOut(State s) {
        var plans = new ArrayList<BuildingPlan>(s.players().size());
        for (var banner : s.players()) {
            if (s.event(banner) == Event.CONSTRUCTION) {
                plans.add(BuildingPlan.of(s, banner));
            }
        }
        long burnt = 0;
        for (var banner : s.players()) {
            var fire = s.get(State.FIRE, banner);
            if (fire != null) {
                s.pay(banner, 1); // CA-4.8
                burnt |= fire.bit();
            }
        }
        for (var plan : plans) {
            pay(s, plan, burnt);
        }
        for (var place : Place.in(burnt)) {
            raze(s, place);
        }
        for (var plan : plans) {
            if (plan.pulled() != null) {
                raze(s, plan.pulled());
            }
        }
        for (var plan : plans) {
            for (var place : Place.in(plan.builds())) {
                var building = s.require(State.BUILDS, place);
                if (building != Building.CITY || (burnt & place.bit()) == 0) {
                    raise(s, plan.banner(), building, place);
                }
                s.clear(State.BUILDS, place);
            }
        }
    }

    /** A city whose fortress burns is not built, and not paid for. */
    private static void pay(State s, BuildingPlan plan, long burnt) {
        int pc = plan.pulled() == null ? 0 : 1;
        for (var place : Place.in(plan.builds())) {
            boolean city = s.is(State.BUILDS, place, Building.CITY);
            if (city && (burnt & place.bit()) != 0) {
                continue;
            }
            pc += city ? CITY_PC : 1;
            s.add(State.GOLD, plan.banner(), city ? -CITY_GOLD : 0);
        }
        s.pay(plan.banner(), pc);
    }

    public static void raze(State s, Place place) {
        s.building(place, null);
        s.mineOwner(place, null);
    }

    private static void raise(State s, Banner banner, Building building, Place place) {
        s.building(place, building);
        if (building == Building.MINE) {
            s.mineOwner(place, banner);
        }
        if (building == Building.CITY) { // CA-18.6
            s.set(State.RESERVISTS, place, State.RESERVISTS_MOST);
        }
    }
}
