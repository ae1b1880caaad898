package tabard.defenders.scene;

import java.util.List;
import tabard.defenders.content.Location;
import tabard.table.Named;

/** What a land looks like, as its name says: the sign in its ring. The rules know its colour only. */
enum Terrain implements Named {
    TREE("forest", "woods", "glade"),
    PEAK("range", "pass", "peak", "mountains", "bridge"),
    HILL("hill", "hills", "highlands"),
    WATER("falls", "lagoon", "bay", "river", "port", "harbor"),
    HOUSE("village"),
    RUIN("stones", "ruins"),
    MARSH("swamp", "marsh", "valley"),
    PLAIN("flats", "plateau", "land"),
    CANYON("canyon");

    private final List<String> names;

    Terrain(String... names) {
        this.names = List.of(names);
    }

    /** The mark of that land. */
    static String of(Location place) {
        var words = List.of(place.word().split("-"));
        for (var terrain : values()) {
            if (words.stream().anyMatch(terrain.names::contains)) {
                return "i-t-" + terrain.word();
            }
        }
        throw new IllegalArgumentException("no sign for " + place.word());
    }
}
