package tabard.arena;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.category.StatisticalBarRenderer;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.statistics.DefaultStatisticalCategoryDataset;
import org.jfree.svg.SVGGraphics2D;

/** The pictures of a balance page: bars side by side, one colour for each kind of bot. */
record Plots(JFreeChart chart, int width, int height) {
    private static final List<Color> COLOURS = List.of(new Color(0x9AA5B1), new Color(0xB5541C));

    /** Whiskers show the interval that holds the true share in 95 of 100 cases. */
    static Plots wins(List<Survey> surveys) {
        var data = new DefaultStatisticalCategoryDataset();
        for (var survey : surveys) {
            survey.results()
                    .wins()
                    .forEach((seat, wins) -> add(data, BalanceNumbers.share(survey, wins), survey.bots(), seat));
            add(data, survey.first(), survey.bots(), "whoever decided first");
        }
        var chart = bars("share of games won", data, PlotOrientation.VERTICAL, new StatisticalBarRenderer());
        percent(chart).setRange(0, 1);
        return new Plots(chart, 640, 360);
    }

    /** Of a co-operative game, by the number of players. */
    static Plots players(Map<Integer, List<Survey>> tables) {
        var data = new DefaultStatisticalCategoryDataset();
        tables.forEach((players, surveys) -> surveys.forEach(
                survey -> add(data, Fates.share(survey, Survey.WON), survey.bots(), players + " players")));
        var chart = bars("share of games won", data, PlotOrientation.VERTICAL, new StatisticalBarRenderer());
        percent(chart).setRange(0, 1);
        return new Plots(chart, 640, 320);
    }

    /** How the games of these surveys ended. */
    static Plots endings(List<Survey> surveys) {
        var data = new DefaultStatisticalCategoryDataset();
        var all = new TreeSet<String>();
        surveys.forEach(survey -> all.addAll(survey.endings().keySet()));
        for (String ending : all) {
            surveys.forEach(survey -> add(data, Fates.share(survey, ending), survey.bots(), ending));
        }
        var chart = bars("share of games that end so", data, PlotOrientation.VERTICAL, new StatisticalBarRenderer());
        percent(chart).setRange(0, 1);
        return new Plots(chart, 760, 320);
    }

    private static void add(DefaultStatisticalCategoryDataset data, Share share, String bots, String column) {
        data.add(share.value(), (share.high() - share.low()) / 2, bots, column);
    }

    /** Share of the games won by each bot of a tournament. */
    static Plots won(Standings standings) {
        var data = new DefaultStatisticalCategoryDataset();
        for (var line : standings.lines()) {
            data.add(line.share(), (line.high() - line.low()) / 2, "won", line.bot());
        }
        var chart = bars("share of games won", data, PlotOrientation.VERTICAL, new StatisticalBarRenderer());
        percent(chart).setRange(0, 1);
        return new Plots(chart, 640, 320);
    }

    static Plots ratings(Standings standings) {
        var data = new DefaultCategoryDataset();
        standings.lines().forEach(line -> data.addValue(line.rating(), "rating", line.bot()));
        return new Plots(
                bars("rating (Bradley–Terry, 400 = odds of ten)", data, PlotOrientation.VERTICAL, new BarRenderer()),
                640,
                320);
    }

    static Plots lengths(Standings standings) {
        var data = new DefaultCategoryDataset();
        standings.lengths().forEach((tens, games) -> data.addValue(games, "games", tens));
        return new Plots(
                bars("games by length, in decisions", data, PlotOrientation.VERTICAL, new BarRenderer()), 640, 320);
    }

    static Plots rounds(List<Survey> surveys) {
        var data = new DefaultCategoryDataset();
        var all = new TreeSet<Integer>();
        surveys.forEach(survey -> all.addAll(survey.rounds().keySet()));
        for (int round = all.first(); round <= all.last(); round++) {
            for (var survey : surveys) {
                data.addValue(
                        BalanceNumbers.share(survey, survey.rounds().getOrDefault(round, 0))
                                .value(),
                        survey.bots(),
                        (Integer) round);
            }
        }
        var chart =
                bars("share of games that lasted so many rounds", data, PlotOrientation.VERTICAL, new BarRenderer());
        percent(chart);
        return new Plots(chart, 640, 320);
    }

    /** How often each move that begins with the word was chosen where it was offered. */
    static Plots moves(List<Survey> surveys, String verb) {
        var data = new DefaultCategoryDataset();
        var lines = new TreeSet<String>();
        surveys.forEach(survey -> lines.addAll(survey.moves().keySet()));
        lines.removeIf(line -> !Survey.verb(line).equals(verb));
        for (String line : lines) {
            for (var survey : surveys) {
                data.addValue(
                        survey.moves()
                                .getOrDefault(line, MoveStats.NONE)
                                .taken()
                                .value(),
                        survey.bots(),
                        line);
            }
        }
        var chart = bars("chosen where offered", data, PlotOrientation.HORIZONTAL, new BarRenderer());
        percent(chart);
        return new Plots(chart, 640, 90 + 26 * lines.size());
    }

    private static JFreeChart bars(
            String title, CategoryDataset data, PlotOrientation orientation, BarRenderer renderer) {
        var chart = ChartFactory.createBarChart(title, null, null, data, orientation, true, false, false);
        chart.getTitle().setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 15));
        chart.setBackgroundPaint(Color.WHITE);
        var plot = (CategoryPlot) chart.getPlot();
        plot.setBackgroundPaint(Color.WHITE);
        plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
        plot.setOutlineVisible(false);
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setItemMargin(0.05);
        for (int i = 0; i < COLOURS.size(); i++) {
            renderer.setSeriesPaint(i, COLOURS.get(i));
        }
        if (renderer instanceof StatisticalBarRenderer whiskers) {
            whiskers.setErrorIndicatorPaint(Color.BLACK);
            whiskers.setErrorIndicatorStroke(new BasicStroke(1));
        }
        plot.setRenderer(renderer);
        return chart;
    }

    private static NumberAxis percent(JFreeChart chart) {
        var axis = (NumberAxis) ((CategoryPlot) chart.getPlot()).getRangeAxis();
        axis.setNumberFormatOverride(new DecimalFormat("0 %", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        return axis;
    }

    void write(Path file) throws IOException {
        var svg = drawn("plot");
        Files.writeString(file, svg.getSVGDocument() + "\n");
    }

    /** To stand in a page with others: the name keeps their parts apart. */
    String inline(String name) {
        return drawn(name).getSVGElement();
    }

    private SVGGraphics2D drawn(String name) {
        var svg = new SVGGraphics2D(width, height);
        svg.setDefsKeyPrefix(name); // otherwise a number from the clock, and the same numbers would give another file
        chart.draw(svg, new Rectangle2D.Double(0, 0, width, height));
        return svg;
    }
}
