package tabard.laws.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabard.laws.Laws;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.GameRecord;
import tabard.table.Games;
import tabard.table.Match;
import tabard.table.Options;
import tabard.table.Step;
import tabard.table.Viewer;

/**
 * Plays the recorded games of a game's tests anew, for when a new version of the rules cannot replay the old ones: every number of
 * seats, and every value of every setting. The same seed gives the same record.
 */
public final class MakeRecords<S, A extends Action> {
    private static final int FEWEST = 24;

    /** One choice in so many is the one a clock takes: nobody shuffles cards about for ever. */
    private static final int PATIENCE = 8;

    private static final Budget THOUGHT = Budget.tries(600);

    private final Game<S, A> game;
    private final Optional<Class<? extends Bot>> bot;

    /** Games are played by chance, and where there is a bot (its maker takes a seed) it plays every second one. */
    public MakeRecords(Game<S, A> game, Optional<Class<? extends Bot>> bot) {
        this.game = game;
        this.bot = bot;
    }

    /** Run from the game's folder with its tests at hand: GAME src/test/records, and if wanted the class of a bot. */
    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Optional<Class<? extends Bot>> bot =
                args.length > 2 ? Optional.of(Class.forName(args[2]).asSubclass(Bot.class)) : Optional.empty();
        new MakeRecords<>(Games.named(args[0]), bot).into(Path.of(args[1]));
    }

    public void into(Path folder) throws IOException {
        Files.createDirectories(folder);
        var tables = Laws.everyWay(game).stream()
                .collect(Collectors.groupingBy(Options::seats, TreeMap::new, Collectors.toList()));
        int next = 0;
        for (var table : tables.entrySet()) {
            var ways = table.getValue();
            int games = Math.ceilDiv(Math.max(FEWEST, ways.size()), tables.size());
            for (int i = 1; i <= games; i++) {
                var way = ways.get(next++ % ways.size());
                Files.writeString(
                        folder.resolve("%d-players-%02d.record".formatted(table.getKey(), i)), record(way, next));
            }
        }
    }

    public String record(Options options, int seed) {
        return written(played(options, seed), seed);
    }

    public Match<S, A> played(Options options, int seed) {
        var match = new Match<>(game, game.setup(options));
        var dice = new SplittableRandom(seed);
        var thinker = thinker(seed);
        match.draw(dice);
        while (!(match.awaits() instanceof Awaits.Over<A>)) {
            var asks =
                    thinker.isPresent() ? match.awaits().due() : match.awaits().asks();
            var ask = asks.get(dice.nextInt(asks.size()));
            A chosen = thinker.map(thinking ->
                            thinking.choose(game, game.see(match.now(), Viewer.of(ask.seat())), ask, THOUGHT))
                    .orElseGet(() -> any(ask, dice));
            match.take(new Step.Chosen<>(ask.seat(), chosen));
            match.draw(dice);
        }
        return match;
    }

    public String written(Match<S, A> match, int seed) {
        var players = new LinkedHashMap<String, String>();
        String name = thinker(seed).map(thinking -> "bot ").orElse("chance ") + seed;
        game.seated(match.now()).forEach(seat -> players.put(seat.word(), name));
        return GameRecord.write(match, players);
    }

    private Optional<Bot> thinker(int seed) {
        return bot.filter(_ -> seed % 2 == 0).map(type -> {
            try {
                return type.getConstructor(long.class).newInstance(seed);
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException("no bot made with a seed: " + type, e);
            }
        });
    }

    private static <A extends Action> A any(Ask<A> ask, SplittableRandom dice) {
        boolean usual = dice.nextInt(PATIENCE) == 0;
        return ask.options().get(usual ? 0 : dice.nextInt(ask.options().size()));
    }
}
