package tabard.campaign.rules.judging;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.rules.Prices;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.*;

/** Positions with orders on the way, made up at random: many claims on few territories, little to pay with. */
final class RandomOrders {
    static final Campaign GAME = new Campaign();

    private final RandomGenerator dice;
    private final State s;
    private final long[] hostile = new long[Banner.MOST_PLAYERS]; // where others stand before anybody sets out

    private RandomOrders(String scenario, RandomGenerator dice) {
        this.dice = dice;
        var chosen = Scenario.of(scenario);
        s = GAME.standard(GAME.info().options(chosen.players(), Map.of("scenario", scenario)));
        s.agenda(new Agenda.Done<>());
        s.set(State.WINDOW, null);
    }

    static State on(String scenario, RandomGenerator dice) {
        var orders = new RandomOrders(scenario, dice);
        orders.land();
        for (var banner : orders.s.players()) {
            orders.hostile[banner.ordinal()] = orders.s.guarded() & ~orders.s.companies(banner);
        }
        for (var banner : orders.s.players()) {
            orders.orders(banner);
        }
        orders.s.push(new Judging.Open());
        return orders.s;
    }

    /** Everybody has some land anywhere, crowded together so that groups meet. */
    private void land() {
        for (var place : Place.in(s.map().all())) {
            s.owner(place, null);
            s.company(place, 0);
            s.guest(place, null);
            s.set(State.RESERVISTS, place, 0);
            s.building(place, dice.nextInt(3) == 0 ? building(place) : null);
            s.mineOwner(place, null);
            if (dice.nextInt(4) > 0) {
                var owner = any(s.players());
                var building = s.building(place);
                if (building != null && building.stronghold() && s.strongholds(owner) == 3) {
                    continue;
                }
                s.owner(place, owner);
                s.company(place, dice.nextBoolean() ? State.THOUSAND * (1 + dice.nextInt(8)) : 0);
                if (s.has(place, Building.CITY)) {
                    s.set(State.RESERVISTS, place, State.THOUSAND * dice.nextInt(5));
                }
                if (s.has(place, Building.PORTAL) && s.company(place) > 0 && dice.nextBoolean()) {
                    var guest = any(s.players());
                    s.guest(place, guest == owner ? null : guest);
                }
            }
            if (s.has(place, Building.MINE) && dice.nextInt(4) > 0) {
                var miner = any(s.players());
                s.mineOwner(place, s.mines(miner) < 4 ? miner : null);
            }
        }
        for (var banner : s.players()) {
            s.set(State.PC, banner, dice.nextInt(6));
            s.set(State.GOLD, banner, 1000 * dice.nextInt(5));
            s.set(State.EVENT, banner, dice.nextInt(3) == 0 ? Event.GAUNTLET : null);
        }
        s.set(State.TURN, 1 + dice.nextInt(9));
    }

    /** One that may stand there (CA-18.3, 18.4). */
    private @Nullable Building building(Place place) {
        var building = any(Building.ALL);
        boolean lawful =
                !s.map().red(place) && (building != Building.MINE || s.map().gold(place));
        return lawful ? building : s.map().neutral(place);
    }

    private <T> T any(List<T> list) {
        return list.get(dice.nextInt(list.size()));
    }

    private void orders(Banner banner) {
        var starts = new ArrayList<Place>();
        Place.in(s.companies(banner)).forEach(starts::add);
        Collections.shuffle(starts, new Random(dice.nextLong()));
        int groups = Math.min(starts.size(), 1 + dice.nextInt(3));
        boolean two = dice.nextBoolean();
        s.set(State.SHAPE, banner, two ? Shape.TWO_MOVES : Shape.TWO_STEPS);
        for (int i = 0; i < groups; i++) {
            order(banner, Group.ALL.get(i), starts.get(i), two ? 1 : 2);
        }
        var land = s.land(banner) & ~s.guarded();
        if (groups < Group.ALL.size() && land != 0 && dice.nextInt(3) == 0) {
            spread(banner, Group.ALL.get(groups), any(list(land)));
        }
    }

    private static List<Place> list(long set) {
        var list = new ArrayList<Place>();
        Place.in(set).forEach(list::add);
        return list;
    }

    private void order(Banner banner, Group group, Place from, int steps) {
        if (dice.nextInt(12) == 0 && (s.guest(from) == banner || Prices.takesMine(s, banner, from))) { // CA-9.7
            start(banner, group, from);
            s.set(State.PATH, banner, group, Leg.ONE, from);
            s.set(State.TAKES_MINE, banner, group, s.has(from, Building.MINE));
            end(banner, group, from, 0);
            return;
        }
        int pa = State.THOUSAND * (1 + dice.nextInt(s.company(from) / State.THOUSAND));
        start(banner, group, from);
        var at = from;
        for (int i = 0; i < steps; i++) {
            boolean crossed = i + 1 < steps; // CA-9.2: not where another's company stands at the opening (CA-21.4)
            long next = s.map().open(at) & ~from.bit() & (crossed ? ~hostile[banner.ordinal()] : -1);
            if (next == 0) {
                break;
            }
            at = any(list(next));
            s.set(State.PATH, banner, group, Leg.ALL.get(i), at);
            s.set(State.WAY, banner, group, Leg.ALL.get(i), Way.WALK);
            s.set(State.LEAVES, banner, group, Leg.ALL.get(i), dice.nextBoolean());
        }
        s.set(State.TAKES_MINE, banner, group, dice.nextBoolean());
        s.set(State.SETTLES, banner, group, State.THOUSAND * dice.nextInt(pa / State.THOUSAND + 1));
        s.company(from, s.company(from) - pa);
        if (s.company(from) == 0 && s.guest(from) == banner) {
            s.guest(from, null);
        }
        if (at == from) {
            s.set(State.PATH, banner, group, Leg.ONE, from);
        }
        end(banner, group, at, pa);
    }

    private void spread(Banner banner, Group group, Place from) {
        long next = s.map().open(from) & s.ownerless();
        if (next != 0) {
            start(banner, group, from);
            var to = any(list(next));
            s.set(State.PATH, banner, group, Leg.ONE, to);
            end(banner, group, to, 0);
        }
    }

    private void start(Banner banner, Group group, Place from) {
        s.set(State.FROM, banner, group, from);
        s.set(State.PRIORITY, banner, group, 1 + group.ordinal());
        s.set(State.PAYS, banner, group, dice.nextInt(4));
    }

    private void end(Banner banner, Group group, Place at, int pa) {
        s.set(State.PA, banner, group, pa);
        s.set(State.AT, banner, group, at);
        s.set(State.FATE, banner, group, Fate.ON_THE_WAY);
    }
}
