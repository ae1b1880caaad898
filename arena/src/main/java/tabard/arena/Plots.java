package tabard.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tabard.arena.data.DataFiles;

/** The pictures of a balance page: bars side by side, one colour for each kind of bot. */
record Plots(Bars bars, int width, int height) {
    /** Whiskers show the interval that holds the true share in 95 of 100 cases. */
    static Plots wins(List<Survey> surveys) {
        var bars = Bars.wholeShares("share of games won");
        for (var survey : surveys) {
            survey.results()
                    .wins()
                    .forEach((seat, wins) -> add(bars, BalanceNumbers.share(survey, wins), survey.bots(), seat));
            add(bars, survey.first(), survey.bots(), "whoever decided first");
        }
        return new Plots(bars, 640, 360);
    }

    /** Of a co-operative game, by the number of players. */
    static Plots players(Map<Integer, List<Survey>> tables) {
        var bars = Bars.wholeShares("share of games won");
        tables.forEach((players, surveys) -> surveys.forEach(
                survey -> add(bars, Fates.share(survey, Survey.WON), survey.bots(), players + " players")));
        return new Plots(bars, 640, 320);
    }

    /** How the games of these surveys ended. */
    static Plots endings(List<Survey> surveys) {
        var bars = Bars.wholeShares("share of games that end so");
        var all = new TreeSet<String>();
        surveys.forEach(survey -> all.addAll(survey.endings().keySet()));
        for (String ending : all) {
            surveys.forEach(survey -> add(bars, Fates.share(survey, ending), survey.bots(), ending));
        }
        return new Plots(bars, 760, 320);
    }

    private static void add(Bars bars, Share share, String bots, String column) {
        bars.add(bots, column, share.value(), (share.high() - share.low()) / 2);
    }

    /** Share of the games won by each bot of a tournament. */
    static Plots won(Standings standings) {
        var bars = Bars.wholeShares("share of games won");
        for (var line : standings.lines()) {
            bars.add("won", line.bot(), line.share(), (line.high() - line.low()) / 2);
        }
        return new Plots(bars, 640, 320);
    }

    /** Names in the first column, numbers in the second. */
    static Plots answer(DataFiles.Answer answer) {
        String what = answer.columns().get(1);
        var bars = Bars.lyingNumbers(what);
        for (var row : answer.rows()) {
            if (row.get(1) instanceof Number number) {
                bars.add(what, String.valueOf(row.getFirst()), number.doubleValue(), 0);
            }
        }
        return new Plots(bars, 640, 90 + 26 * answer.rows().size());
    }

    static Plots ratings(Standings standings) {
        var bars = Bars.numbers("rating (Bradley–Terry, 400 = odds of ten)");
        standings.lines().forEach(line -> bars.add("rating", line.bot(), line.rating(), 0));
        return new Plots(bars, 640, 320);
    }

    static Plots lengths(Standings standings) {
        var bars = Bars.numbers("games by length, in decisions");
        standings.lengths().forEach((tens, games) -> bars.add("games", String.valueOf(tens), games, 0));
        return new Plots(bars, 640, 320);
    }

    static Plots rounds(List<Survey> surveys) {
        var bars = Bars.shares("share of games that lasted so many rounds");
        var all = new TreeSet<Integer>();
        surveys.forEach(survey -> all.addAll(survey.rounds().keySet()));
        for (int round = all.first(); round <= all.last(); round++) {
            for (var survey : surveys) {
                var share = BalanceNumbers.share(survey, survey.rounds().getOrDefault(round, 0));
                bars.add(survey.bots(), String.valueOf(round), share.value(), 0);
            }
        }
        return new Plots(bars, 640, 320);
    }

    /** How often each move that begins with the word was chosen where it was offered. */
    static Plots moves(List<Survey> surveys, String verb) {
        var bars = Bars.lyingShares("chosen where offered");
        var lines = new TreeSet<String>();
        surveys.forEach(survey -> lines.addAll(survey.moves().keySet()));
        lines.removeIf(line -> !Survey.verb(line).equals(verb));
        for (String line : lines) {
            for (var survey : surveys) {
                var taken = survey.moves().getOrDefault(line, MoveStats.NONE).taken();
                bars.add(survey.bots(), line, taken.value(), 0);
            }
        }
        return new Plots(bars, 640, 90 + 26 * lines.size());
    }

    void write(Path file) throws IOException {
        WholeFile.write(file, inline() + "\n");
    }

    /** To stand in a page with others. */
    String inline() {
        return bars.svg(width, height);
    }
}
