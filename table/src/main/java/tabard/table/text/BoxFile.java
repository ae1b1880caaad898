package tabard.table.text;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.*;

/**
 * What a game lays on the table however it is played, as box.json beside its pictures: rows, tracks and vessels in sections, the things that are
 * listed one by one, and the marks. Texts may have holes, "{seat}.hand": whoever lays a section down says what stands there.
 */
public record BoxFile(Map<String, List<Laid>> zones, List<Thing> things, List<String> marks) {
    private static final String FILE = "box.json";

    /** A zone: a row, a track ("0..12") or a vessel; without any of them it only frames others, one below the other. */
    private record Laid(
            String id,
            String in,
            @Nullable RowLook row,
            @Nullable Integer columns,
            @Nullable String track,
            @Nullable VesselLook vessel,
            @Nullable String name,
            @Nullable String clause,
            @Nullable List<String> marks) {
        Shape shape(Map<String, ?> holes) {
            if (vessel != null) {
                return new Shape.Vessel(vessel);
            }
            if (track != null) {
                var ends = filled(track, holes).split("\\.\\.", 2);
                return new Shape.Track(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
            }
            return new Shape.Row(row == null ? RowLook.STACK : row, columns == null ? 0 : columns);
        }
    }

    private record Thing(String id, PartForm form, @Nullable String symbol, String clause) {
        Part part() {
            return Part.of(id, form, symbol, clause);
        }
    }

    /** The file that lies beside this class. */
    public static BoxFile beside(Class<?> game) {
        return new ContentFile(MethodHandles.lookup(), FILE, ContentFile.text(game, FILE)).read(BoxFile.class);
    }

    /** Lays a section down, with what fills its holes. */
    public void lay(String section, Zones zones, Map<String, ?> holes) {
        for (var laid : this.zones.getOrDefault(section, List.of())) {
            zones.add(
                    filled(laid.id, holes),
                    filled(laid.in, holes),
                    laid.shape(holes),
                    laid.name == null ? null : filled(laid.name, holes),
                    laid.clause == null ? null : filled(laid.clause, holes),
                    laid.marks == null
                            ? new String[0]
                            : laid.marks.stream()
                                    .map(mark -> filled(mark, holes))
                                    .toArray(String[]::new));
        }
    }

    /** A section that has no holes. */
    public void lay(String section, Zones zones) {
        lay(section, zones, Map.of());
    }

    /** One that each seat has: what it lays down belongs to the seat. */
    public void laySeat(String section, Zones zones, String seat) {
        lay(section, zones.of(seat), Map.of("seat", seat));
    }

    /** The things that are listed, then those that a game has one of for each of its cards, heroes or tiles. */
    @SafeVarargs
    public final List<Part> parts(List<Part>... more) {
        var all = new ArrayList<Part>();
        things.forEach(thing -> all.add(thing.part()));
        for (var each : more) {
            all.addAll(each);
        }
        return List.copyOf(all);
    }

    /** What the marks mean. */
    public Map<String, Said> meanings() {
        return Box.marks(marks.toArray(String[]::new));
    }

    private static String filled(String text, Map<String, ?> holes) {
        String filled = text;
        for (var hole : holes.entrySet()) {
            filled = filled.replace("{" + hole.getKey() + "}", String.valueOf(hole.getValue()));
        }
        return filled;
    }
}
