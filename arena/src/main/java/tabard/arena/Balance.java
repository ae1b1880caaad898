package tabard.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/**
 * The balance page of a game: how long it lasts, who wins and what is played, among random and among greedy bots. The numbers stand
 * between two marks and are made anew each time; what people wrote around them stays.
 */
public final class Balance {
    private static final String BEGIN =
            "<!-- numbers: made by `%s`, which keeps all that stands outside these marks -->";
    private static final String END = "<!-- end of the numbers -->";

    private Balance() {}

    /** How many games of each kind of bot, and which moves are shown one by one: those that begin with one of these words. */
    public record Wish(Options options, int random, int greedy, long seed, int threads, List<String> verbs) {
        Plan plan(String bot, int games) {
            return new Plan(options, List.of(bot), games, seed, threads, false);
        }

        /** The line that makes the page again. */
        String command(String game) {
            String each = verbs.isEmpty() ? "" : " --each " + String.join(",", verbs);
            return "tabard balance %s --random %d --greedy %d --seed %d%s".formatted(game, random, greedy, seed, each);
        }
    }

    /** Plays the games and writes GAME.md with its plots into the folder; returns the page. */
    public static <S, A extends Action> Path write(Game<S, A> game, Wish wish, Path folder, IntConsumer progress)
            throws IOException {
        String id = game.info().id();
        var page = folder.resolve(id + ".md");
        var around = Around.read(page, "# Balance of " + id + "\n\n");
        var random = Survey.of(game, wish.plan("random", wish.random), progress);
        var greedy = Survey.of(game, wish.plan("greedy", wish.greedy), done -> progress.accept(wish.random + done));
        var surveys = List.of(random, greedy);
        Files.createDirectories(folder);
        Plots.wins(surveys).write(folder.resolve(id + "-wins.svg"));
        Plots.rounds(surveys).write(folder.resolve(id + "-rounds.svg"));
        for (String verb : wish.verbs) {
            Plots.habits(surveys, verb).write(folder.resolve(id + "-" + verb + ".svg"));
        }
        String numbers = new Numbers(id, surveys).text(wish.verbs);
        Files.writeString(
                page, around.before + BEGIN.formatted(wish.command(id)) + "\n\n" + numbers + "\n" + around.after);
        return page;
    }

    /** What people wrote before and after the numbers, the marks not included before and included after. */
    private record Around(String before, String after) {
        static Around read(Path page, String title) throws IOException {
            if (!Files.exists(page)) {
                return new Around(title, END + "\n");
            }
            String text = Files.readString(page);
            int from = text.indexOf(BEGIN.substring(0, BEGIN.indexOf('%')));
            int to = text.indexOf(END);
            if (from < 0 || to < from) {
                throw new Refusal(Said.of("balance.marks", page.toString(), END));
            }
            return new Around(text.substring(0, from), text.substring(to));
        }
    }
}
