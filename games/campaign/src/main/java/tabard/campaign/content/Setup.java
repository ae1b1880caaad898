package tabard.campaign.content;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tabard.table.scene.Said;

/** The set-up of a file: who begins where, with what (CA-2.1 to 2.5). */
final class Setup {
    /** CA-1.7 */
    private static final int MOST_PA = 8_000;

    private static final int MOST_RESERVISTS = 4_000;
    private static final int LOT = 1_000;

    /** CA-2.2 */
    private static final int USUAL_GOLD = 1_000;

    private static final int USUAL_PC = 3;
    private static final int MOST_GOLD = 20_000;
    private static final int MOST_PC = 50;

    /** CA-18.1, 18.2 */
    private static final int MOST_STRONGHOLDS = 3;

    private static final int MOST_MINES = 4;

    private final List<Territory> territories;
    private final Faults faults;
    private long taken;
    private long peoples;

    private Setup(List<Territory> territories, Faults faults) {
        this.territories = territories;
        this.faults = faults;
    }

    static List<Muster> read(Entry whole, List<Territory> territories) {
        int players = whole.whole("players", MapFile.FEWEST_SEATS, MapFile.MOST_SEATS, 0);
        if (!whole.has("setup") || territories.isEmpty()) {
            return List.of();
        }
        var entries = whole.entries("setup");
        if (entries.size() < MapFile.FEWEST_SEATS
                || entries.size() > MapFile.MOST_SEATS
                || (players != 0 && players != entries.size())) {
            whole.faults()
                    .add(
                            "setup",
                            "CA-2.3",
                            0,
                            players == 0
                                    ? Said.of("setup.seats", MapFile.FEWEST_SEATS, MapFile.MOST_SEATS, entries.size())
                                    : Said.of("setup.players", players, entries.size()));
            return List.of();
        }
        var setup = new Setup(territories, whole.faults());
        var chosen = new ArrayList<@Nullable People>();
        entries.forEach(entry -> chosen.add(setup.people(entry)));
        var musters = new ArrayList<Muster>();
        for (int i = 0; i < entries.size(); i++) {
            musters.add(setup.muster(entries.get(i), i + 1, chosen.get(i)));
        }
        return musters;
    }

    private @Nullable People people(Entry entry) {
        var people = entry.people("defaultPeople", "CA-2.4");
        if (people != null && (peoples & people.bit()) != 0) {
            faults.add(entry.at("defaultPeople"), "CA-2.4", 0, Said.of("setup.people-twice", people));
        }
        peoples |= people == null ? 0 : people.bit();
        return people;
    }

    private People free() {
        for (var people : People.ALL) {
            if ((peoples & people.bit()) == 0) {
                peoples |= people.bit();
                return people;
            }
        }
        throw new IllegalStateException("there are more peoples than seats");
    }

    private Muster muster(Entry entry, int seat, @Nullable People chosen) {
        entry.knowing("seat", "defaultPeople", "gold", "pc", "territories", "totalPa");
        entry.whole("seat", seat, seat, seat);
        var starts = new ArrayList<Start>();
        for (var each : entry.entries("territories")) {
            var start = start(each);
            if (start != null) {
                starts.add(start);
            }
        }
        if (entry.has("territories") && entry.list("territories").isEmpty()) {
            faults.add(entry.at("territories"), "CA-2.1", 0, Said.of("setup.nothing", seat));
        }
        limit(entry, starts, Building::stronghold, MOST_STRONGHOLDS, "CA-18.1", "setup.strongholds");
        limit(entry, starts, building -> building == Building.MINE, MOST_MINES, "CA-18.2", "setup.mines");
        int pa = starts.stream().mapToInt(Start::pa).sum();
        if (entry.whole("totalPa", 0, MOST_PA * Place.MOST, pa) != pa) {
            entry.fault("totalPa", "setup.total", pa);
        }
        return new Muster(
                chosen == null ? free() : chosen,
                entry.whole("gold", 0, MOST_GOLD, USUAL_GOLD),
                entry.whole("pc", 0, MOST_PC, USUAL_PC),
                starts);
    }

    private void limit(
            Entry entry,
            List<Start> starts,
            java.util.function.Predicate<Building> of,
            int most,
            String clause,
            String key) {
        long places = 0;
        for (var start : starts) {
            places |= start.building() != null && of.test(start.building())
                    ? start.place().bit()
                    : 0;
        }
        if (Long.bitCount(places) > most) {
            faults.add(entry.at("territories"), clause, places, Said.of(key, most, Long.bitCount(places)));
        }
    }

    private @Nullable Start start(Entry entry) {
        entry.knowing("id", "pa", "faction", "building", "reservists");
        if (!(entry.fields().get("id") instanceof Integer number) || number < 1 || number > territories.size()) {
            String id = Entry.shortened(String.valueOf(entry.fields().get("id")));
            faults.add(entry.at("id"), "CA-2.1", 0, Said.of("setup.sea", id, territories.size()));
            return null;
        }
        var here = territories.get(Place.of(number).ordinal());
        if ((taken & here.bit()) != 0) {
            faults.add(entry.at("id"), "CA-1.5", here.bit(), Said.of("setup.twice", number));
        }
        taken |= here.bit();
        var building = MapFile.building(entry, "building");
        if (building != null) {
            Land.buildable(faults, entry.at("building"), here, building);
        }
        if (here.neutral() != null) {
            faults.add(entry.at("id"), "CA-1.8", here.bit(), Said.of("setup.neutral", number));
        }
        int pa = lots(entry, "pa", MOST_PA, 0, here);
        if (entry.flag("faction", pa == 0) != (pa == 0)) {
            faults.add(entry.at("faction"), "CA-2.1", here.bit(), Said.of("setup.faction", number));
        }
        int reservists =
                lots(entry, "reservists", MOST_RESERVISTS, building == Building.CITY ? MOST_RESERVISTS : 0, here);
        if (reservists > 0 && building != Building.CITY) {
            faults.add(entry.at("reservists"), "CA-18.6", here.bit(), Said.of("setup.reservists", number));
        }
        return new Start(Place.of(number), pa, building, reservists);
    }

    private int lots(Entry entry, String name, int most, int otherwise, Territory here) {
        Object value = entry.fields().get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Integer pa && pa >= 0 && pa <= most && pa % LOT == 0) {
            return pa;
        }
        faults.add(entry.at(name), "CA-1.7", here.bit(), Said.of("setup.pa", Entry.shortened(value), most));
        return otherwise;
    }
}
