package tabard.arena;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Work;
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

    public static <S, A extends Action> Survey of(Engine engine, Game<S, A> game, Plan plan, IntConsumer progress) {
        var sum = new Totals(plan.options().seats());
        var pages = new Pages(0, 0, new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        long start = System.nanoTime();
        var blocks = Simulation.Block.of(plan, 0, engine.hands()).stream()
                .map(block -> new Watched(plan, block))
                .toList();
        var counted = new AtomicInteger();
        for (var part : engine.all(
                game,
                blocks,
                part -> progress.accept(counted.addAndGet(part.totals().all())))) {
            sum.add(part.totals);
            pages = pages.plus(part.pages);
        }
        var results = Results.of(game, plan, sum, (System.nanoTime() - start) / 1e9);
        var first = new Share(pages.firstWins, pages.games);
        return new Survey(plan.bots().getFirst(), results, pages.rounds, pages.endings, first, pages.moves);
    }

    /** What was counted in some games. */
    private record Part(Totals totals, Pages pages) implements Serializable {}

    private record Watched(Plan plan, Simulation.Block block) implements Work<Part> {
        @Override
        public <S, A extends Action> Part done(Game<S, A> game) {
            var book = new Book<A>();
            var totals = Simulation.play(game, plan, block, (_, _) -> new Counter<>(game, book));
            return new Part(totals, book.pages());
        }
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

    /** What a book says, in words and numbers only. */
    private record Pages(
            int games,
            int firstWins,
            TreeMap<String, MoveStats> moves,
            TreeMap<Integer, Integer> rounds,
            TreeMap<String, Integer> endings)
            implements Serializable {
        Pages plus(Pages other) {
            other.moves.forEach((move, stats) -> moves.merge(move, stats, MoveStats::plus));
            other.rounds.forEach((round, times) -> rounds.merge(round, times, Integer::sum));
            other.endings.forEach((ending, times) -> endings.merge(ending, times, Integer::sum));
            return new Pages(games + other.games, firstWins + other.firstWins, moves, rounds, endings);
        }
    }

    /** The sums over some games. */
    private static final class Book<A extends Action> {
        private final Map<A, MoveStats> moves = new HashMap<>();
        private final TreeMap<Integer, Integer> rounds = new TreeMap<>();
        private final TreeMap<String, Integer> endings = new TreeMap<>();
        private int games;
        private int firstWins;

        void note(Map<A, MoveStats> seen, int round, String ending, boolean firstWon) {
            seen.forEach((move, stats) -> moves.merge(move, stats, MoveStats::plus));
            rounds.merge(round, 1, Integer::sum);
            endings.merge(ending, 1, Integer::sum);
            games++;
            firstWins += firstWon ? 1 : 0;
        }

        Pages pages() {
            var lines = new TreeMap<String, MoveStats>();
            moves.forEach((move, stats) -> lines.merge(move.text(), stats, MoveStats::plus));
            return new Pages(games, firstWins, lines, rounds, endings);
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
