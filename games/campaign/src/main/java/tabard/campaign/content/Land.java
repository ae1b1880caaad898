package tabard.campaign.content;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import tabard.table.scene.Said;
import tabard.table.sheet.Subset;

/** What CA-2.5 asks of territories, apart from how they are drawn. */
final class Land {
    private final List<Territory> territories;
    private final Faults faults;

    private Land(List<Territory> territories, Faults faults) {
        this.territories = territories;
        this.faults = faults;
    }

    static void check(List<Territory> territories, Faults faults) {
        var land = new Land(territories, faults);
        territories.forEach(land::check);
        land.distinct("nameEn", Territory::nameEn);
        land.distinct("nameFr", Territory::nameFr);
        if (faults.none()) {
            land.connected();
        }
    }

    private void check(Territory here) {
        for (var other : Place.in(here.neighbours())) {
            var there = territories.get(other.ordinal());
            if (other.ordinal() == here.ordinal()) {
                refuse(here, "neighbors", "map.own-neighbour", here.bit());
            } else if ((there.neighbours() & here.bit()) == 0) {
                refuse(here, "neighbors", "map.one-sided", here.bit() | there.bit(), here.number(), there.number());
            }
        }
        for (var other : Place.in(here.closed())) {
            var there = territories.get(other.ordinal());
            if ((here.neighbours() & there.bit()) == 0) {
                refuse(here, "forbidden", "map.closed-stranger", here.bit() | there.bit(), there.number());
            } else if ((there.closed() & here.bit()) == 0) {
                refuse(
                        here,
                        "forbidden",
                        "map.closed-one-sided",
                        here.bit() | there.bit(),
                        here.number(),
                        there.number());
            }
        }
        if (here.gold() && !here.mountain()) {
            refuse(here, "goldSymbol", "map.gold", here.bit());
        }
        var neutral = here.neutral();
        if (neutral != null) {
            buildable(faults, path(here, "neutralBuilding"), here, neutral);
        }
    }

    /** CA-18.3, 18.4 */
    static void buildable(Faults faults, String at, Territory here, Building building) {
        if (here.red()) {
            faults.add(at, "CA-18.4", here.bit(), Said.of("map.red", here.number()));
        } else if (building == Building.MINE && !here.gold()) {
            faults.add(at, "CA-18.3", here.bit(), Said.of("map.mine", here.number()));
        }
    }

    private void distinct(String field, Function<Territory, String> name) {
        Map<String, Territory> seen = new HashMap<>();
        for (var here : territories) {
            var before = seen.putIfAbsent(name.apply(here).toLowerCase(Locale.ROOT), here);
            if (before != null) {
                faults.add(path(here, field), "", here.bit() | before.bit(), Said.of("map.same-name", before.number()));
            }
        }
    }

    private void connected() {
        long all = Subset.all(territories).bits();
        long reached = reached(t -> t.neighbours() & ~t.closed());
        if (reached != all) {
            long lost = all & ~reached;
            var first = Subset.of(territories, lost).first();
            refuse(first, "forbidden", "map.unreachable", lost, first.number());
        }
    }

    private long reached(Function<Territory, Long> step) {
        long reached = 1;
        for (long before = 0; before != reached; ) {
            before = reached;
            for (var place : Place.in(before)) {
                reached |= step.apply(territories.get(place.ordinal()));
            }
        }
        return reached;
    }

    private void refuse(Territory here, String field, String key, long places, Object... args) {
        faults.add(path(here, field), "CA-2.5", places, Said.of(key, args));
    }

    static String path(Territory here, String field) {
        return "territories." + here.number() + "." + field;
    }
}
