package tabard.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import tabard.bots.Bots;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Refusal;
import tabard.table.scene.Said;

/** Bots against bots, everybody against everybody, with the same seeds for every line-up: so seats and luck are the same for all. */
public final class Tournament<S, A extends Action> {
    private final Game<S, A> game;
    private final Terms terms;
    private final List<Bout> bouts;

    /**
     * What is agreed: the set-up, who takes part, which of them sit alone among others (all, if nobody is named), about how many games
     * each pair plays, the seed, and how long a bot may think.
     */
    public record Terms(
            Options options, List<String> bots, List<String> loners, int games, long seed, Budget thinking) {
        public Terms {
            if (bots.stream().distinct().count() < bots.size()) {
                throw new Refusal(Said.of("bot.twice"));
            }
            for (String word : bots) {
                Bots.named(word, seed); // refuses a word that names no bot
            }
            for (String word : loners) {
                if (!bots.contains(word)) {
                    throw new Refusal(Said.of("arena.stranger", word, String.join(", ", bots)));
                }
            }
            bots = List.copyOf(bots);
            loners = loners.isEmpty() ? bots : List.copyOf(loners);
        }
    }

    public Tournament(Game<S, A> game, Terms terms) {
        this.game = game;
        this.terms = terms;
        this.bouts = bouts(game, terms);
    }

    private static List<Bout> bouts(Game<?, ?> game, Terms terms) {
        int seats = terms.options.seats();
        boolean cooperative = game.cooperative(terms.options);
        var lineUps = Bout.lineUps(terms.bots, terms.loners, seats, cooperative);
        boolean bothWays = seats > 2 && terms.loners.size() > 1;
        int each = cooperative || seats == 1 ? 1 : bothWays ? 2 * seats : seats; // line-ups of one pair
        int rounds = Math.ceilDiv(terms.games, each);
        var plan = new Plan(terms.options, List.of(terms.bots.getFirst()), rounds, terms.seed, 1, false);
        var bouts = new ArrayList<Bout>();
        for (int round = 0; round < rounds; round++) {
            for (var line : lineUps) {
                bouts.add(new Bout(line, plan.seed(round)));
            }
        }
        return bouts;
    }

    public int size() {
        return bouts.size();
    }

    /** Plays what the journal does not have yet, on so many threads, and writes each game into it as it ends. */
    public Standings play(Journal journal, int threads, IntConsumer progress) {
        Map<Integer, Journal.Entry> done =
                new TreeMap<>(journal.open(game.info().rules(), terms, bouts.size()));
        progress.accept(done.size());
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var running = new ExecutorCompletionService<Journal.Entry>(pool);
            int waiting = 0;
            for (int i = 0; i < bouts.size(); i++) {
                if (!done.containsKey(i)) {
                    int number = i;
                    running.submit(() -> play(number));
                    waiting++;
                }
            }
            for (; waiting > 0; waiting--) {
                var entry = running.take().get();
                journal.add(entry);
                done.put(entry.number(), entry);
                progress.accept(done.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Standings.of(game, terms, bouts, List.copyOf(done.values()));
    }

    private Journal.Entry play(int number) {
        var bout = bouts.get(number);
        var plan = new Plan(terms.options, bout.bots(), 1, bout.seed(), 1, false, terms.thinking);
        var nobody = Watcher.<S, A>nobody();
        var simulated = plan.simulated(game, bout.seed(), nobody.game(number, bout.seed()));
        var outcome = simulated.outcome();
        var shares = new ArrayList<Double>();
        for (var seat : game.info().seated(terms.options)) {
            shares.add(outcome.merit(seat));
        }
        return new Journal.Entry(number, List.copyOf(shares), simulated.decisions());
    }
}
