package tabard.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Ask;
import tabard.table.Awaits;
import tabard.table.Game;
import tabard.table.Outcome;
import tabard.table.Seat;
import tabard.table.Step;

/**
 * How one kind of bot plays a game against itself.
 *
 * @param bots what the bot is called
 * @param rounds how many games lasted so many rounds
 * @param endings how many games ended so: won by somebody, or by the key of what is said of it
 * @param first how often the seat that had the first decision of the game won
 * @param moves what became of each move, by its line
 */
public record Survey(
        String bots,
        Results results,
        Map<Integer, Integer> rounds,
        Map<String, Integer> endings,
        Share first,
        Map<String, MoveStats> moves) {
    static final String WON = "won";

    public static <S, A extends Action> Survey of(Game<S, A> game, Plan plan, IntConsumer progress) {
        var book = new Book<A>();
        var results = Simulation.run(game, plan, (_, _) -> new Counter<>(game, book), progress);
        var moves = new TreeMap<String, MoveStats>();
        book.moves.forEach((move, stats) -> moves.put(move.text(), stats));
        var first = new Share(book.firstWins, book.games);
        return new Survey(plan.bots().getFirst(), results, book.rounds, book.endings, first, moves);
    }

    /** Of all moves that begin with this word. */
    MoveStats all(String verb) {
        return moves.entrySet().stream()
                .filter(entry -> verb(entry.getKey()).equals(verb))
                .map(Map.Entry::getValue)
                .reduce(MoveStats.NONE, MoveStats::plus);
    }

    /** How many of all decisions were made by one who won in the end: what a move's own share is to be compared with. */
    Share byWinners() {
        return moves.values().stream().reduce(MoveStats.NONE, MoveStats::plus).won();
    }

    static String verb(String line) {
        return line.split(" ", 2)[0];
    }

    /** The sums over all games. */
    private static final class Book<A> {
        private final Map<A, MoveStats> moves = new HashMap<>();
        private final Map<Integer, Integer> rounds = new TreeMap<>();
        private final Map<String, Integer> endings = new TreeMap<>();
        private int games;
        private int firstWins;

        synchronized void note(Map<A, MoveStats> seen, int round, String ending, boolean firstWon) {
            seen.forEach((move, stats) -> moves.merge(move, stats, MoveStats::plus));
            rounds.merge(round, 1, Integer::sum);
            endings.merge(ending, 1, Integer::sum);
            games++;
            firstWins += firstWon ? 1 : 0;
        }
    }

    /** Counts what is offered and chosen in one game, and adds it to the sums when it is known who won. */
    private static final class Counter<S, A extends Action> implements Watcher<S, A> {
        private final Game<S, A> game;
        private final Book<A> book;
        private final Map<A, MoveStats> seen = new HashMap<>();
        private final Map<Seat, Map<A, Integer>> chosen = new HashMap<>();
        private @Nullable Seat first;

        Counter(Game<S, A> game, Book<A> book) {
            this.game = game;
            this.book = book;
        }

        @Override
        public void step(S before, Awaits<A> awaits, Step<A> step) {
            if (step instanceof Step.Chosen<A>(var by, var move)) {
                for (var ask : awaits.asks()) {
                    if (ask.seat().equals(by) && ask.options().size() > 1) {
                        decided(ask, move);
                    }
                }
            }
        }

        private void decided(Ask<A> ask, A move) {
            if (first == null) {
                first = ask.seat();
            }
            for (var option : ask.options()) {
                seen.merge(option, MoveStats.OFFERED, MoveStats::plus);
            }
            chosen.computeIfAbsent(ask.seat(), _ -> new HashMap<>()).merge(move, 1, Integer::sum);
        }

        @Override
        public void over(S end, Outcome outcome) {
            chosen.forEach((seat, moves) -> moves.forEach((move, times) -> seen.merge(
                    move, new MoveStats(0, times, outcome.winners().contains(seat) ? times : 0), MoveStats::plus)));
            book.note(
                    seen,
                    game.round(end),
                    ending(outcome),
                    first != null && outcome.winners().contains(first));
        }

        private static String ending(Outcome outcome) {
            String key = outcome.how().key();
            return outcome.winners().isEmpty() ? key.substring(key.indexOf('.') + 1) : WON;
        }
    }
}
