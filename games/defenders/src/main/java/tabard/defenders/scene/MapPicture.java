package tabard.defenders.scene;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.State;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.*;

/** What stands on the map: generals, heroes, minions by race, crystals and gates, and the ways the generals will take. */
final class MapPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> ACTIVE = List.of("active");
    private static final List<List<Counted>> MINIONS = Moves.each(
            Location.ALL, place -> Moves.each(Colour.ALL, colour -> on(place, Ids.race(colour), Board.FALL)));
    private static final List<Counted> CRYSTALS =
            Moves.each(Location.ALL, place -> on(place, "crystal", Board.CRYSTALS));
    private static final List<Counted> GATES = Moves.each(Location.ALL, place -> on(place, "gate", 1));

    /** What is left of each general's way, by his step. */
    private static final List<ByNumber<Route>> WAYS =
            Moves.each(General.ALL, general -> new ByNumber<>(general.path().size() - 1, step -> way(general, step)));

    private MapPicture() {}

    private static Counted on(Location place, String part, int most) {
        return new Counted(place.word() + "/" + part, part, null, most);
    }

    /** From where he stands to the City (DR-11.10). */
    private static Route way(General general, int step) {
        var through = Moves.each(general.path().subList(step, general.path().size()), Location::word);
        var marks = List.of("draft", Ids.tint(general.colour()));
        return new Route("way/" + general.word(), through, null, null, marks);
    }

    static void add(State s, List<Element> out) {
        for (var general : s.living()) {
            if (s.count(State.STEP, general) < general.path().size() - 1) {
                out.add(WAYS.get(general.ordinal()).of(s.count(State.STEP, general)));
            }
        }
        for (var place : Location.ALL) {
            for (var colour : Colour.ALL) {
                MINIONS.get(place.ordinal()).get(colour.ordinal()).addTo(out, s.minions(colour, place));
            }
            CRYSTALS.get(place.ordinal()).addTo(out, s.count(State.CRYSTALS, place));
            GATES.get(place.ordinal()).addTo(out, (s.gated() & place.bit()) == 0 ? 0 : 1);
        }
        for (var general : s.living()) {
            String at = s.place(general).word();
            out.add(new Piece(Ids.in("generals", general), general.word(), at, null, 1, null, NONE));
        }
        for (var banner : s.players()) {
            String hero = s.hero(banner).word();
            String at = s.place(banner).word();
            var marks = banner == s.active() ? ACTIVE : NONE;
            out.add(new Piece(Ids.in("heroes", banner), hero, at, banner.word(), 1, null, marks));
        }
    }
}
