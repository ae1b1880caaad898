package tabard.arena;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How co-operative games end for each number of players: saved, or lost in which way. */
record Fates(String game, Map<Integer, List<Survey>> tables) {
    String text() {
        return "\n## How it ends\n\n" + won() + picture("players", "Share of games won, by number of players") + lost()
                + picture("endings", "How games end");
    }

    private String won() {
        var out = new StringBuilder("| players |");
        var first = tables.values().iterator().next();
        first.forEach(survey -> out.append(" %1$s: won (95 %% interval) | %1$s: rounds |".formatted(survey.bots())));
        out.append("\n|---|").append("--:|".repeat(2 * first.size())).append('\n');
        tables.forEach((players, surveys) -> {
            out.append("| ").append(players).append(" |");
            surveys.forEach(survey -> out.append(" %s | %s |"
                    .formatted(
                            share(survey, Survey.WON),
                            BalanceNumbers.number(survey.results().meanRounds()))));
            out.append('\n');
        });
        return out.toString();
    }

    private String lost() {
        var out = new StringBuilder("\n| share of games that end so |");
        tables.forEach((players, surveys) ->
                surveys.forEach(survey -> out.append(" %s, %d |".formatted(survey.bots(), players))));
        int columns = tables.values().stream().mapToInt(List::size).sum();
        out.append("\n|---|").append("--:|".repeat(columns)).append('\n');
        for (String ending : endings()) {
            out.append("| ").append(ending).append(" |");
            tables.values()
                    .forEach(surveys -> surveys.forEach(survey -> out.append(String.format(
                            Locale.ROOT,
                            " %.1f %% (%d) |",
                            100 * share(survey, ending).value(),
                            count(survey, ending)))));
            out.append('\n');
        }
        return out.toString();
    }

    /** Of all tables, the good one first. */
    private List<String> endings() {
        var lost = tables.values().stream()
                .flatMap(List::stream)
                .flatMap(survey -> survey.endings().keySet().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        lost.remove(Survey.WON);
        return Stream.concat(Stream.of(Survey.WON), lost.stream()).toList();
    }

    private static int count(Survey survey, String ending) {
        return survey.endings().getOrDefault(ending, 0);
    }

    static Share share(Survey survey, String ending) {
        return BalanceNumbers.share(survey, count(survey, ending));
    }

    private String picture(String name, String title) {
        return "\n![%s](%s-%s.svg)\n".formatted(title, game, name);
    }
}
