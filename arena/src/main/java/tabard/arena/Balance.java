package tabard.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import tabard.arena.engine.Engine;
import tabard.table.Action;
import tabard.table.Game;
import tabard.table.Info;
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
    public record Wish(Options options, int random, int greedy, long seed, List<String> verbs) {
        Plan plan(String bot, int games) {
            return new Plan(options, List.of(bot), games, seed, 1, false);
        }

        private Wish with(Options others) {
            return new Wish(others, random, greedy, seed, verbs);
        }

        /** The line that makes the page again. */
        String command(Info info) {
            String each = verbs.isEmpty() ? "" : " --each " + String.join(",", verbs);
            return "tabard balance %s --seats %d%s --random %d --greedy %d --seed %d%s"
                    .formatted(info.id(), options.seats(), settings(info), random, greedy, seed, each);
        }

        /** Those that are not what one gets who says nothing about them. */
        private String settings(Info info) {
            var out = new StringBuilder();
            var usual = info.options(options.seats(), Map.of());
            for (var setting : info.settings()) {
                String value = options.get(setting.name());
                if (!value.equals(usual.get(setting.name()))) {
                    out.append(" --option ").append(setting.name()).append('=').append(value);
                }
            }
            return out.toString();
        }
    }

    /** Plays the games and writes GAME.md with its plots into the folder; returns the page. */
    public static <S, A extends Action> Path write(
            Engine engine, Game<S, A> game, Wish wish, Path folder, IntConsumer progress) throws IOException {
        String id = game.info().id();
        var page = folder.resolve(id + ".md");
        var around = Around.read(page, "# Balance of " + id + "\n\n");
        var done = new AtomicInteger();
        var surveys = surveys(engine, game, wish, done, progress);
        Files.createDirectories(folder);
        Plots.wins(surveys).write(folder.resolve(id + "-wins.svg"));
        Plots.rounds(surveys).write(folder.resolve(id + "-rounds.svg"));
        for (String verb : wish.verbs) {
            Plots.moves(surveys, verb).write(folder.resolve(id + "-" + verb + ".svg"));
        }
        String numbers = new BalanceNumbers(id, surveys).text(wish.verbs);
        if (game.cooperative(wish.options)) {
            var tables = tables(engine, game, wish, surveys, done, progress);
            Plots.players(tables).write(folder.resolve(id + "-players.svg"));
            Plots.endings(surveys).write(folder.resolve(id + "-endings.svg"));
            numbers += new Fates(id, tables).text();
        }
        WholeFile.write(
                page,
                around.before + BEGIN.formatted(wish.command(game.info())) + "\n\n" + numbers + "\n" + around.after);
        return page;
    }

    /** How many games that takes: a co-operative game is played with each number of players. */
    public static int games(Game<?, ?> game, Wish wish) {
        int tables = game.cooperative(wish.options)
                ? tables(game.info(), wish.options).size()
                : 1;
        return tables * (wish.random + wish.greedy);
    }

    private static <S, A extends Action> List<Survey> surveys(
            Engine engine, Game<S, A> game, Wish wish, AtomicInteger before, IntConsumer progress) {
        IntConsumer heard = done -> progress.accept(before.get() + done);
        var random = Survey.of(engine, game, wish.plan("random", wish.random), heard);
        before.addAndGet(wish.random);
        var greedy = Survey.of(engine, game, wish.plan("greedy", wish.greedy), heard);
        before.addAndGet(wish.greedy);
        return List.of(random, greedy);
    }

    /** By the number of players; one of them has been surveyed already. */
    private static <S, A extends Action> Map<Integer, List<Survey>> tables(
            Engine engine, Game<S, A> game, Wish wish, List<Survey> known, AtomicInteger before, IntConsumer progress) {
        var tables = new TreeMap<Integer, List<Survey>>();
        for (var options : tables(game.info(), wish.options)) {
            boolean same = options.seats() == wish.options.seats();
            tables.put(options.seats(), same ? known : surveys(engine, game, wish.with(options), before, progress));
        }
        return tables;
    }

    /** These settings with every number of players that they agree with. */
    private static List<Options> tables(Info info, Options wished) {
        var tables = new ArrayList<Options>();
        for (int players = info.fewest(); players <= info.most(); players++) {
            tables.add(new Options(players, wished.settings()));
        }
        tables.removeIf(options -> !info.agrees(options));
        return tables;
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
