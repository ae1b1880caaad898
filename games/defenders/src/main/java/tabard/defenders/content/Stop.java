package tabard.defenders.content;

import java.util.*;
import tabard.table.Named;

/** One of the locations that quests ask to visit. */
public record Stop(int ordinal, Location place) implements Named {
    public static final List<Stop> ALL = stops();

    private static List<Stop> stops() {
        var stops = new ArrayList<Stop>();
        for (var quest : Quest.ALL) {
            for (var place : quest.task().locations()) {
                stops.add(new Stop(stops.size(), place));
            }
        }
        return List.copyOf(stops);
    }

    public static Stop of(Location place) {
        return ALL.stream().filter(stop -> stop.place == place).findFirst().orElseThrow();
    }

    @Override
    public String name() {
        return place.name();
    }
}
