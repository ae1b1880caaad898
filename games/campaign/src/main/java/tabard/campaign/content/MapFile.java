package tabard.campaign.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** A file of a map, read as far as it can be, with everything that is wrong with it. One without a set-up can be looked at, not played. */
public record MapFile(
        String nameEn,
        String nameFr,
        double width,
        double height,
        List<Territory> territories,
        int turns,
        List<Muster> musters,
        List<Fault> faults) {
    public static final int FEWEST_SEATS = 2;
    public static final int MOST_SEATS = 6;
    public static final int FEWEST_TURNS = 3;
    public static final int MOST_TURNS = 40;
    public static final int USUAL_TURNS = 12;

    /** More than a map of 60 territories needs to look well. */
    private static final int MOST_CORNERS = 10_000;

    private static final int LEAST_BOX = 100;
    private static final int LARGEST_BOX = 2_000;
    private static final double[] USUAL_BOX = {1_000, 700};

    public MapFile {
        territories = List.copyOf(territories);
        musters = List.copyOf(musters);
        faults = List.copyOf(faults);
    }

    public static MapFile read(Map<String, Object> document) {
        var faults = new Faults();
        var whole = new Entry("", document, faults);
        if (!Size.fits(document)) {
            return refused(new Refusal(Said.of("map.large", Size.MOST_KB)));
        }
        whole.knowing(
                "id",
                "name",
                "nameFr",
                "nameEn",
                "players",
                "box",
                "maxTurns",
                "territories",
                "setup",
                "borders",
                "coast",
                "symmetryOrder",
                "game",
                "file",
                "reconstructed",
                "about");
        String name = whole.name("name", "");
        String nameEn = name.isEmpty() ? whole.name("nameEn") : whole.name("nameEn", name);
        String nameFr = name.isEmpty() ? whole.name("nameFr") : whole.name("nameFr", name);
        var box = box(whole);
        var territories = territories(whole, box);
        if (faults.none()) {
            Land.check(territories, faults);
        }
        if (faults.none()) {
            territories = territories.stream().map(Middle::found).toList();
            Fitting.check(territories, faults);
        }
        if (faults.none()) {
            Passages.check(whole, territories);
        }
        int turns = whole.whole("maxTurns", FEWEST_TURNS, MOST_TURNS, USUAL_TURNS);
        var musters = Setup.read(whole, territories);
        return new MapFile(nameEn, nameFr, box[0], box[1], territories, turns, musters, faults.list());
    }

    /** Of a document in which there is nothing to see. */
    public static MapFile refused(Refusal why) {
        var fault = new Fault("", why.why(), why.clause(), 0);
        return new MapFile("", "", USUAL_BOX[0], USUAL_BOX[1], List.of(), USUAL_TURNS, List.of(), List.of(fault));
    }

    /** What a scenario could have been read from. */
    public static MapFile of(Scenario scenario) {
        var map = scenario.map();
        return new MapFile(
                map.nameEn(),
                map.nameFr(),
                map.width(),
                map.height(),
                map.territories(),
                scenario.turns(),
                scenario.musters(),
                List.of());
    }

    /** To play on: nothing wrong, and a set-up. */
    static Scenario scenario(Map<String, Object> document) {
        var read = read(document);
        if (read.faults.isEmpty() && read.musters.isEmpty()) {
            throw new Fault("", Said.of("file.missing-field", "setup"), "CA-2.1", 0).refusal();
        }
        return read.scenario(Scenario.OWN);
    }

    /** The scenario of a file without faults; the first fault of another. */
    Scenario scenario(String id) {
        if (!faults.isEmpty()) {
            throw faults.getFirst().refusal();
        }
        return new Scenario(id, map(), turns, musters);
    }

    /** The map of a file without faults. */
    public CampaignMap map() {
        return new CampaignMap(nameEn, nameFr, width, height, territories);
    }

    /** The same with no more corners than the eye needs. */
    public MapFile thinned() {
        return new MapFile(nameEn, nameFr, width, height, Thinning.thinned(territories), turns, musters, faults);
    }

    /** The borders as far as they are drawn, also those of a file with faults. */
    public List<Border> borders() {
        return new Outlines(territories).borders();
    }

    /** The lines between land and sea, the longest first, also those of a file with faults. */
    public List<double[][]> coasts() {
        return new Outlines(territories).coasts();
    }

    private static double[] box(Entry whole) {
        var box = whole.pair("box");
        if (box == null) {
            return USUAL_BOX;
        }
        if (Math.min(box[0], box[1]) < LEAST_BOX || Math.max(box[0], box[1]) > LARGEST_BOX) {
            whole.fault("box", "map.box", LEAST_BOX, LARGEST_BOX);
            return USUAL_BOX;
        }
        return box;
    }

    private static List<Territory> territories(Entry whole, double[] box) {
        int size = whole.neededList("territories").size();
        if (whole.has("territories") && (size < FEWEST_SEATS || size > Place.MOST)) {
            whole.faults().add("territories", "CA-2.5", 0, Said.of("map.size", FEWEST_SEATS, Place.MOST, size));
            return List.of();
        }
        var territories = new ArrayList<Territory>();
        int corners = 0;
        for (var entry : whole.entries("territories")) {
            var territory = territory(entry, territories.size() + 1, size, box);
            territories.add(territory);
            corners += territory.polygon().length;
        }
        if (corners > MOST_CORNERS) {
            whole.fault("territories", "map.corners", MOST_CORNERS, corners);
        }
        return territories;
    }

    private static Territory territory(Entry entry, int number, int size, double[] box) {
        entry.knowing(
                "id",
                "name",
                "nameFr",
                "nameEn",
                "mountain",
                "goldSymbol",
                "redNumber",
                "buildable",
                "marsh",
                "neutralBuilding",
                "neighbors",
                "forbidden",
                "label",
                "room",
                "polygon",
                "symmetryClass",
                "rotatesTo");
        if (!Integer.valueOf(number).equals(entry.fields().get("id"))) {
            entry.faults()
                    .add(
                            entry.at("id"),
                            "CA-2.5",
                            Place.of(number).bit(),
                            Said.of(
                                    "map.number",
                                    Entry.shortened(
                                            String.valueOf(entry.fields().get("id"))),
                                    number));
        }
        String name = entry.name("name", "");
        boolean red = entry.flag("redNumber", !entry.flag("buildable", true));
        if (red == entry.flag("buildable", !red)) {
            entry.fault("buildable", "map.buildable");
        }
        var label = within(entry, "label", box);
        return new Territory(
                number,
                name.isEmpty() ? entry.name("nameEn") : entry.name("nameEn", name),
                name.isEmpty() ? entry.name("nameFr") : entry.name("nameFr", name),
                entry.flag("mountain", false),
                entry.flag("goldSymbol", false),
                red,
                entry.flag("marsh", false),
                building(entry, "neutralBuilding"),
                entry.places("neighbors", size),
                entry.places("forbidden", size),
                label == null ? new double[0] : label,
                room(entry, box),
                polygon(entry, box));
    }

    static @Nullable Building building(Entry entry, String name) {
        String word = entry.word(name, Building.ALL.stream().map(Building::id).toList(), "");
        return Building.ALL.stream()
                .filter(b -> b.id().equals(word))
                .findFirst()
                .orElse(null);
    }

    private static double @Nullable [] within(Entry entry, String name, double[] box) {
        var pair = entry.pair(name);
        if (pair != null && outside(pair, box)) {
            entry.fault(name, "map.outside", (int) box[0], (int) box[1]);
            return null;
        }
        return pair;
    }

    private static boolean outside(double[] point, double[] box) {
        return !(point[0] >= 0 && point[1] >= 0 && point[0] <= box[0] && point[1] <= box[1]);
    }

    private static double[] room(Entry entry, double[] box) {
        var room = within(entry, "room", box);
        return room == null ? new double[0] : room;
    }

    private static double[][] polygon(Entry entry, double[] box) {
        var polygon = new ArrayList<double[]>();
        for (Object each : entry.neededList("polygon")) {
            var point = Entry.pair(each);
            if (point == null) {
                entry.fault("polygon", "file.pair", Entry.shortened(String.valueOf(each)));
                return new double[0][];
            }
            if (outside(point, box)) {
                entry.fault("polygon", "map.outside", (int) box[0], (int) box[1]);
                return new double[0][];
            }
            // Corners that fall together when they are rounded are one.
            if (polygon.isEmpty() || Outlines.corner(polygon.getLast()) != Outlines.corner(point)) {
                polygon.add(point);
            }
        }
        while (polygon.size() > 1 && Outlines.corner(polygon.getLast()) == Outlines.corner(polygon.getFirst())) {
            polygon.removeLast();
        }
        var ring = polygon.toArray(double[][]::new);
        return Outlines.area(ring) < 0 ? polygon.reversed().toArray(double[][]::new) : ring;
    }
}
