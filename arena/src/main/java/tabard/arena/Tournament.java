package tabard.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Work;
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

    /** How many games a part has. */
    public int size(TournamentPart part) {
        return (int) IntStream.range(0, bouts.size()).filter(part::has).count();
    }

    /** Plays what the journal does not have yet, and writes each game into it as it ends. */
    public Standings play(Journal journal, Engine engine, IntConsumer progress) {
        return standings(play(TournamentPart.whole(), journal, engine, progress));
    }

    /** Plays one part only, into a journal that is merged with those of the others later. */
    public void playPart(TournamentPart part, Journal journal, Engine engine, IntConsumer progress) {
        play(part, journal, engine, progress);
    }

    /** The standings of games that were played elsewhere, part by part; they are those of one run. */
    public Standings merge(List<Journal> journals) {
        var done = new TreeMap<Integer, Journal.Entry>();
        for (var journal : journals) {
            for (var entry :
                    journal.read(game.info().rules(), terms, bouts.size()).values()) {
                var other = done.put(entry.number(), entry);
                if (other != null && !other.equals(entry)) {
                    throw new Refusal(Said.of("arena.differ", entry.number()));
                }
            }
        }
        for (int i = 0; i < bouts.size(); i++) {
            if (!done.containsKey(i)) {
                throw new Refusal(Said.of("arena.missing", bouts.size() - done.size(), bouts.size(), i));
            }
        }
        return standings(done);
    }

    private Standings standings(Map<Integer, Journal.Entry> done) {
        return Standings.of(game, terms, bouts, List.copyOf(done.values()));
    }

    private Map<Integer, Journal.Entry> play(
            TournamentPart part, Journal journal, Engine engine, IntConsumer progress) {
        Map<Integer, Journal.Entry> done =
                new TreeMap<>(journal.open(game.info().rules(), terms, bouts.size()));
        progress.accept(done.size());
        var left = IntStream.range(0, bouts.size())
                .filter(i -> part.has(i) && !done.containsKey(i))
                .mapToObj(i -> new OneGame(terms.options, terms.thinking, bouts.get(i), i))
                .toList();
        engine.all(game, left, entry -> {
            journal.add(entry);
            done.put(entry.number(), entry);
            progress.accept(done.size());
        });
        return done;
    }

    /** A game of the tournament, wherever it is played. */
    private record OneGame(Options options, Budget thinking, Bout bout, int number) implements Work<Journal.Entry> {
        @Override
        public <S, A extends Action> Journal.Entry done(Game<S, A> game) {
            var plan = new Plan(options, bout.bots(), 1, bout.seed(), 1, false, thinking);
            var nobody = Watcher.<S, A>nobody();
            var simulated = plan.simulated(game, bout.seed(), nobody.game(number, bout.seed()));
            var outcome = simulated.outcome();
            var shares = new ArrayList<Double>();
            for (var seat : game.info().seated(options)) {
                shares.add(outcome.merit(seat));
            }
            return new Journal.Entry(number, List.copyOf(shares), simulated.decisions());
        }
    }
}
