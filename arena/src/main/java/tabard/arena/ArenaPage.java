package tabard.arena;

import java.util.Locale;

/** A tournament as a page that needs nothing else: tables, and plots drawn into it. */
public record ArenaPage(Standings standings) {
    private static final String STYLE = """
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
            table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .8rem; border-bottom: 1px solid #ddd; text-align: right }
            th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto; margin: 1rem 0 }
            """;

    public String html() {
        var out = new StringBuilder();
        out.append("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Arena: ")
                .append(standings.game())
                .append("</title><style>")
                .append(STYLE)
                .append("</style><h1>Arena: ")
                .append(standings.game())
                .append("</h1><p>")
                .append(
                        "%,d games, %d seats, %s, seed %d; bots that search have up to %s for a decision; %s decisions a game. Intervals hold the true share in 95 of 100 such samples (Wilson)."
                                .formatted(
                                        standings.games(),
                                        standings.seats(),
                                        standings.options().isEmpty() ? "standard" : standings.options(),
                                        standings.seed(),
                                        standings.thinking(),
                                        one(standings.meanDecisions())))
                .append("</p>")
                .append(table());
        if (!standings.pairs().isEmpty()) {
            out.append("<h2>One against others</h2>").append(pairs());
        }
        out.append(Plots.won(standings).inline());
        if (!standings.pairs().isEmpty()) {
            out.append(Plots.ratings(standings).inline());
        }
        return out.append(Plots.lengths(standings).inline()).append("</html>\n").toString();
    }

    private String table() {
        var out = new StringBuilder("<table><tr><th>bot<th>games<th>won<th>95 % interval<th>rating");
        for (var line : standings.lines()) {
            out.append("<tr><td>%s<td>%,d<td>%s<td>%s–%s<td>%.0f"
                    .formatted(
                            line.bot(),
                            line.played(),
                            percent(line.share()),
                            percent(line.low()),
                            percent(line.high()),
                            line.rating()));
        }
        return out.append("</table>").toString();
    }

    private String pairs() {
        var out = new StringBuilder("<table><tr><th>alone<th>against<th>games<th>won<th>95 % interval<th>fair share");
        for (var pair : standings.pairs()) {
            out.append("<tr><td>%s<td>%s<td>%,d<td>%s<td>%s–%s<td>%s"
                    .formatted(
                            pair.bot(),
                            pair.against(),
                            pair.games(),
                            percent(pair.won()),
                            percent(pair.low()),
                            percent(pair.high()),
                            percent(pair.fair())));
        }
        return out.append("</table>").toString();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String one(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
