package tabard.bots.loop;

import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import tabard.bots.Bots;
import tabard.table.Action;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Games;
import tabard.table.Options;

/** Some games of each number of seats between like bots, in a few lines: enough to see that a new game is played, and how it ends. */
public final class ShortSimulation<S, A extends Action> {
    private static final int GAMES = 100;
    private static final List<String> PLAYERS = List.of("random", "greedy");

    private final Game<S, A> game;
    private final PrintStream out;

    public ShortSimulation(Game<S, A> game, PrintStream out) {
        this.game = game;
        this.out = out;
    }

    /** Takes the name of a game on the class path. */
    public static void main(String[] args) {
        new ShortSimulation<>(Games.named(args[0]), System.out).run();
    }

    public void run() {
        for (int seats = game.info().fewest(); seats <= game.info().most(); seats++) {
            var options = game.info().options(seats, Map.of());
            PLAYERS.forEach(player -> run(options, player));
        }
    }

    private void run(Options options, String player) {
        LongFunction<Bot> maker = seed -> Bots.named(player, seed);
        var wins = new double[options.seats()];
        long steps = 0;
        long decisions = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            var one = new SimulatedGame<>(
                    game,
                    options,
                    Budget.tries(1),
                    false,
                    Collections.nCopies(options.seats(), maker),
                    seed,
                    Watcher.<S, A>nobody().game(seed, seed));
            var outcome = one.outcome();
            steps += one.steps();
            decisions += one.decisions();
            for (var seat : game.info().seated(options)) {
                wins[seat.ordinal()] += outcome.merit(seat);
            }
        }
        var line = new StringBuilder("%d seats, %s bots, %d games: %.0f steps and %.0f choices a game; won"
                .formatted(options.seats(), player, GAMES, steps / (double) GAMES, decisions / (double) GAMES));
        for (var seat : game.info().seated(options)) {
            line.append(" %s %.0f %%".formatted(seat.word(), 100 * wins[seat.ordinal()] / GAMES));
        }
        out.println(line);
    }
}
