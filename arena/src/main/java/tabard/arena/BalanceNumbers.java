package tabard.arena;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The numbers of a balance page as tables, one column for each survey. */
record BalanceNumbers(String game, List<Survey> surveys) {
    private static final int OFTEN = 100;

    String text(List<String> verbs) {
        var out = new StringBuilder();
        out.append("## How long it lasts\n\n").append(length()).append(picture("rounds", "Rounds a game"));
        out.append("\n## Who wins\n\n").append(wins()).append(picture("wins", "Share of games won"));
        out.append("\n## What is played\n\n").append(verbs());
        for (String verb : verbs) {
            out.append("\n### ").append(verb).append("\n\n").append(lines(verb));
            out.append(picture(verb, "How often “" + verb + "” was chosen where it was offered"));
        }
        return out.append(never()).toString();
    }

    private String length() {
        return head("")
                + row("games", s -> "%,d".formatted(s.results().games()))
                + row("broken off", s -> "" + s.results().errors().size())
                + row("decisions a game", s -> number(s.results().meanDecisions()))
                + row(
                        "fewest and most",
                        s -> s.results().fewestDecisions() + "–" + s.results().mostDecisions())
                + row("rounds a game", s -> number(s.results().meanRounds()))
                + row(
                        "steps a game, draws and reveals included",
                        s -> number((double) s.results().steps() / finished(s)));
    }

    private String wins() {
        var out = new StringBuilder(head("share of games won (95 % interval)"));
        for (String seat : surveys.getFirst().results().wins().keySet()) {
            out.append(row(
                    seat,
                    s -> share(s, s.results().wins().getOrDefault(seat, 0)).toString()));
        }
        return out.append(row("whoever decided first", s -> s.first().toString()))
                .append(row("nobody alone", s -> share(s, s.results().draws()).toString()))
                .append(row("decisions made by the winner", s -> s.byWinners().toString()))
                .append(row(
                        "points at the end",
                        s -> s.results().meanPoints().entrySet().stream()
                                .map(entry -> entry.getKey() + " " + number(entry.getValue()))
                                .collect(Collectors.joining(", "))))
                .toString();
    }

    private String verbs() {
        var words = new TreeSet<String>();
        surveys.forEach(s -> s.moves().keySet().forEach(line -> words.add(Survey.verb(line))));
        var out = new StringBuilder(head("times a game"));
        words.forEach(word -> out.append(row(
                "`" + word + "`", s -> number((double) s.all(word).chosen() / finished(s)))));
        return out.toString();
    }

    private String lines(String verb) {
        var out = new StringBuilder("| |");
        surveys.forEach(
                s -> out.append(" %1$s: a game | %1$s: when offered | %1$s: chooser won |".formatted(s.bots())));
        out.append("\n|---|").append("--:|".repeat(3 * surveys.size())).append('\n');
        for (String line : lines()) {
            if (Survey.verb(line).equals(verb)) {
                out.append(row("`" + line + "`", s -> cells(s, s.moves().getOrDefault(line, MoveStats.NONE))));
            }
        }
        return out.toString();
    }

    private static String cells(Survey survey, MoveStats stats) {
        return "%s | %s | %s"
                .formatted(
                        number((double) stats.chosen() / finished(survey)),
                        percent(stats.taken()),
                        percent(stats.won()));
    }

    private String never() {
        var out = new StringBuilder("\n### Offered at least %d times, but never chosen\n\n".formatted(OFTEN));
        for (var survey : surveys) {
            var lines = survey.moves().entrySet().stream()
                    .filter(entry ->
                            entry.getValue().chosen() == 0 && entry.getValue().offered() >= OFTEN)
                    .map(entry -> "`%s` (offered %,d times)"
                            .formatted(entry.getKey(), entry.getValue().offered()))
                    .collect(Collectors.joining(", "));
            out.append("- ")
                    .append(survey.bots())
                    .append(": ")
                    .append(lines.isEmpty() ? "none" : lines)
                    .append('\n');
        }
        return out.toString();
    }

    private TreeSet<String> lines() {
        var lines = new TreeSet<String>();
        surveys.forEach(s -> lines.addAll(s.moves().keySet()));
        return lines;
    }

    private String head(String title) {
        return "| " + title + " |" + each(Survey::bots) + "\n|---|" + "--:|".repeat(surveys.size()) + "\n";
    }

    private String row(String title, Function<Survey, String> cell) {
        return "| " + title + " |" + each(cell) + "\n";
    }

    private String each(Function<Survey, String> cell) {
        return surveys.stream().map(survey -> " " + cell.apply(survey) + " |").collect(Collectors.joining());
    }

    private String picture(String name, String title) {
        return "\n![%s](%s-%s.svg)\n".formatted(title, game, name);
    }

    static Share share(Survey survey, int part) {
        return new Share(part, finished(survey));
    }

    private static int finished(Survey survey) {
        return survey.results().games() - survey.results().errors().size();
    }

    static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%,.1f", value);
    }

    private static String percent(Share share) {
        return share.whole() == 0 ? "–" : String.format(Locale.ROOT, "%.0f %%", 100 * share.value());
    }
}
