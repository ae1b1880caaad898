package tabard.cli.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Zone;

/** A scene sorted by zone: what lies where. */
final class Ground {
    private final Map<String, Zone> zones = new LinkedHashMap<>();
    private final Map<String, List<Zone>> inside = new LinkedHashMap<>();
    private final Map<String, Spot> spots = new LinkedHashMap<>();
    private final Map<String, List<Piece>> pieces = new LinkedHashMap<>();
    private final Map<String, List<Note>> notes = new LinkedHashMap<>();
    private final List<Route> routes = new ArrayList<>();

    Ground(Box box, Scene scene) {
        for (var zone : box.zones()) {
            zones.put(zone.id(), zone);
            inside.computeIfAbsent(zone.in(), _ -> new ArrayList<>()).add(zone);
        }
        for (var element : scene.elements()) {
            switch (element) {
                case Spot spot -> spots.put(spot.id(), spot);
                case Piece piece ->
                    pieces.computeIfAbsent(zone(piece.at()), _ -> new ArrayList<>())
                            .add(piece);
                case Note note ->
                    notes.computeIfAbsent(zone(note.at()), _ -> new ArrayList<>())
                            .add(note);
                case Route route -> routes.add(route);
            }
        }
    }

    /** A cell of a track belongs to the track, which lists none of them. */
    private String zone(String at) {
        if (zones.containsKey(at) || at.indexOf('.') < 0) {
            return at;
        }
        return at.substring(0, at.lastIndexOf('.'));
    }

    /** Zones that lie in a region of the page rather than in another zone, region by region. */
    List<Zone> outermost() {
        var out = new ArrayList<Zone>();
        inside.forEach((around, within) -> {
            if (!zones.containsKey(around)) {
                out.addAll(within);
            }
        });
        return out;
    }

    List<Zone> inside(Zone zone) {
        return inside.getOrDefault(zone.id(), List.of());
    }

    boolean cellOf(String at, Zone zone) {
        return zone.shape() instanceof Shape.Track && zone(at).equals(zone.id());
    }

    @Nullable
    Zone named(String id) {
        return zones.get(id);
    }

    @Nullable
    Spot spot(Zone zone) {
        return spots.get(zone.id());
    }

    List<Piece> pieces(Zone zone) {
        return pieces.getOrDefault(zone.id(), List.of());
    }

    List<Note> notes(Zone zone) {
        return notes.getOrDefault(zone.id(), List.of());
    }

    List<Route> routes() {
        return routes;
    }

    /** The zones in which these elements are. */
    static List<String> around(List<Element> elements) {
        var out = new ArrayList<String>();
        for (var element : elements) {
            switch (element) {
                case Spot spot -> out.add(spot.id());
                case Piece piece -> out.add(piece.at());
                case Note note -> out.add(note.at());
                case Route route -> out.addAll(route.through());
            }
        }
        return out;
    }

    /** Whether the zone is worth a line though nothing lies in it: a named row, or land that is called by its number, not an empty place on a map. */
    boolean lookedFor(Zone zone) {
        boolean row = zone.shape() instanceof Shape.Row || zone.shape() instanceof Shape.Vessel;
        return zone.name() != null
                && (row ? !zone.marks().contains("fleeting") : zone.marks().contains(Contents.NUMBERED));
    }
}
