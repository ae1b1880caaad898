package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabard.campaign.content.*;
import tabard.table.*;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** Looks maps over and makes them; also campaign documents, with the map that they hold or name. */
public final class Maps {
    /** What only a campaign's document has (CA-21.52). */
    private static final Set<String> CAMPAIGN =
            Set.of("title", "scenario", "map", "end", "umpire", "battles", "options", "seats");

    private Maps() {}

    public static Workshop.Examined examine(Map<String, Object> document, Words words) {
        if (!document.containsKey("territories") && document.keySet().stream().anyMatch(CAMPAIGN::contains)) {
            return campaign(document, words);
        }
        var file = MapFile.read(document);
        var faults = file.faults().stream().map(Fault::refusal).toList();
        return new Workshop.Examined(
                faults.isEmpty() ? kept(file) : document, faults, remarks(file), MapPicture.svg(file, words));
    }

    private static Workshop.Examined campaign(Map<String, Object> document, Words words) {
        var kept = new LinkedHashMap<>(document);
        if (document.get("map") instanceof Map<?, ?> map) {
            var named = new LinkedHashMap<String, Object>();
            map.forEach((key, value) -> named.put(String.valueOf(key), value));
            var examined = examine(named, words);
            if (!examined.sound()) {
                var faults =
                        examined.faults().stream().map(fault -> fault.at("map")).toList();
                return new Workshop.Examined(document, faults, List.of(), examined.picture());
            }
            kept.put("map", examined.document());
        }
        try {
            var file = MapFile.of(CampaignDocument.read(kept).scenario());
            return new Workshop.Examined(said(kept), List.of(), remarks(file), MapPicture.svg(file, words));
        } catch (Refusal refusal) {
            var nothing = MapFile.refused(refusal);
            return new Workshop.Examined(document, List.of(refusal), List.of(), MapPicture.svg(nothing, words));
        }
    }

    /** Without fields that say nothing. */
    private static Map<String, Object> said(Map<?, ?> document) {
        var said = new LinkedHashMap<String, Object>();
        document.forEach((key, value) -> {
            if (value != null) {
                said.put(String.valueOf(key), said(value));
            }
        });
        return said;
    }

    private static Object said(Object value) {
        return switch (value) {
            case Map<?, ?> map -> said(map);
            case List<?> list -> {
                var said = new ArrayList<>();
                for (@Nullable Object each : list) {
                    if (each != null) {
                        said.add(said(each));
                    }
                }
                yield said;
            }
            default -> value;
        };
    }

    /** Thinned, unless that would spoil it. */
    private static Map<String, Object> kept(MapFile file) {
        var thin = MapDocument.of(file.thinned());
        return MapFile.read(thin).faults().isEmpty() ? thin : MapDocument.of(file);
    }

    private static List<Said> remarks(MapFile file) {
        if (!file.faults().isEmpty()) {
            return List.of();
        }
        var name = Said.named(file.nameEn(), file.nameFr());
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
