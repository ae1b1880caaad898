package tabard.mageknight.pieces;

import java.util.*;
import org.jspecify.annotations.Nullable;
import tabard.mageknight.content.*;
import tabard.table.Named;

/** A place where a tile may lie, whatever the shape of the map (MK-3.2 to 3.4). */
public record Slot(int ordinal, String name, Shape.Slot at) implements Named {
    /** Tiles must touch others that touch others: with all of them laid, none can lie further out. */
    private static final int REACH = 10;

    public static final List<Slot> ALL = slots();

    private static final Map<Shape.Slot, Slot> BY_PLACE = places();
    private static final List<List<Slot>> TOUCHING = ALL.stream()
            .map(slot -> slot.at.touching().stream()
                    .map(BY_PLACE::get)
                    .filter(Objects::nonNull)
                    .toList())
            .toList();

    public static final Slot START = of(Shape.START);

    private static List<Slot> slots() {
        var all = new ArrayList<Slot>();
        for (int y = -2; y <= REACH; y++) {
            for (int x = Math.max(0, -y); x + y <= REACH; x++) {
                all.add(new Slot(all.size(), "X" + x + "Y" + (y < 0 ? "_" + -y : y), new Shape.Slot(x, y)));
            }
        }
        return List.copyOf(all);
    }

    private static Map<Shape.Slot, Slot> places() {
        var places = new HashMap<Shape.Slot, Slot>();
        ALL.forEach(slot -> places.put(slot.at, slot));
        return places;
    }

    public static Slot of(Shape.Slot at) {
        return Objects.requireNonNull(BY_PLACE.get(at));
    }

    /** Those that share three edges with it. */
    public List<Slot> touching() {
        return TOUCHING.get(ordinal);
    }

    /** The seven spaces of a tile that lies here. */
    public List<Space> spaces() {
        return Space.ALL.subList(ordinal * Compass.ALL.size(), (ordinal + 1) * Compass.ALL.size());
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
