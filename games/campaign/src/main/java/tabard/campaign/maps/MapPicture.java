package tabard.campaign.maps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabard.campaign.content.*;
import tabard.table.scene.Outline;
import tabard.table.scene.Said;
import tabard.table.text.Words;

/** A map as a picture, with what everybody begins with and, where the file has any, its faults: on the map, and in words below it. */
final class MapPicture {
    private static final String INK = "#2A2018";
    private static final String PAPER = "#FAF4E6";
    private static final String SEA = "#C9D3C6";
    private static final String SEA_LINE = "#6F8C86";
    private static final String LAND = "#F1E5C8";
    private static final String RUBRIC = "#8F2A1C";

    /** The colour of a seat's counters, that of figures on them, and how strongly its land is washed in it. */
    private record Tincture(String fill, String on, double wash) {}

    private static final List<Tincture> SEATS = List.of(
            new Tincture("#2B5A8A", PAPER, 0.22),
            new Tincture("#A75711", PAPER, 0.22),
            new Tincture("#3C6839", PAPER, 0.22),
            new Tincture("#A02C20", PAPER, 0.22),
            new Tincture("#674080", PAPER, 0.22),
            new Tincture("#F8F4EA", INK, 0.75));

    private static final String PLAIN = "none";
    private static final double LINE = 22;
    private static final int SIGNS_IN_A_LINE = 110;

    private final MapFile file;
    private final Words words;
    private final Map<Integer, Integer> owners = new HashMap<>();
    private final Map<Integer, Start> starts = new HashMap<>();

    private MapPicture(MapFile file, Words words) {
        this.file = file;
        this.words = words;
        for (int seat = 0; seat < file.musters().size(); seat++) {
            for (var start : file.musters().get(seat).starts()) {
                owners.putIfAbsent(start.place().ordinal(), seat);
                starts.putIfAbsent(start.place().ordinal(), start);
            }
        }
    }

    static String svg(MapFile file, Words words) {
        return new MapPicture(file, words).svg();
    }

    private String svg() {
        var lines = new ArrayList<String>();
        for (var fault : file.faults()) {
            String said = words.say(fault.refusal().why());
            lines.addAll(folded(fault.clause().isEmpty() ? said : said + " (" + fault.clause() + ")"));
        }
        double below = lines.isEmpty() ? 0 : (lines.size() + 1) * LINE;
        var svg = new Svg(file.width(), file.height() + below);
        svg.text("title", words.say(Said.named(file.nameEn(), file.nameFr())));
        svg.add("rect", "width", file.width(), "height", file.height() + below, "fill", PAPER);
        svg.add("rect", "width", file.width(), "height", file.height(), "fill", SEA);
        var land =
                file.territories().stream().filter(t -> t.polygon().length > 2).toList();
        water(svg);
        land.forEach(territory -> area(svg, territory));
        borders(svg);
        wrong(svg, land);
        land.stream().filter(t -> t.label().length == 2).forEach(territory -> label(svg, territory));
        for (int i = 0; i < lines.size(); i++) {
            svg.text(
                    "text",
                    lines.get(i),
                    "x",
                    16,
                    "y",
                    file.height() + (i + 1) * LINE,
                    "font-family",
                    "sans-serif",
                    "font-size",
                    15,
                    "fill",
                    RUBRIC);
        }
        return svg.toString();
    }

