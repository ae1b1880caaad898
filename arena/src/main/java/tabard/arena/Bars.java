package tabard.arena;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Bars side by side as a picture in SVG: a group for each column, a colour for each row. The same numbers give the same text. */
final class Bars {
    private static final List<String> COLOURS = List.of("#9aa5b1", "#b5541c", "#3f6f73", "#7a5a94", "#5b7f3a");
    private static final double LETTER = 6.4; // so wide is one of them, more or less
    private static final int TOP = 40;
    private static final int RIGHT = 16;
    private static final int LEGEND = 34;
    private static final int LINE = 16;

    private final String title;
    private final boolean lying;
    private final boolean percent;
    private final boolean whole;
    private final Set<String> rows = new LinkedHashSet<>();
    private final Map<String, Map<String, Bar>> columns = new LinkedHashMap<>();

    /** Whisker: how far on either side the true value may lie; 0 where that is not known. */
    private record Bar(double value, double whisker) {}

    private Bars(String title, boolean lying, boolean percent, boolean whole) {
        this.title = title;
        this.lying = lying;
        this.percent = percent;
        this.whole = whole;
    }

    static Bars numbers(String title) {
        return new Bars(title, false, false, false);
    }

    /** As far as they reach. */
    static Bars shares(String title) {
        return new Bars(title, false, true, false);
    }

    /** From nothing to everything. */
    static Bars wholeShares(String title) {
        return new Bars(title, false, true, true);
    }

    /** From left to right, where columns have long names. */
    static Bars lyingShares(String title) {
        return new Bars(title, true, true, false);
    }

    static Bars lyingNumbers(String title) {
        return new Bars(title, true, false, false);
    }

    Bars add(String row, String column, double value, double whisker) {
        rows.add(row);
        columns.computeIfAbsent(column, _ -> new LinkedHashMap<>()).put(row, new Bar(value, whisker));
        return this;
    }

    /** The axis of values: from where, to where, and how far from line to line. */
    private record Scale(double from, double to, double step) {}

    private Scale scale() {
        double from = 0;
        double to = 0;
        for (var column : columns.values()) {
            for (var bar : column.values()) {
                from = Math.min(from, bar.value - bar.whisker);
                to = Math.max(to, bar.value + bar.whisker);
            }
        }
        if (whole) {
            from = 0;
            to = 1;
        }
        double rough = Math.max(to - from, 1e-9) / 5;
        double ten = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = 10 * ten;
        for (double nice : List.of(5 * ten, 2 * ten, ten)) {
            step = nice >= rough ? nice : step;
        }
        return new Scale(Math.floor(from / step) * step, Math.ceil(to / step - 1e-9) * step, step);
    }

