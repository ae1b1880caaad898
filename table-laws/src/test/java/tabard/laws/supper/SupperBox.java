package tabard.laws.supper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Seat;
import tabard.table.scene.Box;
import tabard.table.scene.Part;
import tabard.table.scene.PartForm;
import tabard.table.scene.RowLook;
import tabard.table.scene.Said;
import tabard.table.scene.Shape;
import tabard.table.scene.VesselLook;
import tabard.table.scene.Zone;

/** The table before supper: a place, a plate and a hand for each guest, the larder, and a track of praise. */
final class SupperBox {
    static final int PRAISE = 9;

    private SupperBox() {}

    static Box of(List<? extends Seat> seated) {
        var zones = new ArrayList<Zone>();
        zones.add(zone("table", "board", null, new Shape.Row(RowLook.LINE, 0)));
        zones.add(zone("larder", "table", null, new Shape.Vessel(VesselLook.DECK)));
        zones.add(zone("eaten", "table", null, new Shape.Row(RowLook.STACK, 0)));
        zones.add(zone("praise", "table", null, new Shape.Track(0, PRAISE)));
        for (var seat : seated) {
            String guest = seat.word();
            zones.add(zone(guest, "side", guest, new Shape.Row(RowLook.SEAT, 0)));
            zones.add(zone(guest + ".hand", guest, guest, new Shape.Row(RowLook.FAN, 0)));
            zones.add(zone(guest + ".plate", "table", guest, new Shape.Row(RowLook.SLOT, 0)));
            zones.add(zone(guest + ".score", guest, guest, new Shape.Row(RowLook.SCORE, 0)));
        }
        var parts = new ArrayList<Part>();
        for (var dish : Dish.ALL) {
            parts.add(part(dish.word(), PartForm.CARD));
        }
        parts.add(part("back", PartForm.BACK));
        parts.add(part("pawn", PartForm.MARKER));
        return new Box("supper-1", "supper", zones, parts, Map.of("ready", Said.of("mark.ready")));
    }

    private static Zone zone(String id, String in, @Nullable String seat, Shape shape) {
        return new Zone(id, in, seat, shape, Said.of(id.substring(id.indexOf('.') + 1)), null, List.of());
    }

    private static Part part(String id, PartForm form) {
        return new Part(id, form, null, Said.of(id), null, "SU-1.1");
    }
}
