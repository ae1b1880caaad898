package tabard.arena;

import java.io.Serializable;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import tabard.arena.engine.Engine;
import tabard.arena.engine.Work;
import tabard.bots.Bots;
import tabard.bots.OtherWeights;
import tabard.bots.loop.SimulatedGame;
import tabard.bots.loop.Watcher;
import tabard.table.Action;
import tabard.table.Bot;
import tabard.table.Budget;
import tabard.table.Game;
import tabard.table.Options;
import tabard.table.Seat;

/**
 * Improves the weights of a game's worth: bots play with a random move now and then, the weights are fitted to how those games ended, and bots with the new
 * weights play against bots with the old. The same terms give the same result, however many threads there are.
 */
public final class Tuning<S, A extends Action> {
    private static final int KEPT_OUT = 5; // one game in so many is not fitted to, but held out to measure the loss
    private static final MathContext PRECISION = new MathContext(3);

    private final Game<S, A> game;
    private final Terms terms;
    private final List<? extends Seat> seats;
    private final List<Bout> bouts;

    /**
     * What is agreed: the set-up, the bot that plays, how many games to learn from and about how many to prove it by, how firmly the old weights
     * are held (as so many games would), the seed, and how long a bot may think.
     */
    public record Terms(Options options, String bot, int games, int proofGames, double hold, long seed, Budget thinking)
            implements Serializable {
        public Terms {
            Bots.named(bot, seed); // refuses a word that names no bot
        }
    }

    public Tuning(Game<S, A> game, Terms terms) {
        this.game = game;
        this.terms = terms;
        this.seats = game.info().seated(terms.options);
        this.bouts = bouts();
    }

    private List<Bout> bouts() {
        var lineUps =
                Bout.lineUps(List.of(HeadToHead.NEW, HeadToHead.OLD), seats.size(), game.cooperative(terms.options));
        var bouts = new ArrayList<Bout>();
        var luck = luck(~terms.seed);
        for (int round = 0; bouts.size() < terms.proofGames; round++) {
            for (var line : lineUps) {
                bouts.add(new Bout(line, luck.seed(round)));
            }
        }
        return bouts;
    }

    private Plan luck(long seed) {
        return new Plan(terms.options, List.of(terms.bot), 1, seed, 1, false);
    }

    /** How many games will be played. */
    public int size() {
        return terms.games + bouts.size();
    }

    public Tuned run(Engine engine, IntConsumer progress) {
        var done = new AtomicInteger();
        var luck = luck(terms.seed);
        var lessons = IntStream.range(0, terms.games)
                .mapToObj(number -> new Lesson(terms, luck.seed(number)))
                .toList();
        var all = engine.all(game, lessons, _ -> progress.accept(done.incrementAndGet()));
        var fitted = new ArrayList<Sample>();
        var keptOut = new ArrayList<Sample>();
        for (int i = 0; i < all.size(); i++) {
            (i % KEPT_OUT == KEPT_OUT - 1 ? keptOut : fitted).addAll(all.get(i).samples());
        }
        var old = game.worth().weights();
        var fit = Fit.of(fitted, old, terms.hold).settled(fitted).rounded(PRECISION);
        double before = Fit.ofLevel(fitted, old).loss(keptOut);
        var losses = new Tuned.Losses(before, fit.loss(keptOut), fit.level());
        var trials = bouts.stream()
                .map(bout -> new Trial(terms, bout, fit.weights()))
                .toList();
        var played = engine.all(game, trials, _ -> progress.accept(done.incrementAndGet()));
        boolean team = game.cooperative(terms.options) || seats.size() == 1;
        var proof = team ? HeadToHead.ofTeams(played) : HeadToHead.ofRivals(played, seats.size());
        return Tuned.of(game.info().id(), terms, fitted.size() + keptOut.size(), lines(old, fit), losses, proof);
    }

    private List<Tuned.Weight> lines(List<Double> old, Fit fit) {
        var lines = new ArrayList<Tuned.Weight>();
        for (int i = 0; i < old.size(); i++) {
            String name = game.worth().features().get(i).name();
            lines.add(new Tuned.Weight(
                    name, old.get(i), fit.weights().get(i), fit.spreads().get(i)));
        }
        return List.copyOf(lines);
    }

    /** What one game taught. */
    private record Learnt(List<Sample> samples) implements Serializable {}

    /** A game to learn from. */
    private record Lesson(Terms terms, long seed) implements Work<Learnt> {
        @Override
        public <S, A extends Action> Learnt done(Game<S, A> game) {
            LongFunction<Bot> player = own -> new Exploring(Bots.named(terms.bot, own), own);
            var sampler = new Sampler<>(game, terms.options, seed);
            var players = Collections.nCopies(game.info().seated(terms.options).size(), player);
            simulated(game, terms, players, seed, sampler).outcome();
            return new Learnt(List.copyOf(sampler.samples()));
        }
    }

    /** A game of old weights against new. */
    private record Trial(Terms terms, Bout bout, List<Double> weights) implements Work<HeadToHead.Played> {
        @Override
        public <S, A extends Action> HeadToHead.Played done(Game<S, A> game) {
            var players = new ArrayList<LongFunction<Bot>>();
            for (String kind : bout.bots()) {
                players.add(
                        kind.equals(HeadToHead.NEW)
                                ? own -> new OtherWeights(Bots.named(terms.bot, own), weights)
                                : own -> Bots.named(terms.bot, own));
            }
            var nobody = Watcher.<S, A>nobody();
            var outcome = simulated(game, terms, players, bout.seed(), nobody.game(0, bout.seed()))
                    .outcome();
            var shares = new ArrayList<Double>();
            for (var seat : game.info().seated(terms.options)) {
                shares.add(outcome.merit(seat));
            }
            return new HeadToHead.Played(bout, List.copyOf(shares));
        }
    }

    private static <S, A extends Action> SimulatedGame<S, A> simulated(
            Game<S, A> game, Terms terms, List<LongFunction<Bot>> players, long seed, Watcher<S, A> watcher) {
        return new SimulatedGame<>(game, terms.options, terms.thinking, false, players, seed, watcher);
    }
}
