package tabard.defenders.scene;

import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.State;
import tabard.table.Moves;
import tabard.table.scene.*;
import tabard.table.scene.Element.*;
import tabard.table.sheet.Subset;

/** What stands on the map: generals, heroes, minions by race, crystals and gates, and the ways the generals will take. */
final class MapPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> ACTIVE = List.of("active");
    private static final List<List<Counted>> MINIONS =
            Moves.each(Location.ALL, Colour.ALL, (place, colour) -> on(place, Ids.race(colour), Board.FALL));
    private static final List<Counted> CRYSTALS =
            Moves.each(Location.ALL, place -> on(place, "crystal", Board.CRYSTALS));
    private static final List<Counted> GATES = Moves.each(Location.ALL, place -> on(place, "gate", 1));

    /** What is left of each general's way, by his step. */
    private static final List<ByNumber<Route>> WAYS =
            Moves.each(General.ALL, general -> new ByNumber<>(general.path().size() - 1, step -> way(general, step)));

    /** Each general, by his step. */
    private static final List<ByNumber<Piece>> GENERALS = Moves.each(
            General.ALL, general -> new ByNumber<>(general.path().size() - 1, step -> standing(general, step)));

    private MapPicture() {}

    private static Counted on(Location place, String part, int most) {
        return new Counted(place.word() + "/" + part, part, null, most);
    }

    private static Piece standing(General general, int step) {
        String at = general.path().get(step).word();
        return new Piece(Ids.in("generals", general), general.word(), at, null, 1, null, NONE);
    }

    /** From where he stands to the City (DR-11.10). */
    private static Route way(General general, int step) {
        var through = Moves.each(general.path().subList(step, general.path().size()), Location::word);
        var marks = List.of("draft", Ids.tint(general.colour()));
        return new Route("way/" + general.word(), through, null, null, marks);
    }

    static void add(State s, List<Element> out) {
        for (var general : s.living()) {
            int step = s.count(State.STEP, general);
            if (step < general.path().size() - 1) {
                out.add(WAYS.get(general.ordinal()).of(step));
            }
        }
        for (var place : Subset.of(Location.ALL, s.beset() | s.tainted() | s.gated())) {
            var minions = MINIONS.get(place.ordinal());
            for (var colour : Colour.ALL) {
                Counted.add(out, minions, colour, s.minions(colour, place));
            }
            Counted.add(out, CRYSTALS, place, s.count(State.CRYSTALS, place));
            Counted.add(out, GATES, place, s.is(State.GATES, place) ? 1 : 0);
        }
        for (var general : s.living()) {
            out.add(GENERALS.get(general.ordinal()).of(s.count(State.STEP, general)));
        }
        for (var banner : s.players()) {
            String hero = s.hero(banner).word();
            String at = s.place(banner).word();
            var marks = banner == s.active() ? ACTIVE : NONE;
            out.add(new Piece(Ids.in("heroes", banner), hero, at, banner.word(), 1, null, marks));
        }
    }
}
