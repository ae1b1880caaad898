package tabard.campaign.rules.judging;

import java.util.Map;
import java.util.random.RandomGenerator;
import tabard.campaign.Campaign;
import tabard.campaign.content.*;
import tabard.campaign.rules.State;
import tabard.campaign.terms.*;
import tabard.table.Agenda;

/** Positions at the opening of the moves that play seldom reaches: land, troops, buildings, guests and events by chance. */
public final class RandomMaps {
    private static final Campaign GAME = new Campaign();

    private RandomMaps() {}

    public static State opening(Scenario scenario, RandomGenerator dice) {
        var s = GAME.setup(GAME.info().options(scenario.players(), Map.of("scenario", scenario.id())));
        for (int i = 0; i < s.map().size(); i++) {
            scatter(s, Place.ALL.get(i), dice);
        }
        for (var banner : s.players()) {
            s.set(State.PC, banner, dice.nextInt(5));
            s.set(State.EVENT, banner, dice.nextInt(3) == 0 ? null : Event.ALL.get(dice.nextInt(Event.ALL.size())));
        }
        s.agenda(new Agenda.Done<>());
        s.set(State.WINDOW, Window.MOVES);
        return s;
    }

    private static void scatter(State s, Place place, RandomGenerator dice) {
        var owner = dice.nextInt(4) == 0 ? null : any(s, dice);
        var building = dice.nextInt(2) == 0 ? null : Building.ALL.get(dice.nextInt(Building.ALL.size()));
        s.owner(place, owner);
        s.building(place, building);
        s.set(State.RESERVISTS, place, building == Building.CITY && owner != null ? 1000 * dice.nextInt(5) : 0);
        s.mineOwner(place, building == Building.MINE && dice.nextInt(3) > 0 ? any(s, dice) : null);
        s.company(place, owner == null || dice.nextInt(3) == 0 ? 0 : 1000 * (1 + dice.nextInt(8)));
        var guest = any(s, dice);
        boolean portal = building == Building.PORTAL && owner != null && owner != guest && s.company(place) > 0;
        s.guest(place, portal && dice.nextInt(2) == 0 ? guest : null);
    }

    private static Banner any(State s, RandomGenerator dice) {
        return s.players().get(dice.nextInt(s.players().size()));
    }
}
