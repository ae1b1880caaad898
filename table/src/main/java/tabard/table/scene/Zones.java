package tabard.table.scene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Shape.Row;

/** The zones of a box, put down one after another; a zone without a name is a frame for others. */
public final class Zones {
    private final List<Zone> zones;
    private final @Nullable String seat;

    public Zones() {
        this(new ArrayList<>(), null);
    }

    private Zones(List<Zone> zones, @Nullable String seat) {
        this.zones = zones;
        this.seat = seat;
    }

    /** What is put down by way of this belongs to a seat. */
    public Zones of(String seat) {
        return new Zones(zones, seat);
    }

    /** Name is the key of its message. */
    public Zones add(
            String id, String in, Shape shape, @Nullable String name, @Nullable String clause, String... marks) {
        zones.add(new Zone(id, in, seat, shape, name == null ? null : Said.of(name), clause, List.of(marks)));
        return this;
    }

    public Zones row(
            String id, String in, RowLook look, @Nullable String name, @Nullable String clause, String... marks) {
        return add(id, in, new Row(look, 0), name, clause, marks);
    }

    public List<Zone> all() {
        return List.copyOf(zones);
    }
}
