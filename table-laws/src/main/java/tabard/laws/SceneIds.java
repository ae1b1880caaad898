package tabard.laws;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabard.table.Seat;
import tabard.table.scene.Box;
import tabard.table.scene.Element;
import tabard.table.scene.Element.Note;
import tabard.table.scene.Element.Piece;
import tabard.table.scene.Element.Route;
import tabard.table.scene.Element.Spot;
import tabard.table.scene.Prompt;
import tabard.table.scene.Scene;
import tabard.table.scene.Shape;
import tabard.table.scene.Window;
import tabard.table.scene.Zone;

/** Every id that scenes may refer to: the zones of the box, cells of tracks among them, its parts, and the seats at the table. */
final class SceneIds {
    /** Where on the page a zone may lie that lies in no other zone. */
    private static final Set<String> REGIONS = Set.of("top", "board", "rail", "side", "hand", "tabs");

    private final Set<String> zones = new HashSet<>();
    private final Set<String> parts = new HashSet<>();
    private final Set<String> seats = new HashSet<>();
    private final Map<String, Window> windows = new HashMap<>();

    /** Finds fault with a box that does not hold together. */
    SceneIds(Box box, List<? extends Seat> seated, Complaint complaint) {
        seated.forEach(seat -> seats.add(seat.word()));
        for (var part : box.parts()) {
            if (!parts.add(part.id())) {
                throw complaint.of("two parts are called " + part.id());
            }
        }
        for (var zone : box.zones()) {
            add(zone.id(), complaint);
            if (zone.shape() instanceof Shape.Track(int from, int to)) {
                for (int cell = from; cell <= to; cell++) {
                    add(zone.id() + "." + cell, complaint);
                }
            }
        }
        box.zones().forEach(zone -> around(zone, complaint));
        for (var window : box.windows()) {
            if (windows.put(window.id(), window) != null) {
                throw complaint.of("two windows are called " + window.id());
            }
            window.parts().forEach(part -> part("window " + window.id(), part, complaint));
        }
    }

    private void add(String zone, Complaint complaint) {
        if (!zones.add(zone)) {
            throw complaint.of("two zones are called " + zone);
        }
    }

    private void around(Zone zone, Complaint complaint) {
        if (!zones.contains(zone.in()) && !REGIONS.contains(zone.in())) {
            throw complaint.of("zone " + zone.id() + " lies in " + zone.in() + ", which does not exist");
        }
        seat(zone.id(), zone.seat(), complaint);
        if (zone.shape() instanceof Shape.Link link) {
            zone(zone.id(), link.a(), complaint);
            zone(zone.id(), link.b(), complaint);
        }
    }

    /** A prompt of a window asks about nothing but the parts that can be used in it, or nobody could wish not to be asked. */
    void check(Prompt prompt, Scene scene, Complaint complaint) {
        String id = prompt.window();
        if (id == null) {
            return;
        }
        var window = windows.get(id);
        if (window == null) {
            throw complaint.of("is asked in the window " + id + ", which is not in the box");
        }
        var targets = new HashSet<String>();
        prompt.options().stream()
                .filter(option -> option.barred() == null)
                .forEach(option -> targets.addAll(option.on()));
        for (var element : scene.elements()) {
            if (element instanceof Piece piece
                    && targets.contains(piece.id())
                    && !window.parts().contains(piece.part())) {
                throw complaint.of("the window " + id + " does not name " + piece.part());
            }
        }
    }

    boolean hasZone(String id) {
        return zones.contains(id);
    }

    /** Finds fault with a scene that refers to what does not exist; gives the ids of its elements. */
    Set<String> check(Scene scene, Complaint complaint) {
        var elements = new HashSet<String>();
        for (var element : scene.elements()) {
            if (!elements.add(element.id())) {
                throw complaint.of("two elements are called " + element.id());
            }
            if (!wellNamed(element)) {
                throw complaint.of(
                        element.id() + " is no name for a " + element.getClass().getSimpleName());
            }
            refers(element, complaint);
        }
        scene.waits().forEach(seat -> seat("waits", seat, complaint));
        return elements;
    }

    /** A spot is named after its zone, a note may be named after the zone it stands in; nothing else shares a zone's name. */
    private boolean wellNamed(Element element) {
        return switch (element) {
            case Spot spot -> zones.contains(spot.id());
            case Note note -> !zones.contains(note.id()) || note.id().equals(note.at());
            case Piece piece ->
                !zones.contains(piece.id())
                        && (piece.id().contains("/") || piece.id().contains("."));
            case Route route -> !zones.contains(route.id());
        };
    }

    private void refers(Element element, Complaint complaint) {
        String id = element.id();
        switch (element) {
            case Spot spot -> {
                seat(id, spot.owner(), complaint);
                part(id, spot.part(), complaint);
            }
            case Piece piece -> {
                zone(id, piece.at(), complaint);
                part(id, piece.part(), complaint);
                seat(id, piece.owner(), complaint);
                if (piece.count() < 0) {
                    throw complaint.of(id + " is a stack of " + piece.count());
                }
            }
            case Note note -> zone(id, note.at(), complaint);
            case Route route -> {
                route.through().forEach(zone -> zone(id, zone, complaint));
                seat(id, route.owner(), complaint);
            }
        }
    }

    private void zone(String of, String zone, Complaint complaint) {
        if (!zones.contains(zone)) {
            throw complaint.of(of + " refers to zone " + zone + ", which does not exist");
        }
    }

    private void part(String of, @Nullable String part, Complaint complaint) {
        if (part != null && !parts.contains(part)) {
            throw complaint.of(of + " is a " + part + ", which is not in the box");
        }
    }

    private void seat(String of, @Nullable String seat, Complaint complaint) {
        if (seat != null && !seats.contains(seat)) {
            throw complaint.of(of + " names seat " + seat + ", where nobody sits");
        }
    }
}