    String svg(int width, int height) {
        var out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                        + " font-family=\"sans-serif\" font-size=\"11\" fill=\"#222\">",
                width,
                height,
                width,
                height));
        out.append(String.format(
                Locale.ROOT, "<title>%s</title><rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>", plain(title)));
        out.append(label(width / 2.0, 24, "middle", title, " font-size=\"15\""));
        int longest = columns.keySet().stream().mapToInt(String::length).max().orElse(0);
        if (lying) {
            double left = Math.min(width / 2.0, longest * LETTER + 14);
            new Field(out, scale(), left, TOP, width - RIGHT - left, height - TOP - LEGEND - LINE).lie();
        } else {
            double each = (width - 56.0 - RIGHT) / Math.max(1, columns.size());
            boolean slanted = longest > 5 && longest * LETTER > each - 4;
            double foot = slanted ? Math.min(110, longest * LETTER * 0.6 + LINE) : LINE;
            new Field(out, scale(), 56, TOP, width - RIGHT - 56, height - TOP - LEGEND - foot).stand(slanted);
        }
        legend(out, width, height);
        return out.append("</svg>").toString();
    }

    private void legend(StringBuilder out, int width, int height) {
        double all =
                rows.stream().mapToDouble(row -> row.length() * LETTER + 32).sum();
        double x = Math.max(8, (width - all) / 2);
        int colour = 0;
        for (String row : rows) {
            out.append(rect(x, height - 20, 10, 10, colour++));
            out.append(label(x + 15, height - 11, "start", row, ""));
            x += row.length() * LETTER + 32;
        }
    }

    /** Where the bars stand. */
    private final class Field {
        private final StringBuilder out;
        private final Scale scale;
        private final double left;
        private final double top;
        private final double width;
        private final double height;

        Field(StringBuilder out, Scale scale, double left, double top, double width, double height) {
            this.out = out;
            this.scale = scale;
            this.left = left;
            this.top = top;
            this.width = width;
            this.height = height;
        }

        /** How far along the axis, from 0 to 1. */
        private double along(double value) {
            return Math.clamp((value - scale.from) / (scale.to - scale.from), 0, 1);
        }

        private double y(double value) {
            return top + height * (1 - along(value));
        }

        private double x(double value) {
            return left + width * along(value);
        }

        void stand(boolean slanted) {
            for (double at = scale.from; at <= scale.to + scale.step / 2; at += scale.step) {
                out.append(line(left, y(at), left + width, y(at), "#ccc"));
                out.append(label(left - 6, y(at) + 4, "end", said(at), ""));
            }
            double group = width / Math.max(1, columns.size());
            int every = slanted ? 1 : (int) Math.ceil(40 * columns.size() / width);
            double thick = group * 0.8 / Math.max(1, rows.size());
            int number = 0;
            for (var column : columns.entrySet()) {
                double middle = left + group * (number + 0.5);
                int colour = 0;
                for (String row : rows) {
                    double from = middle - group * 0.4 + thick * colour;
                    var bar = column.getValue().get(row);
                    if (bar != null) {
                        double end = y(bar.value);
                        double zero = y(0);
                        out.append(rect(
                                from + thick * 0.03, Math.min(end, zero), thick * 0.94, Math.abs(end - zero), colour));
                        if (bar.whisker > 0) {
                            double centre = from + thick / 2;
                            double high = y(bar.value + bar.whisker);
                            double low = y(bar.value - bar.whisker);
                            out.append(line(centre, high, centre, low, "#000"));
                            out.append(line(centre - 3, high, centre + 3, high, "#000"));
                            out.append(line(centre - 3, low, centre + 3, low, "#000"));
                        }
                    }
                    colour++;
                }
                if (slanted) {
                    String turned = String.format(
                            Locale.ROOT, " transform=\"rotate(-35 %.1f %.1f)\"", middle + 4, top + height + 14);
                    out.append(label(middle + 4, top + height + 14, "end", column.getKey(), turned));
                } else if (number % every == 0) {
                    out.append(label(middle, top + height + 14, "middle", column.getKey(), ""));
                }
                number++;
            }
        }

        void lie() {
            for (double at = scale.from; at <= scale.to + scale.step / 2; at += scale.step) {
                out.append(line(x(at), top, x(at), top + height, "#ccc"));
                out.append(label(x(at), top + height + 14, "middle", said(at), ""));
            }
            double group = height / Math.max(1, columns.size());
            double thick = group * 0.8 / Math.max(1, rows.size());
            int number = 0;
            for (var column : columns.entrySet()) {
                double begin = top + group * (number++ + 0.1);
                int colour = 0;
                for (String row : rows) {
                    var bar = column.getValue().get(row);
                    if (bar != null) {
                        double zero = x(0);
                        out.append(rect(
                                Math.min(zero, x(bar.value)),
                                begin + thick * (colour + 0.03),
                                Math.abs(x(bar.value) - zero),
                                thick * 0.94,
                                colour));
                    }
                    colour++;
                }
                out.append(label(left - 6, begin + group * 0.4 + 4, "end", column.getKey(), ""));
            }
        }

        private String said(double value) {
            double shown = percent ? value * 100 : value;
            boolean round = Math.abs(scale.step * (percent ? 100 : 1)) >= 1;
            return (round
                            ? String.format(Locale.ROOT, "%.0f", shown + 0.0)
                            : String.format(Locale.ROOT, "%.1f", shown + 0.0))
                    + (percent ? " %" : "");
        }
    }

    private static String rect(double x, double y, double width, double height, int colour) {
        return String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
                x,
                y,
                width,
                height,
                COLOURS.get(colour % COLOURS.size()));
    }

    private static String line(double x, double y, double toX, double toY, String colour) {
        return String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>",
                x,
                y,
                toX,
                toY,
                colour);
    }

    private static String label(double x, double y, String anchor, String words, String more) {
        return String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>%s</text>",
                x,
                y,
                anchor,
                more,
                plain(words));
    }

    private static String plain(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
