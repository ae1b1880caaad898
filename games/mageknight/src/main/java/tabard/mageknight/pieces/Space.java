package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.table.Named;

/** A space of the map, whether a tile lies there or not yet: a slot, and one of the seven hexes of its tile (MK-3.1). */
public record Space(int ordinal, String name, Slot slot, Compass at) implements Named {
    public static final List<Space> ALL = spaces();

    /** The portal (MK-4.2). */
    public static final Space PORTAL = of(Slot.START, Compass.C);

    private static final Map<Long, Space> BY_PLACE = places();
    private static final List<List<Space>> AROUND = ALL.stream()
            .map(space -> Compass.AROUND.stream()
                    .map(way -> at(space.q() + way.q(), space.r() + way.r()))
                    .filter(Objects::nonNull)
                    .toList())
            .toList();
    private static final List<List<Slot>> BORDERS = ALL.stream()
            .map(space -> space.around().stream()
                    .map(Space::slot)
                    .filter(slot -> !slot.equals(space.slot))
                    .distinct()
                    .toList())
            .toList();

    private static List<Space> spaces() {
        var all = new ArrayList<Space>();
        for (var slot : Slot.ALL) {
            for (var at : Compass.ALL) {
                all.add(new Space(all.size(), slot.name() + "_" + at.name(), slot, at));
            }
        }
        return List.copyOf(all);
    }

    private static Map<Long, Space> places() {
        var places = new HashMap<Long, Space>();
        ALL.forEach(space -> places.put(key(space.q(), space.r()), space));
        return places;
    }

    private static long key(int q, int r) {
        return ((long) q << Integer.SIZE) | (r & 0xffffffffL);
    }

    private static @Nullable Space at(int q, int r) {
        return BY_PLACE.get(key(q, r));
    }

    public static Space of(Slot slot, Compass at) {
        return ALL.get(slot.ordinal() * Compass.ALL.size() + at.ordinal());
    }

    public int q() {
        return slot.at().q() + at.q();
    }

    public int r() {
        return slot.at().r() + at.r();
    }

    /** The spaces that share an edge with it (MK-1.8), on slots that a map can have. */
    public List<Space> around() {
        return AROUND.get(ordinal);
    }

    /** The other slots it borders on: from here one explores them (MK-10.10). */
    public List<Slot> borders() {
        return BORDERS.get(ordinal);
    }

    public boolean nextTo(Space other) {
        return distance(other) == 1;
    }

    /** How many steps lie between two spaces, as the crow flies. */
    public int distance(Space other) {
        int q = q() - other.q();
        int r = r() - other.r();
        return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    }

    /** There is but one of each. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return ordinal;
    }

    @Override
    public String toString() {
        return word();
    }
}
