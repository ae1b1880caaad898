package tabard.defenders.scene;

import java.util.ArrayList;
import java.util.List;
import tabard.defenders.content.*;
import tabard.defenders.rules.State;
import tabard.table.Moves;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;

/** What stands on the map: generals, heroes, minions by race, crystals and gates, and the ways the generals will take. */
final class MapPicture {
    private static final List<String> NONE = List.of();
    private static final List<String> ACTIVE = List.of("active");
    private static final Piece[][][] MINIONS = minions();
    private static final Piece[][] CRYSTALS = crystals();
    private static final Piece[] GATES = Location.ALL.stream()
            .map(place -> piece(place.word() + "/gate", "gate", place, 1))
            .toArray(Piece[]::new);

    /** By general and step: what is left of his way. */
    private static final List<List<Route>> WAYS = Moves.each(General.ALL, MapPicture::ways);

    private MapPicture() {}

    private static Piece piece(String id, String part, Location at, int count) {
        return new Piece(id, part, at.word(), null, count, null, NONE);
    }

    private static Piece[][][] minions() {
        var all = new Piece[Location.ALL.size()][Colour.ALL.size()][Board.FALL + 1];
        for (var place : Location.ALL) {
            for (var colour : Colour.ALL) {
                String race = Ids.race(colour);
                for (int count = 1; count <= Board.FALL; count++) {
                    all[place.ordinal()][colour.ordinal()][count] =
                            piece(place.word() + "/" + race, race, place, count);
                }
            }
        }
        return all;
    }

    private static Piece[][] crystals() {
        var all = new Piece[Location.ALL.size()][Board.CRYSTALS + 1];
        for (var place : Location.ALL) {
            for (int count = 1; count <= Board.CRYSTALS; count++) {
                all[place.ordinal()][count] = piece(place.word() + "/crystal", "crystal", place, count);
            }
        }
        return all;
    }

    static void add(State s, List<Element> out) {
        for (var general : General.ALL) {
            if (!s.slain(general) && s.step(general) < general.path().size() - 1) {
                way(s, general, out);
            }
        }
        for (var place : Location.ALL) {
            for (var colour : Colour.ALL) {
                int count = s.minions(colour, place);
                if (count > 0) {
                    out.add(MINIONS[place.ordinal()][colour.ordinal()][count]);
                }
            }
            if (s.crystals(place) > 0) {
                out.add(CRYSTALS[place.ordinal()][s.crystals(place)]);
            }
            if ((s.gated() & place.bit()) != 0) {
                out.add(GATES[place.ordinal()]);
            }
        }
        for (var general : General.ALL) {
            if (!s.slain(general)) {
                String id = Ids.general(general);
                out.add(piece(id, general.word(), s.place(general), 1));
            }
        }
        for (var banner : s.banners()) {
            if (s.plays(banner)) {
                var marks = banner == s.active() ? ACTIVE : NONE;
                out.add(new Piece(
                        Ids.hero(banner),
                        s.hero(banner).word(),
                        s.place(banner).word(),
                        banner.word(),
                        1,
                        null,
                        marks));
            }
        }
    }

    /** From where he stands to the City (DR-11.10). */
    private static void way(State s, General general, List<Element> out) {
        out.add(WAYS.get(general.ordinal()).get(s.step(general)));
    }

    private static List<Route> ways(General general) {
        var ways = new ArrayList<Route>();
        for (int step = 0; step < general.path().size(); step++) {
            var through = general.path().subList(step, general.path().size()).stream()
                    .map(Location::word)
                    .toList();
            ways.add(new Route(
                    "way/" + general.word(), through, null, null, List.of("draft", Ids.tint(general.colour()))));
        }
        return List.copyOf(ways);
    }
}