    private static List<String> folded(String sentence) {
        var lines = new ArrayList<String>();
        String rest = sentence;
        while (rest.length() > SIGNS_IN_A_LINE) {
            int blank = rest.lastIndexOf(' ', SIGNS_IN_A_LINE);
            int end = blank > 0 ? blank : SIGNS_IN_A_LINE;
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).strip();
        }
        lines.add(rest);
        return lines;
    }

    private void water(Svg svg) {
        for (var coast : file.coasts()) {
            for (int wide : new int[] {44, 28, 14}) {
                stroke(svg, Outline.path(coast), SEA_LINE, wide, 0.14);
            }
        }
    }

    private void area(Svg svg, Territory territory) {
        String path = Outline.path(territory.polygon());
        svg.add("path", "d", path, "fill", LAND, "stroke", INK, "stroke-width", 1.2, "stroke-linejoin", "round");
        var owner = owners.get(territory.ordinal());
        if (owner != null) {
            var tincture = SEATS.get(owner);
            svg.add("path", "d", path, "fill", tincture.fill, "fill-opacity", tincture.wash);
        }
    }

    private void borders(Svg svg) {
        for (var border : file.borders()) {
            if (border.closed()) {
                border.arcs().forEach(arc -> ridge(svg, arc));
            }
        }
        file.coasts().forEach(coast -> stroke(svg, Outline.path(coast), INK, 3.4, 1));
    }

    /** A closed border: a thick line with a peak every so often. */
    private static void ridge(Svg svg, double[][] arc) {
        var open = Outline.path(arc);
        stroke(svg, open.substring(0, open.length() - 1), INK, 5, 1);
        double walked = 6;
        for (int i = 1; i < arc.length; i++) {
            double dx = arc[i][0] - arc[i - 1][0];
            double dy = arc[i][1] - arc[i - 1][1];
            double length = Math.hypot(dx, dy);
            for (; walked < length; walked += 12.5) {
                double x = arc[i - 1][0] + dx * walked / length;
                double y = arc[i - 1][1] + dy * walked / length;
                svg.add(
                        "path",
                        "d",
                        "M" + Svg.number(x - 6) + " " + Svg.number(y + 3) + "l6-11 6 11z",
                        "fill",
                        "#8B7B66",
                        "stroke",
                        INK);
            }
            walked -= length;
        }
    }

    private void wrong(Svg svg, List<Territory> land) {
        long wrong = file.faults().stream().mapToLong(Fault::places).reduce(0, (a, b) -> a | b);
        for (var territory : land) {
            if ((wrong & territory.bit()) != 0) {
                String path = Outline.path(territory.polygon());
                svg.add(
                        "path",
                        "d",
                        path,
                        "class",
                        "fault",
                        "fill",
                        RUBRIC,
                        "fill-opacity",
                        0.18,
                        "stroke",
                        RUBRIC,
                        "stroke-width",
                        4,
                        "stroke-dasharray",
                        "9 5");
            }
        }
    }

    private static void stroke(Svg svg, String path, String colour, double wide, double opacity) {
        svg.add(
                "path",
                "d",
                path,
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                wide,
                "stroke-opacity",
                opacity,
                "stroke-linejoin",
                "round");
    }

    private void label(Svg svg, Territory territory) {
        double x = territory.label()[0];
        double y = territory.label()[1];
        double wide = territory.room().length == 2 ? territory.room()[0] : 30;
        double high = territory.room().length == 2 ? territory.room()[1] : 20;
        if (territory.mountain()) {
            Signs.PEAK.draw(svg, x - wide * 0.6, y - high * 0.5, 20, "#6B5840");
            Signs.PEAK.draw(svg, x + wide * 0.6, y - high * 0.5, 20, "#6B5840");
        }
        if (territory.marsh()) {
            Signs.REEDS.draw(svg, x - wide * 0.62, y + high * 0.5, 18, "#4C6B4A");
            Signs.REEDS.draw(svg, x + wide * 0.62, y + high * 0.5, 18, "#4C6B4A");
        }
        var start = starts.get(territory.ordinal());
        var building = start != null && start.building() != null ? start.building() : territory.neutral();
        boolean sign = building != null || territory.gold();
        double left = sign ? x - 11 : x;
        String number = Integer.toString(territory.number());
        write(svg, number, left, y - 9, 16, territory.red() ? RUBRIC : INK, territory.red() ? "underline" : PLAIN);
        if (building != null) {
            Signs.of(building).draw(svg, x + 12, y - 15, 19, INK);
        } else if (territory.gold()) {
            Signs.INGOTS.draw(svg, x + 12, y - 15, 16, "#8A6412");
        }
        String name = words.say(territory.said());
        double size = Math.clamp(2.3 * wide / (0.55 * Math.max(1, name.length())), 8.0, 12.5);
        write(svg, name, x, y + 6, size, INK, PLAIN);
        if (start != null) {
            piece(svg, start, x, y + 12);
        }
    }

    private void piece(Svg svg, Start start, double x, double y) {
        var tincture = SEATS.get(owners.getOrDefault(start.place().ordinal(), 0));
        if (start.faction()) {
            String pennon = "M" + Svg.number(x - 6) + " " + Svg.number(y) + "v16h2v-8l12-4-12-4z";
            svg.add("path", "d", pennon, "fill", tincture.fill, "stroke", INK, "stroke-width", 0.8);
            return;
        }
        svg.add("rect", "x", x - 24, "y", y, "width", 48, "height", 18, "rx", 3, "fill", tincture.fill, "stroke", INK);
        write(svg, Integer.toString(start.pa()), x, y + 14, 13, tincture.on, PLAIN);
    }

    private static void write(Svg svg, String text, double x, double y, double size, String colour, String line) {
        svg.text(
                "text",
                text,
                "x",
                x,
                "y",
                y,
                "text-anchor",
                "middle",
                "font-family",
                "serif",
                "font-size",
                size,
                "fill",
                colour,
                "text-decoration",
                line);
    }
}
