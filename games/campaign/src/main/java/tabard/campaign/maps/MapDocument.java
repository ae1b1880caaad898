package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabard.campaign.content.*;

/** A map as a document: whole numbers, and nothing that goes without saying, so that tables and records keep it small. */
final class MapDocument {
    private MapDocument() {}

    static Map<String, Object> of(MapFile file) {
        var out = new LinkedHashMap<String, Object>();
        out.put("nameEn", file.nameEn());
        out.put("nameFr", file.nameFr());
        if (!file.musters().isEmpty()) {
            out.put("players", file.musters().size());
        }
        out.put("box", pair(file.width(), file.height()));
        out.put("maxTurns", file.turns());
        out.put("territories", file.territories().stream().map(MapDocument::of).toList());
        if (!file.musters().isEmpty()) {
            var setup = new ArrayList<Object>();
            file.musters().forEach(muster -> setup.add(of(muster, setup.size() + 1)));
            out.put("setup", setup);
        }
        return out;
    }

    private static Map<String, Object> of(Territory territory) {
        var out = new LinkedHashMap<String, Object>();
        out.put("id", territory.number());
        out.put("nameEn", territory.nameEn());
        out.put("nameFr", territory.nameFr());
        flag(out, "mountain", territory.mountain());
        flag(out, "goldSymbol", territory.gold());
        flag(out, "redNumber", territory.red());
        flag(out, "marsh", territory.marsh());
        var neutral = territory.neutral();
        if (neutral != null) {
            out.put("neutralBuilding", neutral.id());
        }
        out.put("neighbors", numbers(territory.neighbours()));
        if (territory.closed() != 0) {
            out.put("forbidden", numbers(territory.closed()));
        }
        out.put("label", pair(territory.label()[0], territory.label()[1]));
        out.put("room", pair(territory.room()[0], territory.room()[1]));
        out.put(
                "polygon",
                Arrays.stream(territory.polygon())
                        .map(point -> pair(point[0], point[1]))
                        .toList());
        return out;
    }

    private static Map<String, Object> of(Muster muster, int seat) {
        var out = new LinkedHashMap<String, Object>();
        out.put("seat", seat);
        out.put("defaultPeople", muster.people().word());
        out.put("gold", muster.gold());
        out.put("pc", muster.pc());
        out.put("territories", muster.starts().stream().map(MapDocument::of).toList());
        return out;
    }

    private static Map<String, Object> of(Start start) {
        var out = new LinkedHashMap<String, Object>();
        out.put("id", start.place().number());
        if (start.faction()) {
            out.put("faction", true);
        } else {
            out.put("pa", start.pa());
        }
        var building = start.building();
        if (building != null) {
            out.put("building", building.id());
        }
        if (building == Building.CITY) {
            out.put("reservists", start.reservists());
        }
        return out;
    }

    private static void flag(Map<String, Object> out, String name, boolean flag) {
        if (flag) {
            out.put(name, true);
        }
    }

    private static List<Integer> numbers(long places) {
        var numbers = new ArrayList<Integer>();
        Place.in(places).forEach(place -> numbers.add(place.number()));
        return numbers;
    }

    private static List<Integer> pair(double x, double y) {
        return List.of((int) x, (int) y);
    }
}
