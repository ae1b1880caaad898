package tabard.campaign.maps;

import java.util.List;
import java.util.Map;
import tabard.campaign.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Looks maps over and makes them. */
public final class Maps {
    private Maps() {}

    public static Workshop.Examined examine(Map<String, Object> document, Words words) {
        var file = MapFile.read(document);
        var faults = file.faults().stream().map(Fault::refusal).toList();
        return new Workshop.Examined(
                faults.isEmpty() ? kept(file) : document, faults, remarks(file), MapPicture.svg(file, words));
    }

    /** Thinned, unless that would spoil it. */
    private static Map<String, Object> kept(MapFile file) {
        var thin = MapDocument.of(file.thinned());
        return MapFile.read(thin).faults().isEmpty() ? thin : MapDocument.of(file);
    }

    private static List<Said> remarks(MapFile file) {
        var name = Said.named(file.nameEn(), file.nameFr());
        if (!file.faults().isEmpty()) {
            return List.of();
        }
        int size = file.territories().size();
        return List.of(
                file.musters().isEmpty()
                        ? Said.of("map.sound-unset", name, size)
                        : Said.of("map.sound", name, size, file.musters().size()));
    }

    public static Map<String, Object> make(int seats, long seed) {
        Refusal.unless(
                seats >= MapFile.FEWEST_SEATS && seats <= MapFile.MOST_SEATS,
                "CA-2.3",
                "setup.seats",
                MapFile.FEWEST_SEATS,
                MapFile.MOST_SEATS,
                seats);
        return MapMaker.make(seats, seed);
    }
}
